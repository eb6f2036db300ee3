import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
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

it('is given to one process at a time, and names its holder', async () => {
  const free = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(new FolderInUseError(folder, String(process.pid)));
  await free();
  await (await lockFolder(folder))();
});

it.runIf(process.platform !== 'win32')(
  'has a random name in /tmp if the path of the folder is too long, the same name for every process',
  async () => {
    const deep = join(folder, 'long-'.repeat(20), 'long-'.repeat(20));
    mkdirSync(deep, { recursive: true });
    const free = await lockFolder(deep);
    const name = readFileSync(join(deep, 'lock-name'), 'utf8').trim();
    expect(name).toMatch(/^[0-9a-f]{32}$/);
    expect(existsSync(join(tmpdir(), `muro-${name}.sock`))).toBe(true);
    const guessed = createHash('sha256').update(deep).digest('hex').slice(0, 16);
    expect(existsSync(join(tmpdir(), `muro-${guessed}.sock`))).toBe(false);
    await expect(lockFolder(deep)).rejects.toThrow(FolderInUseError);
    await free();
    await (await lockFolder(deep))();
    const other = join(folder, 'long-'.repeat(20), 'other'.repeat(20));
    mkdirSync(other);
    await (await lockFolder(other))();
    expect(readFileSync(join(other, 'lock-name'), 'utf8').trim()).not.toBe(name);
  },
);

it('is in use by a suspended process that does not answer', async () => {
  const silent = createServer(() => {}).listen(join(folder, 'lock.sock'));
  await once(silent, 'listening');
  await expect(lockFolder(folder)).rejects.toThrow('is in use by a process that does not answer.');
  silent.close();
});

it('is free if the holder closes the connection without an answer, as a process that ends does', async () => {
  const leaving = createServer((connection) => {
    connection.destroy();
    leaving.close();
  }).listen(join(folder, 'lock.sock'));
  await once(leaving, 'listening');
  await (await lockFolder(folder))();
});
