import fs, { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { seededRandom } from '@muro/domain';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, expect, inject, test } from 'vitest';
import type { Db } from '../../src/db/database.ts';
import { openEmbedded } from '../../src/db/open-embedded.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { applyPowerCut, type PowerCut } from './apply-power-cut.ts';
import { type FileOp, recordFiles } from './recorder.ts';

/** Number of simulated power cuts; increase it for a soak test. */
const CUTS = Number(process.env.MURO_POWER_CUTS ?? 9);
const TRANSACTIONS = 40;
const SEED = 20_261;

const root = mkdtempSync(join(tmpdir(), 'muro-power-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const { migrationsFolder: migrations } = readSettings({});
const open = (folder: string) => openEmbedded({ folder, migrations, template: inject('emptyDatabase') });

/** Number of recorded calls at the time when each transaction was acknowledged. */
type Journal = readonly number[];

/**
 * Runs transactions of two rows with some hundred to some ten thousand bytes, and occasionally the operations by which databases change
 * their files (checkpoint, vacuum …).
 */
async function work(db: Db, ops: readonly FileOp[]): Promise<Journal> {
  const random = seededRandom(SEED);
  const journal: number[] = [];
  await db.execute(sql`create table deeds (id int, half int, words text, primary key (id, half))`);
  for (let id = 0; id < TRANSACTIONS; id++) {
    const content = String.fromCharCode(97 + (id % 26)).repeat(100 + Math.floor(random() ** 3 * 20_000));
    await db.transaction(async (tx) => {
      await tx.execute(sql`insert into deeds values (${id}, 1, ${content})`);
      await tx.execute(sql`insert into deeds values (${id}, 2, ${content})`);
    });
    journal.push(ops.length);
    if (id % 15 === 9) await db.execute(sql`checkpoint`);
    if (id === 20) await db.execute(sql`vacuum full deeds`);
  }
  return journal;
}

/** Returns the complete transactions. */
async function transactions(db: Db): Promise<readonly number[]> {
  const { rows } = await db.execute(
    sql`select id, count(*)::int as halves, min(words) = max(words) as alike from deeds group by id order by id`,
  );
  expect(rows.filter(({ halves, alike }) => halves !== 2 || alike !== true)).toEqual([]);
  return rows.map(({ id }) => Number(id));
}

test(`the embedded database outlasts ${CUTS} power cuts: all acknowledged data is kept, and nothing is half-written`, async () => {
  const [folder, before] = [join(root, 'shop'), join(root, 'before')];
  await (await open(folder)).close();
  cpSync(folder, before, { recursive: true });
  const recording = recordFiles(join(folder, 'pg'));
  const database = await open(folder);
  const journal = await work(database.db, recording.ops).finally(recording.stop);
  await database.close();
  const random = seededRandom(SEED);
  const ways: readonly PowerCut['keeps'][] = [() => false, () => random() < 0.5, () => true];
  for (let cut = 0; cut < CUTS; cut++) {
    // Moments right after an acknowledgement are the critical ones; the others are random.
    const begin = journal[0] ?? 0;
    const anywhere = begin + Math.floor(random() * (recording.ops.length - begin));
    const after = cut % 2 === 0 ? (journal[Math.floor(random() * TRANSACTIONS)] ?? begin) : anywhere;
    const cutFolder = join(root, `cut-${cut}`);
    mkdirSync(cutFolder);
    applyPowerCut(
      recording.ops,
      { after, keeps: ways[cut % 3] as PowerCut['keeps'] },
      { from: join(before, 'pg'), to: join(cutFolder, 'pg') },
    );
    const reopened = await open(cutFolder);
    const acknowledged = journal.filter((calls) => calls <= after).length;
    const recovered = await transactions(reopened.db);
    expect(recovered.slice(0, acknowledged), `cut ${cut}, after call ${after}`).toEqual(
      Array.from({ length: acknowledged }, (_, id) => id),
    );
    expect(recovered.length - acknowledged, `cut ${cut}, after call ${after}`).toBeLessThanOrEqual(1);
    await reopened.db.execute(sql`insert into deeds values (${TRANSACTIONS}, 1, ''), (${TRANSACTIONS}, 2, '')`);
    await reopened.close();
    rmSync(cutFolder, { recursive: true });
  }
});

test('the same check finds the losses of a database that does not flush', async () => {
  const [folder, before, cutFolder] = ['plain', 'plain-before', 'plain-left'].map((name) => join(root, name)) as [string, string, string];
  await (await open(folder)).close();
  cpSync(folder, before, { recursive: true });
  const recording = recordFiles(join(folder, 'pg'));
  const lite = await PGlite.create({ dataDir: join(folder, 'pg') });
  await work(drizzle(lite) as unknown as Db, recording.ops).finally(recording.stop);
  await lite.close();
  mkdirSync(cutFolder);
  applyPowerCut(
    recording.ops,
    { after: recording.ops.length, keeps: () => false },
    { from: join(before, 'pg'), to: join(cutFolder, 'pg') },
  );
  const reopened = await open(cutFolder);
  await expect(transactions(reopened.db)).rejects.toThrow();
  await reopened.close();
});

test('a write that the disk refuses is not acknowledged, and is reported to the opener of the database', async () => {
  const errors: Error[] = [];
  const folder = join(root, 'broken');
  const { db } = await openEmbedded({ folder, migrations, template: inject('emptyDatabase'), onDiskFault: (error) => errors.push(error) });
  await db.execute(sql`create table deeds (id int)`);
  const { fsyncSync } = fs;
  fs.fsyncSync = () => {
    throw new Error('EIO: i/o error, fsync');
  };
  try {
    await expect(db.execute(sql`insert into deeds values (1)`)).rejects.toThrow();
  } finally {
    fs.fsyncSync = fsyncSync;
  }
  expect(errors.map(({ message }) => message)).toContain('EIO: i/o error, fsync');
});
