import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDiskBlobs } from './disk-blobs.ts';

const PHOTO = Buffer.from('the bytes of a photo');

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'muro-blobs-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

async function* sent() {
  yield PHOTO;
}

async function keepOnce() {
  const blobs = await openDiskBlobs(root);
  const draft = await blobs.receive(sent());
  await blobs.keep(draft);
  await blobs.drop(draft.path);
  return join(root, draft.sha256.slice(0, 2), draft.sha256);
}

it('a photo that is sent again repairs the copy that the disk corrupted', async () => {
  const path = await keepOnce();
  const bytes = Buffer.from(PHOTO);
  bytes[3] = (bytes[3] as number) ^ 1;
  writeFileSync(path, bytes);
  expect(await keepOnce()).toBe(path);
  expect(readFileSync(path)).toEqual(PHOTO);
  expect(readdirSync(join(root, 'drafts'))).toEqual([]);
});

it('… and has a new age for the garbage collection', async () => {
  const path = await keepOnce();
  utimesSync(path, 1, 1);
  await keepOnce();
  expect(Date.now() - statSync(path).mtimeMs).toBeLessThan(60_000);
});

it('a photo stays if its references cannot be checked', async () => {
  const path = await keepOnce();
  const blobs = await openDiskBlobs(root);
  const failing = () => Promise.reject(new Error('the database is unreachable'));
  await expect(blobs.deleteUnreferenced(basename(path), 0, failing)).rejects.toThrow('the database is unreachable');
  expect(readFileSync(path)).toEqual(PHOTO);
  expect(await blobs.deleteUnreferenced(basename(path), 0, async () => false)).toBe(true);
  expect(existsSync(path)).toBe(false);
});
