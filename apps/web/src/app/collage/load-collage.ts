import { PATHS, pathOf } from '@muro/api';
import { readCollageXml, restoreCollage, type SavedCollage, savedDesign, type TemplateDocument, typeOf } from '@muro/domain';
import { HttpFault } from '../../client/http.ts';
import { loadCollage as fetchCollage } from '../../client/load.ts';
import { storedEntry } from '../../flow/photos/photo-entry.ts';
import { useDesign } from '../catalogue/design-store.ts';
import { useTextStore } from '../locale/text-store.ts';
import { go } from '../navigate/go.ts';
import { useNavigation } from '../navigate/navigation-store.ts';
import { errorPath } from '../navigate/paths.ts';
import { clearLibrary, putEntries } from '../photos/photo-library.ts';
import { refreshAccount, useAccount } from '../saving/account-store.ts';
import { noteStored } from '../saving/stored-work.ts';
import { loadCollageTools } from './collage-tools.ts';
import { useWork } from './work-store.ts';

/** What waits for somebody to sign in. */
let wanted: (() => Promise<void>) | null = null;

/**
 * Opens a saved collage by its id: asks who is signed in, shows the sign-in dialog when nobody is, and leads to the
 * error screen when that cannot be found out or the collage cannot be loaded. Never rejects. [LOAD-08 … LOAD-12] [ERR-03] [ERR-04]
 */
export async function loadCollage(collageId: string, onOpened?: (collageId: string) => Promise<void>): Promise<void> {
  wanted = async () => {
    await open(collageId);
    await onOpened?.(collageId);
  };
  try {
    const { isSignedIn } = await refreshAccount();
    if (!isSignedIn) return askToSignIn();
  } catch (error) {
    return fail(`editor.loadTemplate: ${wordsOf(error)}`);
  }
  await openWanted();
}

/** Asks who is there before something that only its owner can see; the work itself is open already. */
export function askToSignInFor(next: () => Promise<void>): void {
  wanted = next;
  askToSignIn();
}

/** Brings what was wanted into the editor; somebody is signed in now. [LOAD-10] */
export async function openWanted(): Promise<void> {
  if (wanted === null) return;
  const { send } = useNavigation.getState();
  send({ type: 'enter-editor' });
  try {
    await wanted();
    wanted = null;
    send({ type: 'layers-ready' });
  } catch (error) {
    if (error instanceof HttpFault && error.status === 401) return askToSignIn();
    console.error(error);
    fail(`ModelService.load():${wordsOf(error)}`);
  }
}

/** The stored collage instead of the open one: somebody saved a newer version. */
export async function reloadOpenCollage(): Promise<void> {
  const { collageId } = useWork.getState();
  if (collageId === null) return;
  wanted = () => open(collageId);
  await openWanted();
}

async function open(collageId: string): Promise<void> {
  const [loaded, tools] = await Promise.all([fetchCollage(collageId), loadCollageTools()]);
  const saved = readCollageXml(loaded.collageXml);
  const design = savedDesign(saved, await staticDocument(saved));
  if (!design || !(await useDesign.getState().adopt(design))) throw new Error("Couldn't find template");
  const collage = restoreCollage(saved, design);
  clearLibrary();
  putEntries(
    saved.photos.flatMap((file) => {
      const photo = collage.photos.find(({ id }) => id === file.id);
      if (!photo) return [];
      const entry = storedEntry(
        photo,
        file.web?.src || pathOf(PATHS.photoWeb, { id: photo.id }),
        pathOf(PATHS.photoThumb, { id: photo.id }),
      );
      return [{ ...entry, key: file.unique || null, suggestedRotation: file.suggestedRotation, takenMs: loaded.takenMs[photo.id] ?? null }];
    }),
  );
  useWork.getState().open(collage, loaded.collageId, tools);
  noteStored({ version: loaded.version, owner: useAccount.getState().username });
}

/** Static designs do not travel in the collage: the catalogue has their layout. [LOAD-13] */
async function staticDocument({ templateId, documents }: SavedCollage): Promise<TemplateDocument | null> {
  if (documents.length > 0) return null;
  await useDesign.getState().loadList();
  const { list, loadDocument } = useDesign.getState();
  const template = list.status === 'ready' ? list.templates.find(({ id }) => id === templateId) : undefined;
  if (!template || typeOf(template) !== 'static') throw new Error("Couldn't find template");
  await loadDocument(template);
  const document = useDesign.getState().documents[templateId];
  return document?.status === 'ready' ? document.document : null;
}

function askToSignIn(): void {
  useNavigation.getState().send({ type: 'needs-sign-in' });
}

function fail(message: string): void {
  wanted = null;
  go(errorPath(useTextStore.getState().locale, message), { replace: true });
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
