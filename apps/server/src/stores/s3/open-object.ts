import type { Readable } from 'node:stream';
import type { ByteRange, StoredFile } from '../../files/blobs.ts';
import type { ObjectPlace } from './keep-object.ts';
import type { ObjectRow } from './object-rows.ts';

/** What is kept under a name; null when nothing is. */
export async function readObject(place: ObjectPlace, name: string): Promise<StoredFile | null> {
  const object = await place.rows.find(name);
  return object && { sizeBytes: object.bytes, open: (range) => openObject(place, object, range) };
}

/** Its length as the bucket tells it; null when the bucket has nothing. */
export async function lookAtObject({ bucket, rows }: ObjectPlace, name: string): Promise<number | null> {
  const object = await rows.find(name);
  return object && (await bucket.size(object.key));
}

/** Under another key by now, if it was sent anew since it was found. @throws {Error} when it is lost */
async function openObject({ bucket, rows }: ObjectPlace, object: ObjectRow, range?: ByteRange): Promise<Readable> {
  const body = await bucket.get(object.key, range);
  if (body) return body;
  const newer = await rows.find(object.name);
  const again = newer && newer.key !== object.key ? await bucket.get(newer.key, range) : null;
  if (!again) throw new LostObjectError(object);
  return again;
}

/** The database names an object that the bucket does not have. */
export class LostObjectError extends Error {
  constructor({ name, key }: ObjectRow) {
    super(`${name} is lost: there is no ${key} in the bucket.`);
    this.name = 'LostObjectError';
  }
}
