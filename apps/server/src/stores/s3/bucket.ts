import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { ByteRange, Draft } from '../../files/blobs.ts';
import { StoreUnavailableError } from '../../files/store-unavailable.ts';
import { type Multipart, putInParts } from './multipart.ts';
import type { S3Requests } from './s3-requests.ts';

/** Objects of one bucket by their keys. Every failure is a `StoreUnavailableError`. */
export interface Bucket {
  /** Stores the whole object or nothing. */
  put(key: string, file: Draft, onMultipart: Multipart['onBegin']): Promise<void>;
  /** Null if the object is missing. */
  get(key: string, range?: ByteRange): Promise<Readable | null>;
  /** Size in bytes; null if the object is missing. */
  size(key: string): Promise<number | null>;
  /** Deletes an object; succeeds if it is missing. */
  remove(key: string): Promise<void>;
  /** Deletes the parts of a multipart upload that was never completed. */
  abort(key: string, uploadId: string): Promise<void>;
  /** Returns a presigned URL, valid for a few minutes, that downloads an object under a file name. */
  download(key: string, endpoint: string, options: { readonly fileName: string; readonly type: string }): Promise<string>;
}

/** Size from which an object is sent as a multipart upload, bytes. */
const MULTIPART_BYTES = 64_000_000;

export function createBucket(requests: S3Requests, multipartBytes = MULTIPART_BYTES): Bucket {
  return {
    async put(key, file, onBegin) {
      if (file.sizeBytes >= multipartBytes) return await putInParts(requests, { key, file, onBegin });
      const open = () => Readable.toWeb(createReadStream(file.path)) as ReadableStream<Uint8Array>;
      const answer = await requests.send({ method: 'PUT', key, body: { ...file, open } });
      await answer.body?.cancel();
    },
    async get(key, range) {
      const headers = range && { range: `bytes=${range.start}-${range.end}` };
      const answer = await requests.send({ method: 'GET', key, ...(headers && { headers }), expected: [404] });
      if (answer.status !== 404 && answer.body) return Readable.fromWeb(answer.body as import('node:stream/web').ReadableStream);
      if ((await answer.text()).includes('NoSuchBucket')) throw new StoreUnavailableError(`GET ${key}: 404 NoSuchBucket`);
      return null;
    },
    async size(key) {
      const answer = await requests.send({ method: 'HEAD', key, expected: [404] });
      await answer.body?.cancel();
      return answer.status === 404 ? null : Number(answer.headers.get('content-length'));
    },
    async remove(key) {
      await (await requests.send({ method: 'DELETE', key, expected: [404] })).body?.cancel();
    },
    async abort(key, uploadId) {
      await (await requests.send({ method: 'DELETE', key, query: { uploadId }, expected: [404] })).body?.cancel();
    },
    download: (key, endpoint, { fileName, type }) =>
      requests.presign(key, endpoint, {
        'response-content-disposition': `attachment; filename="${fileName}"`,
        'response-content-type': type,
        'response-cache-control': 'no-store',
      }),
  };
}
