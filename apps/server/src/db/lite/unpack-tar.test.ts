import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unpackTar } from './unpack-tar.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'muro-tar-'));
  mkdirSync(join(folder, 'in/deep/empty'), { recursive: true });
  writeFileSync(join(folder, 'in/nothing'), '');
  writeFileSync(join(folder, 'in/deep/block'), Buffer.alloc(512, 7));
  writeFileSync(join(folder, 'in/deep/more'), Buffer.alloc(513, 8));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const packed = (...args: string[]) => spawnSync('tar', ['--format=ustar', '-cf', '-', ...args], { cwd: folder }).stdout;

it('gives folders and files of an archive back, byte for byte', () => {
  unpackTar(packed('in'), join(folder, 'out'));
  const all = (name: string) => readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' }).sort();
  expect(all('out/in')).toEqual(all('in'));
  for (const name of ['nothing', 'deep/block', 'deep/more'])
    expect(readFileSync(join(folder, 'out/in', name)).equals(readFileSync(join(folder, 'in', name)))).toBe(true);
});

it('refuses an archive that is cut off, one that leads out and one of links', () => {
  const archive = packed('in/deep/more');
  expect(() => unpackTar(archive.subarray(0, 700), join(folder, 'cut'))).toThrow("it ends within 'in/deep/more'");
  const out = Buffer.from(archive);
  out.write('../out\0', 0);
  expect(() => unpackTar(out, join(folder, 'aside'))).toThrow("'../out'");
  const link = Buffer.from(archive);
  link.write('2', 156);
  expect(() => unpackTar(link, join(folder, 'linked'))).toThrow('of kind 2');
});
