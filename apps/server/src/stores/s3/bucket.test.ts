import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freePort } from '../../../test/start/start-process.ts';
import { StoreUnavailableError } from '../../files/store-unavailable.ts';
import { createBucket } from './bucket.ts';
import { createS3Requests } from './s3-requests.ts';

const OPEN = '/proc/self/fd';
const KEYS = { region: 'eu-1', bucket: 'photos', accessKeyId: 'key', secretAccessKey: 'secret', isPathStyle: true };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'muro-bucket-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the number of files of the folder that this process holds open. */
function countOpen(): number {
  const isOurs = (file: string) => {
    try {
      return readlinkSync(join(OPEN, file)).startsWith(folder);
    } catch {
      return false; // closed meanwhile
    }
  };
  return readdirSync(OPEN).filter(isOurs).length;
}

const bucketAt = (port: number) => {
  const endpoint = `http://127.0.0.1:${port}`;
  return createBucket(createS3Requests({ ...KEYS, endpoint, publicEndpoint: undefined }));
};

it.runIf(existsSync(OPEN))('closes the file if the service is unavailable', async () => {
  const path = join(folder, 'photo');
  writeFileSync(path, Buffer.alloc(200_000, 7));
  const draft = { path, sha256: '0'.repeat(64), sizeBytes: 200_000 };
  await expect(bucketAt(await freePort()).put('one', draft, async () => {})).rejects.toThrow(StoreUnavailableError);
  await vi.waitFor(() => expect(countOpen()).toBe(0), { timeout: 20_000 });

  const resettingServer = createServer((socket) => socket.once('data', () => socket.destroy()));
  await once(resettingServer.listen(0, '127.0.0.1'), 'listening');
  await expect(bucketAt((resettingServer.address() as AddressInfo).port).put('two', draft, async () => {})).rejects.toThrow(
    StoreUnavailableError,
  );
  await vi.waitFor(() => expect(countOpen()).toBe(0), { timeout: 20_000 });
  resettingServer.close();
});
