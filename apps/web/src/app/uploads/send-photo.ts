import type { Collage } from '@muro/domain';
import { findKnownPhoto } from '../../client/known-photos.ts';
import { uploadPhoto } from '../../client/upload.ts';
import { hashFile } from '../../files/hash-file.ts';
import { PHOTO_STATES, type UploadedPhoto } from '../../flow/photos/photo-entry.ts';
import { photoTime } from '../../flow/photos/photo-time.ts';
import { useAccount } from '../../state/account/account-store.ts';
import { collageOf } from '../../state/collage/work.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { type Photos, suggestedRotationNow, whenEntry } from '../../state/photos/photo-library.ts';
import type { UploadPorts } from './run-upload.ts';

/** Time for which an uploaded photo counts as stored: the server deletes photos without a saved collage after some days. */
const TRUSTED_MS = 86_400_000;

/** Ports of the upload: the workspace and the visit. */
export interface SenderPorts {
  readonly workspace: Workspace;
  /** Id of the visit for calls that carry it [UPLOAD-01]; null before the first answer. */
  visitId(): string | null;
  /** Called when another photo is on the server. */
  onArrived(): void;
}

/** True if the signed-in account already has the photo on the server. */
export function hasArrived({ entryOf }: Photos, id: string): boolean {
  const { username } = useAccount.getState();
  const uploaded = entryOf(id)?.uploaded;
  return username !== null && uploaded?.owner === username && Date.now() - uploaded.atMs < TRUSTED_MS;
}

/** Returns the server's answer for a file that it already has, e.g. after an upload whose connection broke before the answer. */
async function knownPhoto(file: Blob, signal: AbortSignal) {
  const sha256 = await hashFile(file);
  return sha256 === null ? null : await findKnownPhoto({ sha256, bytes: file.size }, signal);
}

/**
 * Returns a function that uploads local photos, each once it is a JPEG,
 * and records the server's answer in the library. It throws {HttpFault}.
 */
export function photoSender({ workspace: { work, photos }, visitId, onArrived }: SenderPorts): UploadPorts['upload'] {
  return async ({ id }, signal, onProgress) => {
    const entry = await whenEntry(photos, id, ({ isForeign, state }) => !isForeign || state === PHOTO_STATES.ERROR, signal);
    const collage = collageOf(work.getState());
    if (!entry || entry.isForeign || !collage || entry.onServer || hasArrived(photos, id)) return;
    if (!entry.file) throw new RangeError(`Expected a local file for photo ${id} but received none`);
    const suggestedRotation = suggestedRotationNow(entry, collage);
    const { file, name, type, key, webSize: resized } = entry;
    const upload = { file, name, type, key: key ?? '', suggestedRotation, time: photoTime(entry), resized, session: visitId() };
    const answer = (await knownPhoto(file, signal)) ?? (await uploadPhoto(upload, { signal, onProgress }));
    const uploaded = { id: String(answer.id), src: answer.src, owner: useAccount.getState().username, atMs: Date.now() };
    photos.applyEvent(id, { type: 'uploaded', uploaded });
    onArrived();
  };
}

/** Returns the server's answers for uploaded photos that the collage still uses as local ones, by local id. */
export function uploadedPhotos({ entryOf }: Photos, collage: Collage): Readonly<Record<string, UploadedPhoto>> {
  const uploaded = collage.photos.flatMap(({ id }) => {
    const entry = entryOf(id);
    return entry?.uploaded && !entry.onServer ? [[id, entry.uploaded] as const] : [];
  });
  return Object.fromEntries(uploaded);
}
