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

/** All that one open work consists of; commands take it as their first argument. Two of them do not know of each other. */
export interface Workspace {
  /** The collage with its history. */
  readonly work: WorkStoreApi;
  /** What the server has of it. */
  readonly stored: Stored;
  readonly photos: Photos;
  /** How far the reading of chosen files has come. */
  readonly reading: Reading;
  /** What the editor shows beside the collage. */
  readonly view: EditorViewStore;
  /** What a hand is changing right now. */
  readonly live: LiveView;
  /** What a person has to know about its draft. */
  readonly autosave: AutosaveStore;
  /** Other work on this device that can be gone on with in its place. */
  readonly offers: DraftOfferStore;
  /** The open collage as the editor shows it; null while it does not. */
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
