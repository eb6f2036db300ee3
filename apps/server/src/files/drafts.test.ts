import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDrafts } from './drafts.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muro-drafts-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('an error before the first byte is reported to the caller, ends no process and leaves no file', async () => {
  const drafts = await openDrafts(folder);
  const broken = new Readable({ read() {} });
  broken.destroy(new Error('the sender went away'));
  await expect(drafts.receive(broken)).rejects.toThrow('the sender went away');
  await expect(drafts.receive(createReadStream(join(folder, 'gone.jpg')))).rejects.toThrow('ENOENT');
  expect(await readdir(folder)).toEqual([]);
});

it('releases its source when there is no space for a file', async () => {
  const drafts = await openDrafts(join(folder, 'drafts'));
  await writeFile(join(folder, 'photo.jpg'), 'bytes');
  await rm(join(folder, 'drafts'), { recursive: true });
  const source = createReadStream(join(folder, 'photo.jpg'));
  const closed = once(source, 'close');
  await expect(drafts.receive(source)).rejects.toThrow('ENOENT');
  await closed;
});
