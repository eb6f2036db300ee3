import { join } from 'node:path';
import type { ObjectRows } from '../../db/object-rows.ts';
import type { Blobs } from '../../ports/blobs.ts';
import type { PrintFiles } from '../../ports/print-files.ts';
import { openDrafts } from '../drafts.ts';
import { createBucket } from './bucket.ts';
import { claimBucket } from './claim-bucket.ts';
import { openFileCache } from './file-cache.ts';
import { createS3Blobs } from './s3-blobs.ts';
import { createS3PrintFiles } from './s3-print-files.ts';
import { createS3Requests } from './s3-requests.ts';
import type { S3Settings } from './s3-settings.ts';

export interface S3Place {
  readonly dataFolder: string;
  readonly objectCacheBytes: number;
  readonly rows: ObjectRows;
}

/** Photos and print files in a bucket that answers and is this database's own. @throws {StartError} */
export async function openS3Stores(
  settings: S3Settings,
  { dataFolder, objectCacheBytes, rows }: S3Place,
): Promise<{ readonly blobs: Blobs; readonly printFiles: PrintFiles }> {
  const requests = createS3Requests(settings);
  await claimBucket(requests, rows, settings);
  const place = { bucket: createBucket(requests), rows };
  const drafts = await openDrafts(join(dataFolder, 'photos/drafts'));
  const cache = await openFileCache(join(dataFolder, 'object-cache'), objectCacheBytes);
  return { blobs: createS3Blobs(place, drafts, cache), printFiles: createS3PrintFiles(place, settings) };
}
