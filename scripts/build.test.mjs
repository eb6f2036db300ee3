import { mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deleteFormerBuilds, switchTo } from './build.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'muro-builds-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name, ageS) {
  mkdirSync(join(folder, 'builds', name), { recursive: true });
  writeFileSync(join(folder, 'builds', name, 'main.js'), name);
  const moment = new Date(Date.now() - ageS * 1000);
  utimesSync(join(folder, 'builds', name), moment, moment);
}

const present = () => readFileSync(join(folder, 'dist/main.js'), 'utf8');

describe('a build', () => {
  it('replaces the former build by switching one link', () => {
    for (const name of ['one', 'two']) write(name, 0);
    switchTo(join(folder, 'dist'), join('builds', 'one'));
    expect(present()).toBe('one');
    switchTo(join(folder, 'dist'), join('builds', 'two'));
    expect([present(), readlinkSync(join(folder, 'dist'))]).toEqual(['two', join('builds', 'two')]);
    expect(readFileSync(join(folder, 'builds/one/main.js'), 'utf8')).toBe('one');
    expect(readdirSync(folder).sort()).toEqual(['builds', 'dist']);
  });

  it('replaces the build folder of earlier versions', () => {
    write('one', 0);
    mkdirSync(join(folder, 'dist'));
    writeFileSync(join(folder, 'dist/main.js'), 'before');
    switchTo(join(folder, 'dist'), join('builds', 'one'));
    expect(present()).toBe('one');
  });

  it('keeps the newest ones', () => {
    for (const [index, name] of ['d', 'b', 'c', 'a'].entries()) write(name, index * 60);
    deleteFormerBuilds(join(folder, 'builds'), 3);
    expect(readdirSync(join(folder, 'builds')).sort()).toEqual(['b', 'c', 'd']);
  });
});
