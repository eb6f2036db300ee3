import { StoreUnavailableError } from '../../files/store-unavailable.ts';
import { StartError } from '../../settings/start-error.ts';
import type { S3Requests } from './s3-requests.ts';

interface ClaimedRequests extends S3Requests {
  /** Claims the bucket unless that succeeded before. @throws {StartError} @throws {StoreUnavailableError} */
  claim(): Promise<void>;
}

/**
 * Sends requests only after the bucket is claimed for this database. A server that started while the object store was unavailable claims it
 * with its first request; concurrent requests share that attempt (single flight).
 */
export function withBucketClaim(requests: S3Requests, claimBucket: () => Promise<void>): ClaimedRequests {
  let claiming: Promise<void> | null = null;
  const claim = async () => {
    claiming ??= claimBucket();
    const ownClaim = claiming;
    try {
      await ownClaim;
    } catch (error) {
      if (claiming === ownClaim) claiming = null;
      throw error;
    }
  };
  return {
    ...requests,
    claim,
    async send(request) {
      await claim().catch((error: unknown) => {
        throw error instanceof StartError ? new StoreUnavailableError(error.message) : error;
      });
      return await requests.send(request);
    },
  };
}
