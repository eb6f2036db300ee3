import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { designFolders } from './design-folders.ts';

const catalogue = mkdtempSync(join(tmpdir(), 'muro-folders-'));
afterAll(() => rmSync(catalogue, { recursive: true, force: true }));

it('reports broken and circular links and finds the designs beside them', () => {
  mkdirSync(join(catalogue, 'aria'));
  writeFileSync(join(catalogue, 'aria', 'design.xml'), '');
  symlinkSync('round', join(catalogue, 'round'));
  symlinkSync('/nowhere/at/all', join(catalogue, 'gone'));
  const { folders, faults } = designFolders(catalogue);
  expect(folders).toEqual([join(catalogue, 'aria')]);
  expect(faults.map(({ file, reason, level }) => [file.slice(catalogue.length + 1), reason, level])).toEqual([
    ['gone', 'is a broken symbolic link', 'error'],
    ['round', 'is a broken symbolic link', 'error'],
  ]);
});
