import { type Collage, type Design, newCollage } from '@muro/domain';
import { type EditorEntry, editorEntry } from '../flow/editor-entry.ts';
import { loadCollageTools } from './collage-tools.ts';
import { useDesign } from './design-store.ts';
import { startDraftKeeper } from './draft-keeper.ts';
import { lookForNewer, offerInEditor, stopAsking } from './draft-offers.ts';
import { resetEditorView } from './editor-view.ts';
import { go } from './go.ts';
import { goOnHere } from './go-on-here.ts';
import { loadCollage } from './load-collage.ts';
import { useNavigation } from './navigation-store.ts';
import { askForOwner } from './open-draft.ts';
import { errorPath, listPath } from './paths.ts';
import { clearLibrary } from './photo-library.ts';
import { startPhotoWorker } from './photo-pictures.ts';
import { useTextStore } from './text-store.ts';
import { collageOf, useWork } from './work-store.ts';

/** The last design that was given to the open work; going back and forth with undo does not bring it again. */
let applied: Design | null = null;

/** Opens what the editor's address asks for. [EDST-01] [EDST-02] [ROUTE-25 … ROUTE-29] */
export async function enterEditor(addressId: string | null): Promise<void> {
  resetEditorView();
  startPhotoWorker();
  startDraftKeeper();
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
