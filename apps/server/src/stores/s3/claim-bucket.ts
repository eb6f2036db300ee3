import { randomUUID } from 'node:crypto';
import { StoreUnavailableError } from '../../files/store-unavailable.ts';
import type { S3Settings } from '../../settings/s3-settings.ts';
import { StartError } from '../../settings/start-error.ts';
import { bodyOf } from './multipart.ts';
import type { ObjectRows } from './object-rows.ts';
import type { S3Requests } from './s3-requests.ts';

const OWNER = 'muro-owner';

/**
 * Tries all operations that the server needs, and leaves the mark of its database in the bucket: two shops on one bucket would delete each
 * other's photos as garbage.
 *
 * @returns whether the service refuses to overwrite an existing object (`If-None-Match`); only the claim uses it
 * @throws {StartError} in one line that says what to correct
 * @throws {StoreUnavailableError} while the service is unavailable
 */
export async function claimBucket(requests: S3Requests, rows: ObjectRows, { endpoint, bucket }: S3Settings): Promise<boolean> {
  try {
    const isConditional = await probe(requests);
    const databaseMark = await rows.ownMark();
    const owner = (await readOwner(requests)) ?? (await writeOwner(requests, rows, databaseMark, isConditional));
    if (owner !== databaseMark)
      throw new StartError(`The bucket ${bucket} belongs to another database (${OWNER} in it says so); choose another with S3_BUCKET.`);
    return isConditional;
  } catch (error) {
    if (!(error instanceof StoreUnavailableError) || error.isTemporary) throw error;
    throw new StartError(`The bucket ${bucket} at ${endpoint} cannot be used. ${error.message}${hintFor(error.message)}`);
  }
}

function hintFor(message: string): string {
  if (message.includes('NoSuchBucket')) return ' Create it, or name another with S3_BUCKET.';
  if (message.includes('RequestTimeTooSkewed')) return '';
  if (/\b(403|401)\b/.test(message)) return ' Check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_REGION.';
  return '';
}

/** Writes, reads, overwrites and deletes a test object; true if the service supports conditional writes. */
async function probe(requests: S3Requests): Promise<boolean> {
  const key = `muro-probe-${randomUUID()}`;
  const body = bodyOf(Buffer.from(key));
  await requests.send({ method: 'PUT', key, body });
  try {
    const text = await (await requests.send({ method: 'GET', key })).text();
    if (text !== key) throw new StoreUnavailableError(`GET ${key}: the bytes read differ from the bytes written`);
    const secondAnswer = await requests.send({
      method: 'PUT',
      key,
      body,
      headers: { 'if-none-match': '*' },
      expected: [400, 409, 412, 501],
    });
    await secondAnswer.body?.cancel();
    return secondAnswer.status === 412;
  } finally {
    await requests.send({ method: 'DELETE', key }).catch(() => {}); // the earlier failure is the one to report
  }
}

async function readOwner(requests: S3Requests): Promise<string | null> {
  const answer = await requests.send({ method: 'GET', key: OWNER, expected: [404] });
  const text = await answer.text();
  return answer.status === 404 ? null : text;
}

/**
 * Writes the mark, then reads it back: if two servers write at the same moment and the service ignores the condition, the last one wins.
 */
async function writeOwner(requests: S3Requests, rows: ObjectRows, databaseMark: string, isConditional: boolean): Promise<string | null> {
  if ((await rows.count()) > 0)
    throw new StartError(`The database names objects, but the bucket has no ${OWNER}: check whether S3_BUCKET names the right one.`);
  const headers = isConditional ? { 'if-none-match': '*' } : {};
  const answer = await requests.send({ method: 'PUT', key: OWNER, body: bodyOf(Buffer.from(databaseMark)), headers, expected: [409, 412] });
  await answer.body?.cancel();
  return await readOwner(requests);
}
