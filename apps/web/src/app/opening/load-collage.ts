import { PATHS, pathOf } from '@muro/api';
import { memoize, readCollageXml, restoreCollage, type SavedCollage, savedDesign, type TemplateDocument, typeOf } from '@muro/domain';
import { HttpFault } from '../../client/http.ts';
import { loadCollage as fetchCollage, NO_COLLAGE_DATA } from '../../client/load.ts';
import { storedEntry } from '../../flow/photos/photo-entry.ts';
import { photoTime } from '../../flow/photos/photo-time.ts';
import { refreshAccount, useAccount } from '../../state/account/account-store.ts';
import { go } from '../../state/address/go.ts';
import { errorPath } from '../../state/address/paths.ts';
import { readyDocument, useDesign } from '../../state/catalogue/design-store.ts';
import { loadCollageTools } from '../../state/editor/collage-tools.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { faultWords } from '../../state/language/fault-words.ts';
import { useTextStore } from '../../state/language/text-store.ts';
import { useNavigation } from '../../state/navigation/navigation-store.ts';
import { clearLibrary, fileRotation } from '../../state/photos/photo-library.ts';
import { lazyPart } from '../../state/window/lazy-part.ts';
import { retryUntilLoaded } from '../../state/window/server-return.ts';

/** The action that waits for a sign-in. */
const waitingOf = memoize((_: Workspace): { wanted: (() => Promise<void>) | null } => ({ wanted: null }));

interface LoadOptions {
  /** Aborted when the editor is left: a collage that has not loaded by then is not opened. */
  readonly signal?: AbortSignal;
  readonly onOpened?: (collageId: string) => Promise<void>;
}

/**
 * Opens a saved collage by its id: checks the sign-in, shows the sign-in dialog if signed out, and the error screen if the check fails or
 * the collage cannot be loaded. Never rejects. [LOAD-08 … LOAD-12] [ERR-03] [ERR-04]
 */
export async function loadCollage(workspace: Workspace, collageId: string, { signal, onOpened }: LoadOptions = {}): Promise<void> {
  waitingOf(workspace).wanted = async () => {
    await fetchAndOpen(workspace, collageId, signal);
    await onOpened?.(collageId);
  };
  try {
    const { isSignedIn } = await refreshAccount(signal);
    if (!isSignedIn) return askToSignIn();
  } catch (error) {
    if (isCancelled(error)) return;
    return fail(workspace, `editor.loadTemplate: ${wordsOf(error)}`);
  }
  await openWanted(workspace);
}

/** Asks to sign in before an action that only the owner may do; the work is already open. */
export function askToSignInFor(workspace: Workspace, next: () => Promise<void>): void {
  waitingOf(workspace).wanted = next;
  askToSignIn();
}

/** Runs the waiting action after a sign-in. [LOAD-10] */
export async function openWanted(workspace: Workspace): Promise<void> {
  const waiting = waitingOf(workspace);
  if (waiting.wanted === null) return;
  const { send } = useNavigation.getState();
  send({ type: 'enter-editor' });
  try {
    await waiting.wanted();
    waiting.wanted = null;
    send({ type: 'layers-ready' });
  } catch (error) {
    if (isCancelled(error)) return;
    if (error instanceof HttpFault && error.status === 401) return askToSignIn();
    console.error(error);
    fail(workspace, `ModelService.load():${wordsOf(error)}`);
  }
}

/** Reloads the open collage from the server, which has a newer version. */
export async function reloadOpenCollage(workspace: Workspace, signal: AbortSignal): Promise<void> {
  const { collageId } = workspace.work.getState();
  if (collageId === null) return;
  waitingOf(workspace).wanted = () => fetchAndOpen(workspace, collageId, signal);
  await openWanted(workspace);
}

/** @throws Error with the editor's message if the document cannot be read */
function readSaved(xml: string): SavedCollage {
  try {
    return readCollageXml(xml);
  } catch (cause) {
    throw new Error("Couldn't parse the xml data", { cause });
  }
}

/** @throws {HttpFault} 'cancelled' if the editor was left meanwhile; nothing has changed then */
async function fetchAndOpen(workspace: Workspace, collageId: string, signal?: AbortSignal): Promise<void> {
  const [loaded, tools] = await Promise.all([fetchCollage(collageId, signal), retryUntilLoaded(loadCollageTools)]);
  const saved = readSaved(loaded.collageXml);
  const design = savedDesign(saved, await staticDocument(saved));
  if (signal?.aborted) throw new HttpFault('cancelled', 'cancelled');
  if (!design || !(await useDesign.getState().adopt(design))) throw new Error("Couldn't find template");
  const collage = restoreCollage(saved, design);
  clearLibrary(workspace.photos);
  workspace.photos.put(
    saved.photos.flatMap((file) => {
      const photo = collage.photos.find(({ id }) => id === file.id);
      if (!photo) return [];
      const entry = storedEntry(
        photo,
        file.web?.src || pathOf(PATHS.photoWeb, { id: photo.id }),
        pathOf(PATHS.photoThumb, { id: photo.id }),
      );
      return [
        {
          ...entry,
          key: file.unique || null,
          suggestedRotation: fileRotation(photo.id, file.suggestedRotation, collage),
          ...photoTime(loaded.times[photo.id]),
        },
      ];
    }),
  );
  workspace.work.getState().open(collage, loaded.collageId, tools);
  workspace.stored.note({ version: loaded.version, owner: useAccount.getState().username });
}

/**
 * Loads the layout of a static design, which is not part of the collage: the one that the collage names, else the current one. [LOAD-13]
 */
async function staticDocument({ templateId, documents, layout }: SavedCollage): Promise<TemplateDocument | null> {
  if (documents.length > 0) return null;
  await useDesign.getState().loadList();
  const { list, loadDocument } = useDesign.getState();
  const template = list.status === 'ready' ? list.templates.find(({ id }) => id === templateId) : undefined;
  if (!template || typeOf(template) !== 'static') throw new Error("Couldn't find template");
  await loadDocument(template);
  const currentLayout = readyDocument(useDesign.getState().documents[templateId]);
  if (layout === '' || currentLayout?.hash === layout) return currentLayout;
  const { loadLayout } = await lazyPart(() => import('../../client/template-document.ts'));
  return await loadLayout(layout);
}

function isCancelled(error: unknown): boolean {
  return error instanceof HttpFault && error.kind === 'cancelled';
}

function askToSignIn(): void {
  useNavigation.getState().send({ type: 'needs-sign-in' });
}

function fail(workspace: Workspace, message: string): void {
  waitingOf(workspace).wanted = null;
  go(errorPath(useTextStore.getState().locale, message), { replace: true });
}

function wordsOf(error: unknown): string {
  const isMachine = error instanceof HttpFault && error.message !== NO_COLLAGE_DATA;
  if (isMachine) return faultWords(error);
  return error instanceof Error ? error.message : String(error);
}
