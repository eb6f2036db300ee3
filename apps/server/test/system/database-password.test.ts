import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWrapping } from '../../src/secrets/secrets.ts';
import { makeCatalogue } from '../catalogue/make-catalogue.ts';
import { freePort, type ServerProcess, startProcess } from '../start/start-process.ts';
import { signUp } from '../support/http-client.ts';
import { DATABASES, newPostgresDatabase } from '../support/open-test-app.ts';

const ROLE = 'muro_shop';
const [FIRST, SECOND] = ['short-one', 'another-short-one'];
const SECRET = 'a secret of the tests of passwords';

/* The steps of docs/operate/security.md, Change the database password, on a server that asks for passwords. */

describe.runIf(DATABASES.includes('postgres'))('a changed password of PostgreSQL', () => {
  let folder: string;
  let admin: pg.Client;
  let hbaFile: string;
  let hba: string;
  let address: URL;
  let env: Record<string, string>;
  const running: ServerProcess[] = [];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'muro-password-'));
    address = new URL(await newPostgresDatabase());
    admin = new pg.Client({ connectionString: address.href });
    await admin.connect();
    await admin.query(`drop role if exists ${ROLE}`);
    await admin.query(`create role ${ROLE} login password '${FIRST}'`);
    await admin.query(`grant create on schema public to ${ROLE}`);
    await admin.query(`alter database ${address.pathname.slice(1)} owner to ${ROLE}`);
    hbaFile = (await admin.query('show hba_file')).rows[0].hba_file;
    hba = readFileSync(hbaFile, 'utf8');
    writeFileSync(hbaFile, `local all ${ROLE} scram-sha-256\n${hba}`);
    await admin.query('select pg_reload_conf()');
    env = { MURO_DATA: join(folder, 'data'), MURO_CATALOGUE: makeCatalogue(folder), PORT: String(await freePort()) };
  });
  afterAll(async () => {
    for (const server of running) await server.kill();
    writeFileSync(hbaFile, hba);
    await admin.query('select pg_reload_conf()');
    await admin.query(`drop owned by ${ROLE} cascade`);
    await admin.query(`alter database ${address.pathname.slice(1)} owner to app`);
    await admin.query(`drop role ${ROLE}`);
    await admin.end();
    rmSync(folder, { recursive: true, force: true });
  });

  const start = async (password: string, secret = SECRET): Promise<ServerProcess> => {
    const server = await startProcess({
      ...env,
      DATABASE_URL: Object.assign(new URL(address), { username: ROLE, password }).href,
      MURO_SECRET: secret,
    });
    running.push(server);
    return server;
  };
  const statusOf = async (url: string, cookie: string) => (await fetch(`${url}/api/orders`, { headers: { cookie } })).status;

  it('keeps sessions; a start with the former password names the refused password', async () => {
    const before = await start(FIRST);
    const { cookie } = await signUp(before.url, 'ana');
    await admin.query(`alter role ${ROLE} password '${SECOND}'`);
    expect(await statusOf(before.url, cookie)).toBe(200);
    expect(await before.stop()).toBe(0);
    const failedStart = await start(FIRST);
    expect([failedStart.child.exitCode, failedStart.entries().at(-1)?.msg]).toEqual([
      1,
      expect.stringContaining('refuses the password of the user'),
    ]);
    const after = await start(SECOND);
    expect(await statusOf(after.url, cookie)).toBe(200);
    expect(await after.stop()).toBe(0);
  });

  it('can be replaced as described in the error message if it is also the secret and is shorter than a secret must be', async () => {
    const url = await newPostgresDatabase();
    const server = await startProcess({ ...env, DATABASE_URL: url, MURO_SECRET: SECRET });
    expect(await server.stop()).toBe(0);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('delete from signing_keys');
    const wrapped = createWrapping([FIRST]).wrap('former', Buffer.alloc(32, 7));
    await client.query(`insert into signing_keys (kid, wrapped, created_at) values ('former', $1, now())`, [wrapped]);
    await client.end();
    const startWith = async (secret: string) => {
      const restarted = await startProcess({ ...env, DATABASE_URL: url, MURO_SECRET: secret });
      const lastMessage = restarted.entries().at(-1)?.msg ?? '';
      return [restarted.child.exitCode ?? (await restarted.stop()), lastMessage];
    };
    expect(await startWith(SECRET)).toEqual([1, expect.stringContaining('set that one, or, to change it, first `new,former`')]);
    expect((await startWith(`${SECRET},${FIRST}`))[0]).toBe(0);
    expect((await startWith(SECRET))[0]).toBe(0);
  });
});
