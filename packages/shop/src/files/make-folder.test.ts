import { existsSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeFolder } from './make-folder.ts';

describe('makeFolder', () => {
  const root = mkdtempSync(join(tmpdir(), 'muro-folders-'));
  afterAll(() => rmSync(root, { recursive: true }));

  it('creates the folder and its parents with the given mode', async () => {
    const path = join(root, 'a/b/c');
    await makeFolder(path, 0o700);
    expect([path, join(root, 'a')].map((value) => statSync(value).mode & 0o777)).toEqual([0o700, 0o700]);
  });

  it('accepts an existing folder and concurrent calls', async () => {
    const path = join(root, 'd/e/f');
    await Promise.all([makeFolder(path), makeFolder(path), makeFolder(path)]);
    await makeFolder(path);
    await makeFolder('/');
    expect(existsSync(path)).toBe(true);
  });

  it('accepts a link to a folder', async () => {
    await makeFolder(join(root, 'real'));
    symlinkSync(join(root, 'real'), join(root, 'link'));
    await makeFolder(join(root, 'link'));
    await makeFolder(join(root, 'link/inside'));
    expect(existsSync(join(root, 'real/inside'))).toBe(true);
  });

  it('rejects at once with the error of the file system', async () => {
    writeFileSync(join(root, 'file'), '');
    symlinkSync(join(root, 'nowhere'), join(root, 'broken'));
    await expect(makeFolder(join(root, 'file'))).rejects.toMatchObject({ code: 'EEXIST' });
    await expect(makeFolder(join(root, 'file/under'))).rejects.toMatchObject({ code: 'ENOTDIR' });
    await expect(makeFolder(join(root, 'broken'))).rejects.toMatchObject({ code: 'EEXIST' });
    await expect(makeFolder('')).rejects.toMatchObject({ code: 'ENOENT' });
    if (process.platform === 'linux') await expect(makeFolder('/proc/no/folder')).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
