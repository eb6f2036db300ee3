import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testRunEnv } from '../../../../test-support/test-run.mjs';
import { dumpRows } from '../../src/db/dump/dump-rows.ts';
import { openDatabase } from '../../src/db/open.ts';
import { writePreMigrationDump } from '../../src/upkeep/files/pre-migration-dumps.ts';
import { freePort, startProcess } from '../start/start-process.ts';
import { DATABASES, migrations, newPostgresDatabase } from '../support/open-test-app.ts';

const GUEST = 'muro_guest';
const PASSWORD = 'the-right-one';
const SECRET = 'a secret of the tests of starts';
const restore = join(import.meta.dirname, '../../dist/restore.js');

async function dumpEmptyShop(folder: string): Promise<string> {
  const database = await openDatabase({ url: await newPostgresDatabase(), folder, migrations });
  const file = await writePreMigrationDump(folder, 1, (write) => dumpRows(database.db, write));
  await database.close();
  return file;
}

describe.runIf(DATABASES.includes('postgres'))('a start on a PostgreSQL that is not prepared says what to do', () => {
  let folder: string;
  let url: string;
  let dump: string;
  let client: pg.Client;
  let hbaFile: string;
  let hba: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'muro-database-start-'));
    dump = await dumpEmptyShop(folder);
    url = await newPostgresDatabase();
    client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`drop role if exists ${GUEST}`);
    await client.query(`create role ${GUEST} login password '${PASSWORD}'`);
    hbaFile = (await client.query('show hba_file')).rows[0].hba_file;
    hba = readFileSync(hbaFile, 'utf8');
    // All other users of the test run are trusted as before.
    writeFileSync(hbaFile, `local all ${GUEST} scram-sha-256\n${hba}`);
    await client.query('select pg_reload_conf()');
  });
  afterAll(async () => {
    writeFileSync(hbaFile, hba);
    await client.query('select pg_reload_conf()');
    await client.query(`drop role ${GUEST}`);
    await client.end();
    rmSync(folder, { recursive: true, force: true });
  });

  const place = () => new URL(url).searchParams.get('host');
  const urlWith = (changes: Partial<Record<'username' | 'password' | 'pathname', string>>) => Object.assign(new URL(url), changes).href;

  it.each([
    [
      'a wrong password',
      () => urlWith({ username: GUEST, password: 'a-wrong-one' }),
      () => `PostgreSQL at ${place()} refuses the password of the user ${GUEST}:`,
    ],
    ['an unknown user', () => urlWith({ username: 'stranger' }), () => `PostgreSQL at ${place()} refuses the user stranger:`],
    ['a missing database', () => urlWith({ pathname: '/nowhere' }), () => `PostgreSQL at ${place()} has no database nowhere: create it`],
    [
      'a user without rights',
      () => urlWith({ username: GUEST, password: PASSWORD }),
      () => `The user ${GUEST} may create no tables in the database ${new URL(url).pathname.slice(1)} at ${place()}:`,
    ],
  ])('%s, to the server and to a restore', async (_case, address, sentence) => {
    const env = { DATABASE_URL: address(), MURO_DATA: join(folder, 'data'), PORT: String(await freePort()), MURO_SECRET: SECRET };
    const server = await startProcess(env);
    const run = spawnSync(process.execPath, [restore, dump], { env: { ...testRunEnv(), ...env }, encoding: 'utf8' });
    expect([server.child.exitCode, run.status]).toEqual([1, 1]);
    expect(server.entries().at(-1)?.msg).toContain(`Muro cannot start. ${sentence()}`);
    expect(run.stderr).toContain(`muro: ${sentence()}`);
    for (const output of [server.output(), run.stderr]) expect(output).not.toMatch(/SQLSTATE|select |\n +at |-one/);
  });
});
