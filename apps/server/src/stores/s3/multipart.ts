import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import type { Draft } from '../../files/blobs.ts';
import { StoreUnavailableError } from '../../files/store-unavailable.ts';
import type { S3Body, S3Requests } from './s3-requests.ts';

export interface Multipart {
  readonly key: string;
  readonly file: Draft;
  /** Called before the first part is sent, to record the upload that has to be aborted should this server die. */
  readonly onBegin: (uploadId: string) => Promise<void>;
}

const PART_BYTES = 16_000_000;

/** Uploads a large file in parts, one in memory at a time; aborts the upload if it fails. */
export async function putInParts(requests: S3Requests, { key, file, onBegin }: Multipart): Promise<void> {
  const created = await requests.send({ method: 'POST', key, query: { uploads: '' } });
  const uploadId = /<UploadId>([^<]+)<\/UploadId>/.exec(await created.text())?.[1];
  if (!uploadId) throw new StoreUnavailableError(`POST ${key}: the answer names no upload`);
  await onBegin(uploadId);
  try {
    const tags = await sendParts(requests, { key, uploadId, path: file.path });
    await complete(requests, { key, uploadId, tags });
  } catch (error) {
    const aborted = requests.send({ method: 'DELETE', key, query: { uploadId }, expected: [404] });
    await aborted.catch(() => {}); // upkeep deletes it
    throw error;
  }
}

interface Upload {
  readonly key: string;
  readonly uploadId: string;
}

async function sendParts(requests: S3Requests, { key, uploadId, path }: Upload & { readonly path: string }): Promise<string[]> {
  const tags: string[] = [];
  const file = await open(path, 'r');
  try {
    for (let part = await partAt(file, 0); part; part = await partAt(file, tags.length)) {
      const query = { partNumber: String(tags.length + 1), uploadId };
      const answer = await requests.send({ method: 'PUT', key, query, body: part });
      await answer.body?.cancel();
      tags.push(answer.headers.get('etag') ?? '');
    }
  } finally {
    await file.close();
  }
  return tags;
}

async function partAt(file: FileHandle, index: number): Promise<S3Body | null> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(PART_BYTES), 0, PART_BYTES, index * PART_BYTES);
  return bytesRead === 0 ? null : bodyOf(buffer.subarray(0, bytesRead));
}

/** Completes the upload. A response of 200 may contain an error: the service responds before it has done its work. */
async function complete(requests: S3Requests, { key, uploadId, tags }: Upload & { readonly tags: readonly string[] }): Promise<void> {
  const parts = tags.map((tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
  const xml = `<CompleteMultipartUpload xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${parts.join('')}</CompleteMultipartUpload>`;
  const headers = { 'content-type': 'application/xml' };
  const answer = await requests.send({ method: 'POST', key, query: { uploadId }, headers, body: bodyOf(Buffer.from(xml)) });
  if (!(await answer.text()).includes('<CompleteMultipartUploadResult'))
    throw new StoreUnavailableError(`POST ${key}: the parts were not put together`);
}

/** Returns the body of a request from bytes in memory. */
export function bodyOf(bytes: Uint8Array): S3Body {
  const copy = new Uint8Array(bytes);
  return { sha256: createHash('sha256').update(copy).digest('hex'), sizeBytes: copy.length, open: () => copy };
}
