import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { blobPath, manifestText, readMigrations, trashPath } from '@muro/shop';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

/* Pruning of backup folders that `muro backup` wrote, with the real command. */

const MURO = join(import.meta.dirname, '../bin/muro.mjs');
const DAY_MS = 24 * 3_600_000;
const shaOf = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');
let folder: string;

const muro = (...args: string[]) =>
  new Promise<{ status: number | null; out: string; err: string }>((done) => {
    const child = execFile(process.execPath, [MURO, ...args], (_error, out, err) => done({ status: child.exitCode, out, err }));
  });
const prune = async (...args: string[]) => JSON.parse((await muro('backup', folder, '--prune', '--json', ...args)).out);
const isStored = (content: string) => existsSync(blobPath(folder, shaOf(content)));
const isInTrash = (content: string) => existsSync(trashPath(folder, shaOf(content)));
const fact = (bytes: Buffer) => ({ bytes: bytes.length, sha256: shaOf(bytes) });

function makeOlder(path: string, spanMs = 2 * DAY_MS): void {
  const moment = new Date(statSync(path).mtimeMs - spanMs);
  utimesSync(path, moment, moment);
}

/** Writes the rows and the content of a backup. Without its manifest it counts as running or interrupted. */
function write(name: string, contents: readonly string[], { isWhole = true, migrations = [] as readonly object[] } = {}): void {
  const backupFolder = join(folder, name);
  mkdirSync(backupFolder, { recursive: true });
  for (const content of contents) {
    mkdirSync(join(blobPath(folder, shaOf(content)), '..'), { recursive: true });
    writeFileSync(blobPath(folder, shaOf(content)), content);
  }
  const head = ['muro dump', { format: 1, at: '2026-11-24T01:30:00Z', migrations }];
  const blobs = contents.map((content) => ['blob', shaOf(content), content.length]);
  const dump = gzipSync([head, ...blobs, ['end', {}]].map((line) => `${JSON.stringify(line)}\n`).join(''));
  writeFileSync(join(backupFolder, 'dump.jsonl.gz'), dump);
  const files = Buffer.from(contents.map((content) => `${JSON.stringify({ sha256: shaOf(content), bytes: content.length })}\n`).join(''));
  writeFileSync(join(backupFolder, 'files.jsonl'), files);
  const contentBytes = contents.join('').length;
  const filesFact = { ...fact(files), count: contents.length, contentBytes };
  const text = manifestText({ format: 1, at: '2026-11-24T01:30:00Z', rows: {}, dump: fact(dump), files: filesFact, missing: [] });
  if (isWhole) writeFileSync(join(backupFolder, 'manifest.json'), text);
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'muro-prune-'));
});
beforeEach(() => {
  rmSync(folder, { recursive: true });
  write('20261101T010000Z', ['first', 'common']);
  write('20261102T010000Z', ['second', 'common']);
  write('20261103T010000Z', ['third', 'common']);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('muro backup --prune', () => {
  it('keeps the newest backups and their content; unreferenced content is deleted after a day', async () => {
    expect(await prune('--keep', '2')).toMatchObject({
      deleted: ['20261101T010000Z'],
      movedToTrash: { count: 1, bytes: 5 },
      freed: { count: 0 },
    });
    expect(readdirSync(folder).sort()).toEqual(['20261102T010000Z', '20261103T010000Z', 'blobs']);
    expect([isStored('first'), isInTrash('first')]).toEqual([false, true]);
    expect(await prune('--keep', '2')).toMatchObject({ deleted: [], movedToTrash: { count: 0 }, freed: { count: 0 } });
    makeOlder(trashPath(folder, shaOf('first')));
    expect(await prune('--keep', '2')).toMatchObject({ freed: { count: 1, bytes: 5 } });
    expect([isStored('first'), isInTrash('first')]).toEqual([false, false]);
    expect(await muro('verify', '--backup', folder, '--deep')).toMatchObject({ status: 0, err: '' });
  });

  it('--dry-run reports the same and changes nothing', async () => {
    const before = readdirSync(folder, { recursive: true });
    const result = await muro('backup', folder, '--prune', '--keep', '1', '--dry-run');
    expect(result).toMatchObject({ status: 0, err: '', out: expect.stringContaining('would delete: 20261101T010000Z, 20261102T010000Z') });
    expect(readdirSync(folder, { recursive: true })).toEqual(before);
  });

  it('restores content from the trash when it is referenced again, and can read it there', async () => {
    await prune('--keep', '2');
    write('20261104T010000Z', ['fourth', 'common', 'first']);
    rmSync(blobPath(folder, shaOf('first'))); // as a concurrent backup that checked before the move to the trash
    expect(isInTrash('first')).toBe(true);
    expect((await muro('verify', '--backup', folder, '--deep')).status).toBe(0);
    makeOlder(trashPath(folder, shaOf('first')));
    expect(await prune('--keep', '3')).toMatchObject({ freed: { count: 0 } });
    expect([isStored('first'), isInTrash('first')]).toEqual([true, false]);
  });

  it('keeps the content of a running backup; deletes interrupted backups and partial files after a day', async () => {
    write('20261105T010000Z', ['first', 'running'], { isWhole: false });
    const [young, old] = ['young', 'old'].map((name) => join(folder, 'blobs', `${name}.part`)) as [string, string];
    for (const path of [young, old, join(folder, '20261103T010000Z/.dump.part')]) writeFileSync(path, 'half');
    makeOlder(old);
    expect(await prune('--keep', '1')).toMatchObject({ kept: ['20261103T010000Z'], movedToTrash: { count: 1 } });
    expect([isStored('first'), isStored('running'), isInTrash('second')]).toEqual([true, true, true]);
    expect([existsSync(young), existsSync(old)]).toEqual([true, false]);
    makeOlder(join(folder, '20261105T010000Z'));
    expect(await prune('--keep', '1')).toMatchObject({ deleted: ['20261105T010000Z'], movedToTrash: { count: 2 } });
  });

  it('deletes nothing if a backup to keep is damaged', async () => {
    const path = join(folder, '20261103T010000Z/files.jsonl');
    writeFileSync(path, `${readFileSync(path, 'utf8')}\n`);
    const result = await muro('backup', folder, '--prune', '--keep', '1');
    expect([result.status, result.err]).toEqual([1, expect.stringContaining('is missing or was changed')]);
    expect(readdirSync(folder)).toHaveLength(4);
    expect([isStored('first'), isStored('second')]).toEqual([true, true]);
  });

  it('requires --keep, and refuses to run together with a backup', async () => {
    for (const args of [['--prune'], ['--keep', '3'], ['--dry-run'], ['--prune', '--keep', '0']])
      expect([args, (await muro('backup', folder, ...args)).status]).toEqual([args, 2]);
    expect((await muro('backup', join(folder, 'none'), '--prune', '--keep', '1')).err).toContain('contains no backup');
  });
});

describe('muro verify --backup', () => {
  const migrations = readMigrations(join(import.meta.dirname, '../../server/migrations')).map(({ hash, when }) => ({ hash, when }));

  it('says that a backup of a newer version cannot be restored', async () => {
    write('20261104T010000Z', ['fourth'], { migrations: [...migrations, { hash: 'f'.repeat(64), when: Date.now() }] });
    const checked = await muro('verify', '--backup', folder);
    expect(checked.status).toBe(1);
    expect(checked.out).toContain(
      `20261104T010000Z: 1 file of 0 kB: 1 fault\n  cannot be restored with this version: it was made by a newer Muro (schema version ${migrations.length + 1}; this Muro has version ${migrations.length}).`,
    );
    write('20261104T010000Z', ['fourth'], { migrations });
    expect(await muro('verify', '--backup', folder)).toMatchObject({ status: 0, err: '' });
  });
});
