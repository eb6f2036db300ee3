import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FolderInUseError, lockFolder } from './lock-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'muro-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('is given to one at a time, and names who has it', async () => {
  const free = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(new FolderInUseError(folder, String(process.pid)));
  await free();
  await (await lockFolder(folder))();
});

it('is in use by a process that was suspended, which says nothing', async () => {
  const silent = createServer(() => {}).listen(join(folder, 'lock.sock'));
  await once(silent, 'listening');
  await expect(lockFolder(folder)).rejects.toThrow('is in use by a process that does not answer.');
  silent.close();
});

it('is free where somebody hangs up without a word, as one does who ends', async () => {
  const leaving = createServer((connection) => {
    connection.destroy();
    leaving.close();
  }).listen(join(folder, 'lock.sock'));
  await once(leaving, 'listening');
  await (await lockFolder(folder))();
});
