import type { Readable } from 'node:stream';
import type { ByteRange, StoredFile } from '../../files/blobs.ts';
import type { ObjectRow } from './object-rows.ts';
import type { ObjectPlace } from './send-object.ts';

/** Returns the object stored under a name; null if there is none. */
export async function readObject(place: ObjectPlace, name: string): Promise<StoredFile | null> {
  const object = await place.rows.find(name);
  return object && { sizeBytes: object.bytes, open: (range) => openObject(place, object, range) };
}

/** Returns the object's size as the bucket reports it; null if the object is missing. */
export async function storedSizeOf({ bucket, rows }: ObjectPlace, name: string): Promise<number | null> {
  const object = await rows.find(name);
  return object && (await bucket.size(object.key));
}

/** Opens an object; if it was replaced since its row was read, opens the newer one. @throws {LostObjectError} if it is missing */
async function openObject({ bucket, rows }: ObjectPlace, object: ObjectRow, range?: ByteRange): Promise<Readable> {
  const body = await bucket.get(object.key, range);
  if (body) return body;
  const newer = await rows.find(object.name);
  const newerBody = newer && newer.key !== object.key ? await bucket.get(newer.key, range) : null;
  if (!newerBody) throw new LostObjectError(object);
  return newerBody;
}

/** Thrown if the database names an object that is missing in the bucket. */
export class LostObjectError extends Error {
  constructor({ name, key }: ObjectRow) {
    super(`${name} is lost: there is no ${key} in the bucket.`);
    this.name = 'LostObjectError';
  }
}
