import type { PageView } from '../../canvas/CollageCanvas.tsx';
import { createLayoutMaker, type LayoutMaker } from '../../files/layout-maker.ts';
import { createPhotoReader, type PhotoReader } from '../../files/photo-reader.ts';
import { createSubjectFinder, type SubjectFinder } from '../../files/subject-finder.ts';
import { createStored, type Stored } from '../collage/stored-work.ts';
import { createWorkStore, type WorkStoreApi } from '../collage/work-store.ts';
import { createPhotoLibrary, type Photos } from '../photos/photo-library.ts';
import { createReading, type Reading } from '../photos/reading-progress.ts';
import { whenServerAnswers } from '../window/server-return.ts';
import { type AutosaveStore, createAutosaveStore } from './autosave-store.ts';
import { createDraftOfferStore, type DraftOfferStore } from './draft-offer-store.ts';
import { createEditorView, type EditorViewStore } from './editor-view.ts';
import { createLiveView, type LiveView } from './live-view.ts';

/** The state of one open work; commands take it as their first argument. Two workspaces share nothing. */
export interface Workspace {
  /** The collage with its history. */
  readonly work: WorkStoreApi;
  /** The server's state of the work. */
  readonly stored: Stored;
  readonly photos: Photos;
  /** Progress of reading the chosen files. */
  readonly reading: Reading;
  /** View state of the editor. */
  readonly view: EditorViewStore;
  /** The view change in progress. */
  readonly live: LiveView;
  /** State of its draft that is shown to the person. */
  readonly autosave: AutosaveStore;
  /** Other work on this device that can be continued instead. */
  readonly offers: DraftOfferStore;
  /** The canvas of the open collage; null while the editor does not show it. */
  readonly wall: { current: PageView | null };
  readonly reader: PhotoReader;
  readonly layouts: LayoutMaker;
  readonly subjects: SubjectFinder;
}

export function createWorkspace(): Workspace {
  const work = createWorkStore();
  const photos = createPhotoLibrary(work);
  return {
    work,
    photos,
    stored: createStored(work),
    reading: createReading(),
    view: createEditorView(),
    live: createLiveView(work, photos),
    autosave: createAutosaveStore(),
    offers: createDraftOfferStore(),
    wall: { current: null },
    reader: createPhotoReader(whenServerAnswers),
    layouts: createLayoutMaker(whenServerAnswers),
    subjects: createSubjectFinder(),
  };
}
