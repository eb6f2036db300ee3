import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Database, Db } from '../../src/db/database.ts';
import { createThreadClient } from '../../src/db/lite/thread-client.ts';
import { openDatabase } from '../../src/db/open.ts';
import { isUniqueViolation, QueryFault } from '../../src/db/query-fault.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { createBackups } from '../../src/upkeep/files/backups.ts';

const root = mkdtempSync(join(tmpdir(), 'muro-thread-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const { migrationsFolder: migrations } = readSettings({});
const open = (folder: string, isThreaded = true) =>
  openDatabase({ folder: join(root, folder), migrations, template: inject('emptyDatabase'), isThreaded });

describe('the embedded database in its own thread', () => {
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    database = await open('shop');
    db = database.db;
    await db.execute(sql`create table things (id int primary key, words text)`);
  });
  afterAll(() => database.close());
  const ids = async () => (await db.execute(sql`select id from things order by id`)).rows.map(({ id }) => id);

  it('returns every type of value like a database in the same thread', async () => {
    const other = await open('other', false);
    const query = sql`select 'L’été'::text as words, '\\x00ff10'::bytea as bytes, '{"a":[1,null]}'::jsonb as json, null as nothing,
      '2026-03-29 01:30:00.123456+02'::timestamptz as moment, 9007199254740993::bigint as big, array[1, 2] as list, 1.50::numeric as money,
      true as yes, ${'it’s'}::text as given, ${new Date(0)}::timestamptz as since, ${Buffer.from([1, 2])}::bytea as given_bytes`;
    const [mine, theirs] = await Promise.all([db.execute(query), other.db.execute(query)]);
    expect(mine.rows).toEqual(theirs.rows);
    expect(mine.rows).toMatchObject([{ words: 'L’été', given: 'it’s', big: 9007199254740993n }]);
    await other.close();
  });

  it('opens a snapshot copy, and both continue independently', async () => {
    const { openCopy } = database;
    await db.execute(sql`create table copied (id int primary key, words text)`);
    await db.execute(sql`insert into copied select n, repeat('x', 5000) from generate_series(1, 500) n`);
    const { db: other, at, close } = (await openCopy()) ?? {};
    if (!other || !at || !close) throw new Error('no copy');
    expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000);
    await db.execute(sql`insert into copied values (1001, 'later')`);
    // A long read of the copy does not block this database.
    await other.transaction(async (tx) => {
      expect((await tx.execute(sql`select count(*)::integer as count from copied where id <= 500`)).rows).toEqual([{ count: 500 }]);
      await db.execute(sql`update copied set words = 'new' where id = 1`);
      expect((await tx.execute(sql`select length(words) as length from copied where id = 1`)).rows).toEqual([{ length: 5000 }]);
    });
    expect((await other.execute(sql`select 1 as one from copied where id = 1001`)).rows).toEqual([]);
    expect(readdirSync(join(root, 'shop/copies'))).toHaveLength(1);
    await close();
    expect(readdirSync(join(root, 'shop/copies'))).toEqual([]);
    expect((await db.execute(sql`select words from copied where id in (1, 1001) order by id`)).rows).toEqual([
      { words: 'new' },
      { words: 'later' },
    ]);
    await db.execute(sql`drop table copied`);
  });

  it('a start removes the copies of a killed process', async () => {
    const leftoverCopy = join(root, 'killed/copies/left/pg');
    mkdirSync(leftoverCopy, { recursive: true });
    await (await open('killed', false)).close();
    expect(existsSync(leftoverCopy)).toBe(false);
  });

  it('a backup reads the copy, or the database itself if there is no space for one', async () => {
    const lines = async (source: Pick<Database, 'db' | 'openCopy'>) => {
      const chunks: Buffer[] = [];
      for await (const chunk of createBackups(source, join(root, 'backup')).dump()) chunks.push(chunk);
      return gunzipSync(Buffer.concat(chunks)).toString().split('\n');
    };
    const fromCopy = await lines(database);
    expect(fromCopy.length).toBeGreaterThan(20);
    expect(await lines({ db, openCopy: async () => null })).toEqual([expect.stringMatching(/^\["muro dump"/), ...fromCopy.slice(1)]);
  });

  it('contains no template databases, which would double its files', async () => {
    expect((await db.execute(sql`select datname from pg_database`)).rows).toEqual([{ datname: 'postgres' }]);
  });

  it('commits or rolls back a transaction completely, nested ones separately', async () => {
    await db.transaction(async (tx) => {
      await tx.execute(sql`insert into things values (1, 'kept')`);
      const nested = tx.transaction(async (inner) => {
        await inner.execute(sql`insert into things values (2, 'left')`);
        throw new Error('no');
      });
      await expect(nested).rejects.toThrow('no');
    });
    const rolledBack = db.transaction(async (tx) => {
      await tx.execute(sql`insert into things values (3, 'left')`);
      throw new RangeError('no');
    });
    await expect(rolledBack).rejects.toThrow(RangeError);
    expect(await ids()).toEqual([1]);
  });

  it('reports errors of PostgreSQL with their code and without values', async () => {
    const duplicateInsert = db.execute(sql`insert into things values (1, ${'secret words'})`);
    const fault = await duplicateInsert.catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(QueryFault);
    expect(isUniqueViolation(fault)).toBe(true);
    expect((fault as QueryFault).constraint).toBe('things_pkey');
    expect(String(fault)).not.toContain('secret');
    const broken = db.transaction(async (tx) => {
      await tx.execute(sql`insert into things values (1, 'x')`);
    });
    expect(isUniqueViolation(await broken.catch((error: unknown) => error))).toBe(true);
    expect(await ids()).toEqual([1]);
  });

  it('reports a refused commit and continues', async () => {
    await db.execute(sql`create table parts (thing int references things deferrable initially deferred)`);
    const work = db.transaction(async (tx) => {
      await tx.execute(sql`insert into parts values (77)`);
    });
    await expect(work).rejects.toMatchObject({ code: '23503' });
    expect((await db.execute(sql`select * from parts`)).rows).toEqual([]);
  });

  it('runs nothing between the queries of a transaction', async () => {
    const completed: string[] = [];
    const work = db.transaction(async (tx) => {
      await tx.execute(sql`insert into things values (10, 'a')`);
      await sleep(50);
      await tx.execute(sql`insert into things values (11, 'b')`);
      completed.push('worked');
    });
    const read = ids().then((found) => completed.push(`looked ${found}`));
    await Promise.all([work, read]);
    expect(['worked,looked 1,10,11', 'looked 1,worked']).toContain(completed.join());
  });

  it('does not block this thread while it computes', async () => {
    const done: string[] = [];
    await Promise.all([db.execute(sql`select pg_sleep(0.5)`).then(() => done.push('slept')), sleep(1).then(() => done.push('free'))]);
    expect(done).toEqual(['free', 'slept']);
  });
});

