import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFolderWebFiles } from './folder-web-files.ts';

const DAY_MS = 86_400_000;

describe('files of the web app in a folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'muro-web-files-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const version = (name: string, files: Readonly<Record<string, string>>) => {
    const built = join(folder, name);
    mkdirSync(built);
    for (const [file, text] of Object.entries(files)) writeFileSync(join(built, file), text);
    return createFolderWebFiles(built, join(folder, 'kept'));
  };
  const makeOlder = (name: string, days: number) => {
    const moment = new Date(Date.now() - days * DAY_MS);
    utimesSync(join(folder, 'kept', name), moment, moment);
  };
  const storedNames = () => readdirSync(join(folder, 'kept')).sort();
  const textOf = async (files: ReturnType<typeof version>, name: string) => {
    const bytes = await files.find(name);
    return bytes && Buffer.from(bytes).toString();
  };

  it('outlive an update, without compressed copies', async () => {
    await version('older', { 'app-A1.js': 'older', 'app-A1.js.br': 'x', 'app-A1.js.map': '{}', 'same-B2.css': 'a {}' }).store();
    const newer = version('newer', { 'app-C3.js': 'newer', 'same-B2.css': 'a {}' });
    await newer.store();
    expect(storedNames()).toEqual(['app-A1.js', 'app-C3.js', 'same-B2.css']);
    expect([await textOf(newer, 'app-A1.js'), await textOf(newer, 'app-D4.js')]).toEqual(['older', null]);
  });

  it('are deleted when no server has had them for a month; those of this version are not', async () => {
    await version('older', { 'app-A1.js': 'older', 'app-E5.js': 'older' }).store();
    const newer = version('newer', { 'app-C3.js': 'newer' });
    await newer.store();
    writeFileSync(join(folder, 'kept/app-F6.js.part'), 'cut off');
    makeOlder('app-A1.js', 31);
    makeOlder('app-E5.js', 29);
    makeOlder('app-C3.js', 31);
    await newer.store();
    expect(storedNames()).toEqual(['app-C3.js', 'app-E5.js']);
  });

  it('are none before the web app is built', async () => {
    const files = createFolderWebFiles(join(folder, 'nowhere'), join(folder, 'kept'));
    await files.store();
    expect(await files.find('app-A1.js')).toBe(null);
  });
});
