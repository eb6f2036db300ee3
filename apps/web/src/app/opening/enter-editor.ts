import {
  type Collage,
  changeDesignMaterial,
  type Design,
  followsPhotos,
  isMaterialCode,
  memoize,
  newCollage,
  settleMaterial,
  sizesOf,
} from '@muro/domain';
import { type EditorEntry, editorEntry } from '../../flow/edit/editor-entry.ts';
import { go } from '../../state/address/go.ts';
import { errorPath, listPath } from '../../state/address/paths.ts';
import { useDesign } from '../../state/catalogue/design-store.ts';
import { collageOf } from '../../state/collage/work.ts';
import { loadCollageTools } from '../../state/editor/collage-tools.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { useTextStore } from '../../state/language/text-store.ts';
import { useNavigation } from '../../state/navigation/navigation-store.ts';
import { clearLibrary } from '../../state/photos/photo-library.ts';
import { retryUntilLoaded } from '../../state/window/server-return.ts';
import { designCommands } from '../collage/fill-design.ts';
import { arrangePhotos, followPhotos } from '../collage/follow-photos.ts';
import { newJoinKey } from '../collage/join-key.ts';
import { ownPhotos } from '../collage/own-photos.ts';
import { clearDraftOffers, offerInEditor, offerNewerDraft } from './draft-offers.ts';
import { loadCollage } from './load-collage.ts';
import { askOwnerToSignIn } from './open-draft.ts';
import { resumeEditor } from './resume-editor.ts';

/** The last design applied to the open work; undo and redo do not apply it again. */
const lastOf = memoize((_: Workspace): { applied: Design | null } => ({ applied: null }));

/** The request in the editor's address. */
export interface EditorAddress {
  /** Id of the saved collage. */
  readonly addressId: string | null;
  /** Material to open a saved collage on; '' for its own. */
  readonly material: string;
}

/**
 * Opens the work that the editor's address asks for. [EDST-01] [EDST-02] [ROUTE-25 … ROUTE-29]
 *
 * @param signal  aborted when the editor is left
 */
export async function enterEditor(workspace: Workspace, address: EditorAddress, signal: AbortSignal): Promise<void> {
  workspace.view.reset();
  clearDraftOffers(workspace);
  useNavigation.getState().send({ type: 'enter-editor' });
  await followEntry(workspace, arrivalAt(workspace, address.addressId), address, signal);
  if (signal.aborted) return;
  await placeOwnPhotos(workspace);
  const work = workspace.work.getState();
  if (work.history && useNavigation.getState().state === 'NAVSTATE_EDITOR_LOADING') useNavigation.getState().send({ type: 'layers-ready' });
  if (work.isRestored) void askOwnerToSignIn(workspace, signal);
}

function arrivalAt(workspace: Workspace, addressId: string | null): EditorEntry {
  const work = workspace.work.getState();
  const { current } = useDesign.getState();
  return editorEntry({
    addressId,
    isWorkOpen: work.history !== null,
    openId: work.collageId,
    hasCurrentDesign: current !== null,
    isDesignChanged: current !== null && current.design !== lastOf(workspace).applied && current.design !== collageOf(work)?.design,
  });
}

async function followEntry(
  workspace: Workspace,
  entry: EditorEntry,
  { addressId, material }: EditorAddress,
  signal: AbortSignal,
): Promise<void> {
  const { locale } = useTextStore.getState();
  const { current } = useDesign.getState();
  if (entry === 'to-list') return resumeOrLeave(workspace);
  if (entry === 'wrong-id') return go(errorPath(locale, 'editor.ngOnInit.routesub: wrong collageid'), { replace: true });
  if (entry === 'load' && addressId !== null) {
    const onOpened = async (id: string): Promise<void> => {
      await chooseMaterial(workspace, material);
      await offerNewerDraft(workspace, id);
    };
    return loadCollage(workspace, addressId, { signal, onOpened });
  }
  if (!current) return;
  if (entry === 'start') await startCollage(workspace, current.design, signal);
  if (entry === 'change-design') await changeDesign(workspace, current.design, signal);
}

/** Without open work and without a chosen design: continues or offers work stored on this device, or goes to the list. [ROUTE-27] */
async function resumeOrLeave(workspace: Workspace): Promise<void> {
  if ((await resumeEditor(workspace)) || (await offerInEditor(workspace))) return;
  go(listPath(useTextStore.getState().locale), { replace: true });
}

async function startCollage(workspace: Workspace, design: Design, signal: AbortSignal): Promise<void> {
  const tools = await retryUntilLoaded(loadCollageTools);
  if (signal.aborted) return; // the editor was left while the fonts were loading
  clearLibrary(workspace.photos);
  const collage: Collage = newCollage(design, tools);
  workspace.work.getState().open(collage, null, tools);
  lastOf(workspace).applied = design;
}

/** Lays out photos for which no design was chosen, on the design that fits any photos. */
async function placeOwnPhotos(workspace: Workspace): Promise<void> {
  const collage = collageOf(workspace.work.getState());
  if (!collage || !workspace.work.getState().photosFirst || Object.keys(collage.fills).length > 0) return;
  await arrangePhotos(
    workspace,
    ownPhotos(workspace, collage).map(({ photoId }) => photoId),
  );
}

/** Applies another design. If its layout follows photos, they get their slots immediately; all photos, if the former layout did not. */
async function changeDesign(workspace: Workspace, design: Design, signal?: AbortSignal): Promise<void> {
  await retryUntilLoaded(loadCollageTools);
  if (signal?.aborted) return;
  const { dispatch, photosFirst } = workspace.work.getState();
  const before = collageOf(workspace.work.getState());
  const joinKey = newJoinKey('design');
  const commands = designCommands(workspace, design);
  for (const command of commands) dispatch(command, joinKey);
  lastOf(workspace).applied = design;
  // The size page has already laid out these photos.
  if (commands.at(-1)?.type === 'follow-photos') return;
  const tray = before && (photosFirst || !followsPhotos(before)) ? before.photos.map(({ id }) => id) : [];
  await followPhotos(workspace, tray, joinKey);
}

/** Changes the open collage to a material that is available for its size, as if chosen on the size page. */
async function chooseMaterial(workspace: Workspace, code: string): Promise<void> {
  const { current, adopt } = useDesign.getState();
  const collage = collageOf(workspace.work.getState());
  if (!current || !collage || code === '' || !isMaterialCode(code)) return;
  const size = sizesOf(current.template).find(({ id }) => id === collage.design.childTemplateId) ?? current.template;
  const design = changeDesignMaterial(collage.design, settleMaterial(size, code));
  if (design === collage.design || design.material !== code) return;
  await adopt(design);
  await changeDesign(workspace, design);
}