it('keeps acknowledged writes, and can be reopened at once', async () => {
  const first = await open('again');
  await first.db.execute(sql`create table kept as select 7 as id`);
  await first.close();
  await expect(first.db.execute(sql`select 1`)).rejects.toThrow('closed');
  const second = await open('again');
  expect((await second.db.execute(sql`select id from kept`)).rows).toEqual([{ id: 7 }]);
  await second.close();
});

it('closes after an open transaction, which is committed', async () => {
  const first = await open('late');
  await first.db.execute(sql`create table kept (id int)`);
  let begun = () => {};
  const hasBegun = new Promise<void>((done) => {
    begun = done;
  });
  let resume = () => {};
  const work = first.db.transaction(async (tx) => {
    await tx.execute(sql`insert into kept values (1)`);
    begun();
    await new Promise<void>((done) => {
      resume = done;
    });
    await tx.execute(sql`insert into kept values (2)`);
  });
  await hasBegun;
  const closed = first.close();
  await expect(first.db.execute(sql`select 1`)).rejects.toThrow('closed');
  await expect(first.db.transaction(async () => 'begun')).rejects.toThrow('closed');
  resume();
  await work;
  await closed;
  const second = await open('late');
  expect((await second.db.execute(sql`select id from kept order by id`)).rows).toEqual([{ id: 1 }, { id: 2 }]);
  await second.close();
});

it('reports why a folder cannot be opened, and releases it', async () => {
  mkdirSync(join(root, 'broken'));
  writeFileSync(join(root, 'broken/pg'), 'no folder');
  await expect(open('broken')).rejects.toThrow();
  rmSync(join(root, 'broken/pg'));
  await (await open('broken')).close();
});

it('reports the end of its thread to pending requests and to the opener', async () => {
  const events: string[] = [];
  const worker = new Worker(`require('node:worker_threads').parentPort.on('message', () => process.exit(3))`, { eval: true });
  const thread = createThreadClient(worker, { onDiskFault: () => {}, onThreadEnd: ({ message }) => events.push(message) });
  thread.opened.catch(() => {});
  await expect(thread.send({ kind: 'begin' }).answer).rejects.toThrow('Its thread ended with 3.');
  expect(events).toEqual(['Its thread ended with 3.']);
  await thread.close();
});
