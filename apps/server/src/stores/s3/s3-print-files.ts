import { rm } from 'node:fs/promises';
import type { PrintFiles } from '../../files/print-files.ts';
import type { S3Settings } from '../../settings/s3-settings.ts';
import { readObject, storedSizeOf } from './open-object.ts';
import { deleteObject, type ObjectPlace, sendObject } from './send-object.ts';

const FOLDER = 'print/';

/** Stores print files in a bucket. A reprint replaces the previous file only after the new one is complete. */
export function createS3PrintFiles(place: ObjectPlace, { bucket, publicEndpoint }: S3Settings): PrintFiles {
  const { rows } = place;
  return {
    async put(name, file) {
      const object = await sendObject(place, name, file, FOLDER);
      for (const key of await rows.replace(object)) await deleteObject(place, { key, uploadId: null });
      await rm(file.path, { force: true });
      return `${name} in the bucket ${bucket}`;
    },
    async putNew(name, file) {
      if (await rows.find(name)) return false;
      const { key } = await sendObject(place, name, file, FOLDER);
      if (await rows.keep(key)) return true;
      await deleteObject(place, { key, uploadId: null });
      return false;
    },
    read: (name) => readObject(place, name),
    storedSize: (name) => storedSizeOf(place, name),
    quarantine: (name) => rows.quarantine(name),
    async addressOf(name, type) {
      const object = publicEndpoint === undefined ? null : await rows.find(name);
      return object && publicEndpoint !== undefined
        ? await place.bucket.download(object.key, publicEndpoint, { fileName: name, type })
        : null;
    },
    async remove(name) {
      const key = await rows.hideOlder(name, 0);
      if (key !== null) await deleteObject(place, { key, uploadId: null });
    },
    names: () => rows.listNames('prints', 0),
  };
}
