import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../test-support/stamp.mjs';

const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const { version } = read('package.json');

describe('the version', () => {
  it('is semantic, and the same in every package and in the lock', () => {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    const folders = ['packages', 'apps'].flatMap((parent) => readdirSync(join(root, parent)).map((name) => `${parent}/${name}`));
    const { packages } = read('package-lock.json');
    for (const folder of folders) {
      const { version: folderVersion, dependencies = {} } = read(`${folder}/package.json`);
      const others = Object.entries(dependencies).filter(([name]) => name.startsWith('@muro/'));
      expect([folder, folderVersion, packages[folder].version]).toEqual([folder, version, version]);
      for (const [name, needed] of others) expect([folder, name, needed]).toEqual([folder, name, version]);
    }
  });

  it('has a section of the changelog, the newest first, each with what concerns operators first', () => {
    const sections = readFileSync(join(root, 'CHANGELOG.md'), 'utf8').split(/^## /m).slice(1);
    const numbers = sections.map((section) => /^\d+\.\d+\.\d+$/m.exec(section.split('\n')[0])?.[0]);
    expect(numbers[0]).toBe(version);
    expect(numbers).toEqual([...numbers].sort((a, b) => b.localeCompare(a, 'en', { numeric: true })));
    for (const section of sections) expect(/^### (.*)$/m.exec(section)?.[1]).toBe('For operators');
  });
});
