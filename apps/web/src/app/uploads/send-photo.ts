import type { Collage } from '@muro/domain';
import { askKnownPhoto } from '../../client/known-photos.ts';
import { uploadPhoto } from '../../client/upload.ts';
import { hashFile } from '../../files/hash-file.ts';
import { type ArrivedPhoto, PHOTO_STATES } from '../../flow/photos/photo-entry.ts';
import { photoTime } from '../../flow/photos/photo-time.ts';
import { useAccount } from '../../state/account/account-store.ts';
import { collageOf } from '../../state/collage/work-store.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { type Photos, suggestedRotationNow, whenEntry } from '../../state/photos/photo-library.ts';
import type { UploadPorts } from './run-upload.ts';

/** The server keeps a photo of no saved collage for some days; after this time it is asked again. */
const TRUSTED_MS = 86_400_000;

/** Whose photos are sent, and in which visit. */
export interface SenderPorts {
  readonly workspace: Workspace;
  /** Id of the visit for calls that carry it [UPLOAD-01]; null before the first answer. */
  visitId(): string | null;
  /** The server has one more photo. */
  onArrived(): void;
}

/** Whether the account that is signed in has the photo on the server already. */
export function hasArrived({ entryOf }: Photos, id: string): boolean {
  const { username } = useAccount.getState();
  const arrived = entryOf(id)?.arrived;
  return username !== null && arrived?.owner === username && Date.now() - arrived.atMs < TRUSTED_MS;
}

/** A photo that came once, perhaps over a connection that broke before the answer, is not sent again. */
async function knownPhoto(file: Blob, signal: AbortSignal) {
  const sha256 = await hashFile(file);
  return sha256 === null ? null : await askKnownPhoto({ sha256, bytes: file.size }, signal);
}

/** Uploads local photos, each once it is a JPEG; the library remembers what the server said. It throws {HttpFault}. */
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
    const arrived = { id: String(answer.id), src: answer.src, owner: useAccount.getState().username, atMs: Date.now() };
    photos.tell(id, { type: 'arrived', arrived });
    onArrived();
  };
}

/** What the server said of those photos of a collage that it has and the collage does not know it has. By their ids here. */
export function arrivedPhotos({ entryOf }: Photos, collage: Collage): Readonly<Record<string, ArrivedPhoto>> {
  const arrived = collage.photos.flatMap(({ id }) => {
    const entry = entryOf(id);
    return entry?.arrived && !entry.onServer ? [[id, entry.arrived] as const] : [];
  });
  return Object.fromEntries(arrived);
}
