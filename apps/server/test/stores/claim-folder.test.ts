import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { StartError } from '../../src/settings/start-error.ts';
import { claimFolder, releaseFolder } from '../../src/stores/claim-folder.ts';
import { openTestDatabase } from '../support/open-test-app.ts';

let root: string;
let database: Database;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'muro-folders-'));
  database = await openTestDatabase('pglite');
});
afterAll(async () => {
  await database.close();
  rmSync(root, { recursive: true, force: true });
});

const claimFileOf = (folder: string) => join(root, folder, 'muro-folder');
const claim = (folder: string) => claimFolder(database.db, join(root, folder));
const refusalOf = (folder: string): Promise<Error> =>
  claim(folder).then(
    () => new Error('not refused'),
    (error: Error) => error,
  );

it('all servers of one database keep photos in one folder, and another one is refused each time', async () => {
  await Promise.all([claim('one'), claim('one')]);
  await claim('one');
  for (const _ of ['first', 'second']) {
    const error = await refusalOf('two');
    expect(error).toBeInstanceOf(StartError);
    expect(error.message).toMatch(/^The photos of this database lie in another folder than .*two: other servers use it\. Give all servers/);
    expect(existsSync(claimFileOf('two'))).toBe(false);
  }
});

it('a folder of another database is reported, and a folder without its mark can be claimed again as the message says', async () => {
  await claim('one');
  const mark = readFileSync(claimFileOf('one'), 'utf8');
  writeFileSync(claimFileOf('one'), 'of-another-database\n');
  expect((await refusalOf('one')).message).toContain('its muro-folder is of another database');
  rmSync(claimFileOf('one'));
  expect((await refusalOf('one')).message).toContain(`write ${mark.trim()} into ${claimFileOf('one')}`);
  writeFileSync(claimFileOf('one'), mark.trim());
  await claim('one');
});

it('photos that were moved to a bucket may return to another folder', async () => {
  await releaseFolder(database.db);
  await claim('three');
  expect((await refusalOf('one')).message).toContain('lie in another folder');
});
