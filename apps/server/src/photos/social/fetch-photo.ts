import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import { MAX_FILE_BYTES } from '@muro/domain';
import { type HostList, listedUrl } from '../../settings/host-list.ts';
import { isPublicAddress } from './public-address.ts';
import { SocialFault } from './social-provider.ts';

export interface PhotoFetchOptions {
  readonly hosts: HostList;
  /** Resolves a host name. */
  readonly lookup?: (hostname: string) => Promise<readonly LookupAddress[]>;
  readonly isAllowedAddress?: (address: string) => boolean;
  /** Opens the connection; `options.lookup` decides its address. */
  readonly request?: (url: URL, options: RequestOptions, onAnswer: (answer: IncomingMessage) => void) => { on: Listen; end(): void };
  readonly maxBytes?: number;
  /** Timeout for the whole photo, from name resolution to the last byte, ms. */
  readonly timeoutMs?: number;
}

type Listen = (event: 'error', listener: (error: Error) => void) => unknown;

const TIMEOUT_MS = 10_000;
const GONE = [401, 403, 404, 410];
const JPEG_MARK = Buffer.from([0xff, 0xd8, 0xff]);

/**
 * Downloads a photo from a listed host. The addresses of the name are resolved once and checked, and the connection goes to exactly these,
 * so that DNS rebinding has no effect. Redirects are not followed.
 *
 * @throws {SocialFault} 'no-file' or 'unusable'; the stream fails if the photo is too large or too slow
 */
export async function fetchPhoto(address: string, options: PhotoFetchOptions): Promise<Readable> {
  const { request = httpsRequest, maxBytes = MAX_FILE_BYTES, timeoutMs = TIMEOUT_MS } = options;
  const url = listedUrl(address, options.hosts);
  if (!url) throw new SocialFault('no-file', 'The address of the photo is not on the list of hosts');
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const fail = (error: Error) => reject(error instanceof SocialFault ? error : new SocialFault('unusable', error.message));
    const headers = { accept: 'image/jpeg', 'accept-encoding': 'identity' };
    const call = request(url, { method: 'GET', headers, signal, agent: false, lookup: checkedLookup(options) }, resolve);
    call.on('error', fail);
    call.end();
  });
  try {
    checkHead(answer, maxBytes);
    return await photoStream(answer, maxBytes);
  } catch (error) {
    answer.destroy();
    throw error instanceof SocialFault ? error : new SocialFault('unusable', (error as Error).message);
  }
}

/** Returns the lookup function of the connection: all addresses of the name must be allowed, and the connection uses only these. */
function checkedLookup({ lookup = allAddresses, isAllowedAddress = isPublicAddress }: PhotoFetchOptions): LookupFunction {
  return (hostname, { all }, callback) => {
    lookup(hostname).then(
      (found) => {
        const [first] = found;
        const isAllowed = first !== undefined && found.every(({ address }) => isAllowedAddress(address));
        if (!isAllowed) callback(new SocialFault('no-file', `${hostname} resolves to an address that is not public`), '', 0);
        else if (all) callback(null, [...found]);
        else callback(null, first.address, first.family);
      },
      (error: Error) => callback(error as NodeJS.ErrnoException, '', 0),
    );
  };
}

function allAddresses(hostname: string): Promise<readonly LookupAddress[]> {
  return new Promise((resolve, reject) => {
    systemLookup(hostname, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)));
  });
}

function checkHead({ statusCode = 0, headers }: IncomingMessage, maxBytes: number): void {
  if (GONE.includes(statusCode)) throw new SocialFault('no-file', `The photo service answered ${statusCode}`);
  if (statusCode !== 200) throw new SocialFault('unusable', `The photo service answered ${statusCode}`);
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw new SocialFault('unusable', 'The photo is too large');
}

/** Returns the bytes after checking that they begin like a JPEG: nothing else is served under the shop's own address. */
async function photoStream(answer: IncomingMessage, maxBytes: number): Promise<Readable> {
  const chunks = answer[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let head = Buffer.alloc(0);
  while (head.length < JPEG_MARK.length) {
    const { value, done } = await chunks.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  if (!head.subarray(0, JPEG_MARK.length).equals(JPEG_MARK)) throw new SocialFault('unusable', 'The photo is not a JPEG');
  return Readable.from(atMost(head, chunks, maxBytes), { objectMode: false });
}

async function* atMost(head: Buffer, chunks: AsyncIterator<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  let remainingBytes = maxBytes - head.length;
  let chunk: Buffer | undefined = head;
  while (chunk) {
    if (remainingBytes < 0) throw new SocialFault('unusable', 'The photo is too large');
    yield chunk;
    const { value, done }: IteratorResult<Buffer> = await chunks.next();
    chunk = done ? undefined : value;
    remainingBytes -= chunk?.length ?? 0;
  }
}
