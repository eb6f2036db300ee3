import { uploadPhoto } from '../client/upload.ts';
import type { PhotoToSend } from '../flow/save-process.ts';
import { useAccount } from './account-store.ts';
import { visitId } from './heartbeat-runner.ts';
import { entryOf, markStored, suggestedRotationNow } from './photo-library.ts';
import { noteStored } from './stored-work.ts';
import { collageOf, useWork } from './work-store.ts';

/** Uploads a local photo; in collage and library it has the server's number then. @throws {HttpFault} */
export async function sendPhoto({ id }: PhotoToSend, signal: AbortSignal, onProgress: (bytes: number) => void): Promise<void> {
  const entry = entryOf(id);
  const collage = collageOf(useWork.getState());
  if (!entry || !collage || entry.onServer) return;
  if (!entry.file) throw new RangeError(`Expected a local file for photo ${id} but received none`);
  const suggestedRotation = suggestedRotationNow(entry, collage);
  const { file, name, type, key, webSize: resized } = entry;
  const answer = await uploadPhoto(
    { file, name, type, key: key ?? '', suggestedRotation, resized, session: visitId() },
    { signal, onProgress },
  );
  noteStored({ owner: useAccount.getState().username });
  const stored = { id: String(answer.id), src: answer.src };
  if (collageOf(useWork.getState())?.photos.some((photo) => photo.id === stored.id)) takeStoredTwin(id, stored.id);
  else markStored(id, stored);
}

/** The server knows these very bytes as another photo of the collage: that one takes the place of the local one. */
function takeStoredTwin(localId: string, storedId: string): void {
  const { dispatch } = useWork.getState();
  const joinKey = `twin:${localId}`;
  for (const [slot, { photoId, view }] of Object.entries(collageOf(useWork.getState())?.fills ?? {})) {
    if (photoId !== localId) continue;
    dispatch({ type: 'place-photo', slot, photoId: storedId }, joinKey);
    dispatch({ type: 'set-view', slot, view }, joinKey);
  }
  dispatch({ type: 'remove-photos', photoIds: [localId] }, joinKey);
}
