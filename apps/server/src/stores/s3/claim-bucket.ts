import { randomUUID } from 'node:crypto';
import { StoreAwayError } from '../../files/store-away.ts';
import type { S3Settings } from '../../settings/s3-settings.ts';
import { StartError } from '../../settings/start-error.ts';
import { bodyOf } from './multipart.ts';
import type { ObjectRows } from './object-rows.ts';
import type { S3Requests } from './s3-requests.ts';

const OWNER = 'muro-owner';

/**
 * Tries what this server will ask of the service, and leaves the mark of its database in the bucket: two shops on one bucket would sweep
 * away each other's photos.
 *
 * @returns whether the service refuses to write over an object that is there; nothing here needs it
 * @throws {StartError} in one line that says what to mend
 * @throws {StoreAwayError} while the service does not answer
 */
export async function claimBucket(requests: S3Requests, rows: ObjectRows, { endpoint, bucket }: S3Settings): Promise<boolean> {
  try {
    const isConditional = await probe(requests);
    const own = await rows.ownMark();
    const there = (await markIn(requests)) ?? (await leaveMark(requests, rows, own, isConditional));
    if (there !== own)
      throw new StartError(`The bucket ${bucket} belongs to another database (${OWNER} in it says so); choose another with S3_BUCKET.`);
    return isConditional;
  } catch (error) {
    if (!(error instanceof StoreAwayError) || error.isPassing) throw error;
    throw new StartError(`The bucket ${bucket} at ${endpoint} cannot be used. ${error.message}${hintFor(error.message)}`);
  }
}

function hintFor(message: string): string {
  if (message.includes('NoSuchBucket')) return ' Create it, or name another with S3_BUCKET.';
  if (message.includes('RequestTimeTooSkewed')) return '';
  if (/\b(403|401)\b/.test(message)) return ' Look at S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_REGION.';
  return '';
}

/** Writes, reads, tries to write over, removes. */
async function probe(requests: S3Requests): Promise<boolean> {
  const key = `muro-probe-${randomUUID()}`;
  const body = bodyOf(Buffer.from(key));
  await requests.send({ method: 'PUT', key, body });
  try {
    const text = await (await requests.send({ method: 'GET', key })).text();
    if (text !== key) throw new StoreAwayError(`GET ${key}: other bytes came than were sent`);
    const again = await requests.send({ method: 'PUT', key, body, headers: { 'if-none-match': '*' }, expected: [400, 409, 412, 501] });
    await again.body?.cancel();
    return again.status === 412;
  } finally {
    await requests.send({ method: 'DELETE', key }).catch(() => {}); // the failure before it is what counts
  }
}

async function markIn(requests: S3Requests): Promise<string | null> {
  const answer = await requests.send({ method: 'GET', key: OWNER, expected: [404] });
  const text = await answer.text();
  return answer.status === 404 ? null : text;
}

/** Read back: of two that come at the same moment the last one stands, where the service does not refuse the second. */
async function leaveMark(requests: S3Requests, rows: ObjectRows, own: string, isConditional: boolean): Promise<string | null> {
  if ((await rows.count()) > 0)
    throw new StartError(`The database names objects, but the bucket has no ${OWNER}: is it the right one? S3_BUCKET names it.`);
  const headers = isConditional ? { 'if-none-match': '*' } : {};
  const answer = await requests.send({ method: 'PUT', key: OWNER, body: bodyOf(Buffer.from(own)), headers, expected: [409, 412] });
  await answer.body?.cancel();
  return await markIn(requests);
}
