import { PATHS, pathOf } from '@muro/api';
import { type Collage, itemAt, type Photo } from '@muro/domain';
import { claimDraft, copyDraft, dropDraft, type LoadedDraft, loadDraft } from '../../drafts/draft-store.ts';
import { type LockMode, lockDraft } from '../../drafts/lock-draft.ts';
import type { DraftPhoto } from '../../flow/drafts/draft.ts';
import { isDraftFor } from '../../flow/drafts/draft-plan.ts';
import { chosenEntry, entryAfter, type PhotoEntry, storedEntry } from '../../flow/photos/photo-entry.ts';
import { photoTime } from '../../flow/photos/photo-time.ts';
import type { PhotosFirst } from '../../flow/photos/photos-first.ts';
import { refreshAccount } from '../../state/account/account-store.ts';
import { lastSignedInAccount } from '../../state/account/last-signed-in-account.ts';
import { useDesign } from '../../state/catalogue/design-store.ts';
import { loadCollageTools } from '../../state/editor/collage-tools.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { clearLibrary } from '../../state/photos/photo-library.ts';
import { retryUntilLoaded } from '../../state/window/server-return.ts';
import { waitForList } from '../catalogue/wait-for-list.ts';
import { autosaveOf } from '../drafts/autosave.ts';
import { newDraftId, newOpenDraft, type OpenDraft, recordWritten, WRITER } from '../drafts/draft-writer.ts';
import { readAgain } from '../photos/add-photos.ts';
import { askToSignInFor } from './load-collage.ts';

/** 'in-use': open in another window. 'unreadable': missing, incomplete or of another format. */
export type OpenOutcome = 'opened' | 'in-use' | 'unreadable';

/** Mode of opening a draft that another window may have open. */
export type OpenMode = LockMode | 'copy';

/**
 * Opens a draft as the current work, in its last written state; it continues to be stored in the draft.
 *
 * @throws the browser's error if storage is not available
 */
export async function openDraft(workspace: Workspace, id: string, mode: OpenMode): Promise<OpenOutcome> {
  const autosave = autosaveOf(workspace);
  autosave.start();
  // Writes the changes of the currently open work first.
  await autosave.whenWritten();
  const draft = newOpenDraft({ version: null, owner: null }, mode === 'copy' ? newDraftId() : id);
  draft.lock = await lockDraft(draft.id, mode === 'take-over' ? 'take-over' : 'if-free', () => autosave.splitOff(draft));
  if (!draft.lock) return 'in-use';
  try {
    const loaded = await loadFor(draft, id);
    if (loaded) await showDraft(workspace, draft, loaded);
    else draft.lock.release();
    return loaded ? 'opened' : 'unreadable';
  } catch (error) {
    draft.lock.release(); // otherwise it would count as open in a window that does not exist
    if (draft.id !== id) await dropDraft(draft.id).catch(() => undefined); // an incomplete copy
    throw error;
  }
}

async function loadFor(draft: OpenDraft, id: string): Promise<LoadedDraft | null> {
  if (draft.id === id) await claimDraft(id, WRITER);
  const loaded = await loadDraft(id);
  if (loaded && !isDraftFor(loaded.header, lastSignedInAccount())) return null;
  return loaded && draft.id !== id ? await copyDraft(loaded, draft.id, WRITER) : loaded;
}

async function showDraft(workspace: Workspace, draft: OpenDraft, { header, body, files }: LoadedDraft): Promise<void> {
  const { collage, photos, customSize, photosFirst = null } = body;
  const { collageId, baseVersion, owner } = header;
  const [tools] = await Promise.all([retryUntilLoaded(loadCollageTools), waitForList()]);
  const current = await useDesign.getState().adopt(collage.design);
  // A design that left the catalogue remains valid for this work; for photos first no design has been chosen yet.
  if (!current || isToBeChosen(collage, photosFirst)) useDesign.getState().clearCurrent();
  if (current && customSize) {
    useDesign.setState(({ choices }) => {
      const choice = choices[current.template.id];
      return choice ? { choices: { ...choices, [current.template.id]: { ...choice, size: customSize, customSize } } } : {};
    });
  }
  draft.stored = { version: baseVersion, owner };
  draft.person = header.person ?? null;
  draft.files = new Map(files);
  for (const photo of photos) draft.photoFacts.set(photo.id, photo);
  recordWritten(draft, { header, body });
  clearLibrary(workspace.photos);
  workspace.photos.put(collage.photos.map((photo, index) => entryFor(photo, itemAt(photos, index), files)));
  autosaveOf(workspace).expectRestored(draft);
  if (header.isTouched) workspace.work.getState().restore(collage, collageId, tools);
  else workspace.work.getState().open(collage, null, tools);
  workspace.work.getState().setPhotosFirst(photosFirst);
  workspace.stored.note({ version: baseVersion, owner });
  readAgain(
    workspace,
    photos.flatMap(({ id, onServer, origin }) => (!onServer && files.has(origin) ? [id] : [])),
  );
}

/** True if the work has photos but no chosen design yet: the designs are shown with them. */
export function isToBeChosen(collage: Collage, photosFirst: PhotosFirst | null): boolean {
  return photosFirst !== null && Object.keys(collage.fills).length === 0;
}

function entryFor(
  photo: Photo,
  { origin, key, suggestedRotation, sizeBytes, onServer, src, ...draftTime }: DraftPhoto,
  files: ReadonlyMap<string, Blob>,
): PhotoEntry {
  const { id, name, type, widthPx, heightPx } = photo;
  if (onServer) {
    const stored = storedEntry(photo, src || pathOf(PATHS.photoWeb, { id }), pathOf(PATHS.photoThumb, { id }));
    return { ...stored, ...photoTime(draftTime), key, suggestedRotation, sizeBytes };
  }
  const file = files.get(origin);
  const entry = {
    ...chosenEntry(id, file ?? new Blob(), name),
    isBeingAdded: false,
    type,
    origin,
    key,
    suggestedRotation,
    sizeBytes,
    ...photoTime(draftTime),
    original: { widthPx, heightPx },
  };
  // The file was chosen too shortly before the page ended to be stored: the photo keeps its slot without the file.
  return file ? entry : entryAfter(entry, { type: 'missing' });
}

/**
 * Asks to sign in if the open work has photos that the server gives only to their owner, and the person is signed out. The work
 * stays open and editable meanwhile; if the server does not answer, nothing is asked. The sign-in itself loads the photos.
 */
export async function askOwnerToSignIn(workspace: Workspace, signal?: AbortSignal): Promise<void> {
  const { history } = workspace.work.getState();
  if (!history?.present.photos.some(({ id, type }) => /^\d+$/.test(id) && type !== 'QUOTES')) return;
  const session = await refreshAccount(signal).catch(() => null);
  if (session && !session.isSignedIn) askToSignInFor(workspace, async () => undefined);
}
