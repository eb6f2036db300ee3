import { join } from 'node:path';
import type { Blobs } from '../../files/blobs.ts';
import { openDrafts } from '../../files/drafts.ts';
import type { PrintFiles } from '../../files/print-files.ts';
import { StoreUnavailableError } from '../../files/store-unavailable.ts';
import type { S3Settings } from '../../settings/s3-settings.ts';
import { StartError } from '../../settings/start-error.ts';
import { createBucket } from './bucket.ts';
import { claimBucket } from './claim-bucket.ts';
import { openFileCache } from './file-cache.ts';
import type { ObjectRows } from './object-rows.ts';
import { createS3Blobs } from './s3-blobs.ts';
import { createS3PrintFiles } from './s3-print-files.ts';
import { createS3Requests } from './s3-requests.ts';
import { withBucketClaim } from './with-bucket-claim.ts';

export interface S3Place {
  readonly dataFolder: string;
  readonly objectCacheBytes: number;
  readonly rows: ObjectRows;
  /** Called once if the service is unavailable; the bucket is then claimed with the first request. null: that is an error. */
  readonly onStoreUnavailable: ((sentence: string) => void) | null;
}

/**
 * Opens the stores of photos and print files in a bucket that belongs to this database.
 *
 * @throws {StartError} in one line that says what to correct
 */
export async function openS3Stores(
  settings: S3Settings,
  { dataFolder, objectCacheBytes, rows, onStoreUnavailable }: S3Place,
): Promise<{ readonly blobs: Blobs; readonly printFiles: PrintFiles }> {
  const bare = createS3Requests(settings);
  const requests = withBucketClaim(bare, async () => void (await claimBucket(bare, rows, settings)));
  await requests.claim().catch((error: unknown) => {
    if (!(error instanceof StoreUnavailableError)) throw error;
    const where = `The bucket ${settings.bucket} at ${settings.endpoint}`;
    if (!onStoreUnavailable) throw new StartError(`${where} cannot be used. ${error.message}`);
    onStoreUnavailable(`${where} does not answer; everything that needs no photos continues to work. ${error.message}`);
  });
  const place = { bucket: createBucket(requests), rows };
  const drafts = await openDrafts(join(dataFolder, 'photos/drafts'));
  const cache = await openFileCache(join(dataFolder, 'object-cache'), objectCacheBytes);
  return { blobs: createS3Blobs(place, drafts, cache), printFiles: createS3PrintFiles(place, settings) };
}
