import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { StoreUnavailableError } from '../../files/store-unavailable.ts';
import type { S3Settings } from '../../settings/s3-settings.ts';

export interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** '' for the bucket itself. */
  readonly key: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: S3Body;
  /** Statuses besides success that the caller handles. */
  readonly expected?: readonly number[];
}

export interface S3Body {
  readonly sha256: string;
  readonly sizeBytes: number;
  /** Called again for every attempt. */
  open(): Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
}

export interface S3Requests {
  /** @throws {StoreUnavailableError} */
  send(request: S3Request): Promise<Response>;
  /** Returns a presigned URL, valid for a few minutes. */
  presign(key: string, endpoint: string, query: Readonly<Record<string, string>>): Promise<string>;
}

/** SHA-256 of an empty body. */
const EMPTY_SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const MAX_ATTEMPTS = 3;
const RETRY_MS = 150;
const PASSING = new Set([429, 500, 502, 503, 504]);
/** Timeout until a response begins, ms; a request body has additional time at 100 kB/s. */
const TIMEOUT_MS = 20_000;
const SLOWEST_BYTES_PER_MS = 100;
const PRESIGNED_S = 300;
const CLOCK_HINT = ' (the clocks of this machine and of the object store differ by more than 15 minutes: set this one by NTP)';

/**
 * Sends signed requests to one bucket, each with its length and the hash of its body; retries transient errors with exponential backoff and
 * jitter.
 */
export function createS3Requests(settings: S3Settings): S3Requests {
  const { accessKeyId, secretAccessKey, region } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const once = async ({ method, key, query = {}, headers = {}, body }: S3Request): Promise<Response> => {
    const url = addressOf(settings, settings.endpoint, key);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const opened = body?.open();
    const length = opened instanceof ReadableStream && body ? { 'content-length': String(body.sizeBytes) } : {};
    const hashed = { ...headers, ...length, 'x-amz-content-sha256': body?.sha256 ?? EMPTY_SHA256 };
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS + (body?.sizeBytes ?? 0) / SLOWEST_BYTES_PER_MS);
    try {
      const signed = await client.sign(url, { method, headers: hashed });
      const init = { method, headers: signed.headers, signal: timeout.signal, redirect: 'error' as const };
      return await fetch(signed.url, opened === undefined ? init : ({ ...init, body: opened, duplex: 'half' } as RequestInit));
    } catch (error) {
      // If the connection failed, nothing has begun to read the stream, and its file would stay open.
      if (opened instanceof ReadableStream) await opened.cancel().catch(() => {});
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    async send(request) {
      for (let attempt = 1; ; attempt++) {
        const answer = await once(request).catch(reasonOf);
        if (answer instanceof Response && (answer.ok || request.expected?.includes(answer.status))) return answer;
        const reason = answer instanceof Response ? await refusalOf(answer) : answer;
        const isTemporary = !(answer instanceof Response) || PASSING.has(answer.status);
        if (!isTemporary || attempt === MAX_ATTEMPTS)
          throw new StoreUnavailableError(`${request.method} ${request.key || 'of the bucket'}: ${reason}`, isTemporary);
        await sleep(RETRY_MS * 4 ** (attempt - 1) * (0.5 + Math.random()));
      }
    },
    async presign(key, endpoint, query) {
      const url = addressOf(settings, endpoint, key);
      for (const [name, value] of Object.entries({ ...query, 'X-Amz-Expires': String(PRESIGNED_S) })) url.searchParams.set(name, value);
      return (await client.sign(url, { method: 'GET', aws: { signQuery: true } })).url;
    },
  };
}

function addressOf({ bucket, isPathStyle }: S3Settings, endpoint: string, key: string): URL {
  const url = new URL(endpoint);
  if (!isPathStyle) url.hostname = `${bucket}.${url.hostname}`;
  url.pathname = isPathStyle ? `/${bucket}${key && '/'}${key}` : `/${key}`;
  return url;
}

/** Returns the system's reason of a failed connection. */
function reasonOf(error: unknown): string {
  if ((error as Error).name === 'AbortError') return 'no answer came in time';
  const { cause, message } = error as Error;
  const { code, message: why } = (cause ?? {}) as NodeJS.ErrnoException;
  return code ?? why ?? message;
}

/** Returns the service's error code, without what it repeats of the request. */
async function refusalOf(answer: Response): Promise<string> {
  const text = await answer.text().catch(() => '');
  const code = /<Code>([^<]{1,80})<\/Code>/.exec(text)?.[1];
  return code ? `${answer.status} ${code}${code === 'RequestTimeTooSkewed' ? CLOCK_HINT : ''}` : String(answer.status);
}
