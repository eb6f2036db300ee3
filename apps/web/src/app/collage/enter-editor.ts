import { type Collage, type Design, newCollage } from '@muro/domain';
import { type EditorEntry, editorEntry } from '../../flow/edit/editor-entry.ts';
import { useDesign } from '../catalogue/design-store.ts';
import { startDraftKeeper } from '../drafts/draft-keeper.ts';
import { lookForNewer, offerInEditor, stopAsking } from '../drafts/draft-offers.ts';
import { startDraftPictures } from '../drafts/draft-picture.ts';
import { goOnHere } from '../drafts/go-on-here.ts';
import { askForOwner } from '../drafts/open-draft.ts';
import { useTextStore } from '../locale/text-store.ts';
import { go } from '../navigate/go.ts';
import { useNavigation } from '../navigate/navigation-store.ts';
import { errorPath, listPath } from '../navigate/paths.ts';
import { clearLibrary } from '../photos/photo-library.ts';
import { startPhotoWorker } from '../photos/photo-pictures.ts';
import { loadCollageTools } from './collage-tools.ts';
import { resetEditorView } from './editor-view.ts';
import { loadCollage } from './load-collage.ts';
import { collageOf, useWork } from './work-store.ts';

/** The last design that was given to the open work; going back and forth with undo does not bring it again. */
let applied: Design | null = null;

/** Opens what the editor's address asks for. [EDST-01] [EDST-02] [ROUTE-25 … ROUTE-29] */
export async function enterEditor(addressId: string | null): Promise<void> {
  resetEditorView();
  startPhotoWorker();
  startDraftKeeper();
  startDraftPictures();
  stopAsking();
  useNavigation.getState().send({ type: 'enter-editor' });
  await followEntry(arrivalAt(addressId), addressId);
  const work = useWork.getState();
  if (work.history && useNavigation.getState().state === 'NAVSTATE_EDITOR_LOADING') useNavigation.getState().send({ type: 'layers-ready' });
  if (work.isRestored) void askForOwner();
}

function arrivalAt(addressId: string | null): EditorEntry {
  const work = useWork.getState();
  const { current } = useDesign.getState();
  return editorEntry({
    addressId,
    isWorkOpen: work.history !== null,
    openId: work.collageId,
    hasCurrentDesign: current !== null,
    isDesignChanged: current !== null && current.design !== applied && current.design !== collageOf(work)?.design,
  });
}

async function followEntry(entry: EditorEntry, addressId: string | null): Promise<void> {
  const { locale } = useTextStore.getState();
  const { current } = useDesign.getState();
  if (entry === 'to-list') return goOnOrLeave();
  if (entry === 'wrong-id') return go(errorPath(locale, 'editor.ngOnInit.routesub: wrong collageid'), { replace: true });
  if (entry === 'load' && addressId !== null) return loadCollage(addressId, lookForNewer);
  if (!current) return;
  if (entry === 'start') await startCollage(current.design);
  if (entry === 'change-design') await changeDesign(current.design);
}

/** Nothing is open and nothing was chosen: work that is kept on this device is gone on with or offered. [ROUTE-27] */
async function goOnOrLeave(): Promise<void> {
  if ((await goOnHere()) || (await offerInEditor())) return;
  go(listPath(useTextStore.getState().locale), { replace: true });
}

async function startCollage(design: Design): Promise<void> {
  const tools = await loadCollageTools();
  clearLibrary();
  const collage: Collage = newCollage(design, tools);
  useWork.getState().open(collage, null, tools);
  applied = design;
}

async function changeDesign(design: Design): Promise<void> {
  await loadCollageTools();
  const { dispatch, collageId } = useWork.getState();
  dispatch({ type: 'change-design', design, isSaved: collageId !== null });
  applied = design;
}
