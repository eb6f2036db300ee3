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
import { personHere } from '../../state/account/person-here.ts';
import { useDesign } from '../../state/catalogue/design-store.ts';
import { loadCollageTools } from '../../state/editor/collage-tools.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { clearLibrary } from '../../state/photos/photo-library.ts';
import { untilThere } from '../../state/window/server-return.ts';
import { untilListed } from '../catalogue/until-listed.ts';
import { autosaveOf } from '../drafts/autosave.ts';
import { newDraftId, newOpenDraft, noteWritten, type OpenDraft, WRITER } from '../drafts/draft-writer.ts';
import { readAgain } from '../photos/add-photos.ts';
import { askToSignInFor } from './load-collage.ts';

/** 'in-use': another window has it open. 'unreadable': gone, or not whole, or of another form. */
export type OpenOutcome = 'opened' | 'in-use' | 'unreadable';

/** How a draft that another window may have open is gone on with. */
export type OpenMode = LockMode | 'copy';

/**
 * Opens a draft as the work: everything is as it was when it was written last, and goes on being kept in it.
 *
 * @throws what the browser says when it does not give its storage
 */
export async function openDraft(workspace: Workspace, id: string, mode: OpenMode): Promise<OpenOutcome> {
  const autosave = autosaveOf(workspace);
  autosave.start();
  // What is open here now is not lost either.
  await autosave.whenWritten();
  const draft = newOpenDraft({ version: null, owner: null }, mode === 'copy' ? newDraftId() : id);
  draft.lock = await lockDraft(draft.id, mode === 'take-over' ? 'take-over' : 'if-free', () => autosave.splitOff(draft));
  if (!draft.lock) return 'in-use';
  try {
    const loaded = await loadFor(draft, id);
    if (loaded) await show(workspace, draft, loaded);
    else draft.lock.release();
    return loaded ? 'opened' : 'unreadable';
  } catch (error) {
    draft.lock.release(); // or it would be open in another window, which nobody finds
    if (draft.id !== id) await dropDraft(draft.id).catch(() => undefined); // half a copy
    throw error;
  }
}

async function loadFor(draft: OpenDraft, id: string): Promise<LoadedDraft | null> {
  if (draft.id === id) await claimDraft(id, WRITER);
  const loaded = await loadDraft(id);
  if (loaded && !isDraftFor(loaded.header, personHere())) return null;
  return loaded && draft.id !== id ? await copyDraft(loaded, draft.id, WRITER) : loaded;
}

async function show(workspace: Workspace, draft: OpenDraft, { header, body, files }: LoadedDraft): Promise<void> {
  const { collage, photos, customSize, photosFirst = null } = body;
  const { collageId, baseVersion, owner } = header;
  const [tools] = await Promise.all([untilThere(loadCollageTools), untilListed()]);
  const current = await useDesign.getState().adopt(collage.design);
  // A design that the catalogue does not have any more is still the one of this work; of photos that came first none was chosen yet.
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
  for (const photo of photos) draft.known.set(photo.id, photo);
  noteWritten(draft, { header, body });
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

/** True for photos that no design was chosen for yet: the designs are shown with them. */
export function isToBeChosen(collage: Collage, photosFirst: PhotosFirst | null): boolean {
  return photosFirst !== null && Object.keys(collage.fills).length === 0;
}

function entryFor(
  photo: Photo,
  { origin, key, suggestedRotation, sizeBytes, onServer, src, ...told }: DraftPhoto,
  files: ReadonlyMap<string, Blob>,
): PhotoEntry {
  const { id, name, type, widthPx, heightPx } = photo;
  if (onServer) {
    const stored = storedEntry(photo, src || pathOf(PATHS.photoWeb, { id }), pathOf(PATHS.photoThumb, { id }));
    return { ...stored, ...photoTime(told), key, suggestedRotation, sizeBytes };
  }
  const file = files.get(origin);
  const entry = {
    ...chosenEntry(id, file ?? new Blob(), name),
    isComing: false,
    type,
    origin,
    key,
    suggestedRotation,
    sizeBytes,
    ...photoTime(told),
    original: { widthPx, heightPx },
  };
  // Chosen so shortly before the end that its file was not stored: it keeps its place and waits for it.
  return file ? entry : entryAfter(entry, { type: 'missing' });
}

/**
 * Shows the sign-in when the open work has photos that the server gives to their owner only, and nobody is signed in.
 * The work stays open and can be edited meanwhile; a server that does not answer asks nobody. The sign-in itself fetches the photos.
 */
export async function askForOwner(workspace: Workspace, signal?: AbortSignal): Promise<void> {
  const { history } = workspace.work.getState();
  if (!history?.present.photos.some(({ id, type }) => /^\d+$/.test(id) && type !== 'QUOTES')) return;
  const session = await refreshAccount(signal).catch(() => null);
  if (session && !session.isSignedIn) askToSignInFor(workspace, async () => undefined);
}
