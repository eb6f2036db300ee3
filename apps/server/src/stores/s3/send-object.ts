import { randomBytes } from 'node:crypto';
import type { Draft } from '../../files/blobs.ts';
import { StoreUnavailableError } from '../../files/store-unavailable.ts';
import type { Bucket } from './bucket.ts';
import type { ObjectRow, ObjectRows, OrphanObject } from './object-rows.ts';

export interface ObjectPlace {
  readonly bucket: Bucket;
  readonly rows: ObjectRows;
}

/**
 * Uploads a file under a new key. The row is inserted first, so that objects of a killed server are found, and the size is checked
 * afterwards. Readers do not see the object until its row says that it is kept.
 *
 * @param folder  prefix of the key; '' for none
 */
export async function sendObject({ bucket, rows }: ObjectPlace, name: string, file: Draft, folder: string): Promise<ObjectRow> {
  const key = `${folder}${file.sha256.slice(0, 2)}/${file.sha256}-${randomBytes(8).toString('hex')}`;
  const object: ObjectRow = { key, name, sha256: file.sha256, bytes: file.sizeBytes };
  await rows.begin(object);
  await bucket.put(key, file, (uploadId) => rows.recordUpload(key, uploadId));
  const arrived = await bucket.size(key);
  if (arrived !== file.sizeBytes) throw new StoreUnavailableError(`PUT ${key}: ${arrived} of ${file.sizeBytes} bytes arrived`);
  return object;
}

/** Deletes an object that no row makes visible any more; false if the store is unavailable, then upkeep deletes it later. */
export async function deleteObject({ bucket, rows }: ObjectPlace, { key, uploadId }: OrphanObject): Promise<boolean> {
  try {
    if (uploadId !== null) await bucket.abort(key, uploadId);
    await bucket.remove(key);
  } catch (error) {
    if (error instanceof StoreUnavailableError) return false;
    throw error;
  }
  await rows.forgetRow(key);
  return true;
}
