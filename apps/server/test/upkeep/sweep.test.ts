import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SaveAnswer, UploadAnswer } from '@muro/api';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { photos } from '../../src/db/schema/schema.ts';
import { openDrafts } from '../../src/files/drafts.ts';
import { openDiskBlobs } from '../../src/stores/disk-blobs.ts';
import { deleteOrphanedFiles, deleteUnusedPhotos } from '../../src/upkeep/use-cases/collect-garbage.ts';
import { collageXml } from '../collages/make-collage.ts';
import { photoOf, uploadForm } from '../photos/make-photo.ts';
import { openTestApp, SETUPS, type TestApp } from '../support/open-test-app.ts';
import { createVisitor, type Visitor } from '../support/visitor.ts';
import { collectGarbage } from './collect-garbage.ts';
import { draftsOf, keptBlobs, makeBlobsOlder } from './stored-files.ts';

const DAY_MS = 24 * 3_600_000;
const shaOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe.each(SETUPS)('sweeping on %s', (kind) => {
  let test: TestApp;
  let ana: Visitor;
  beforeEach(async () => {
    test = await openTestApp(kind);
    ana = createVisitor(test);
    await ana.register('ana');
  });
  afterEach(() => test.close());

  /** Makes all photos and files older. */
  const age = async (spanMs: number) => {
    await test.database.db.update(photos).set({ seenAt: sql`${photos.seenAt} - make_interval(secs => ${spanMs / 1000})` });
    await makeBlobsOlder(test, spanMs);
  };
  const sweep = (changes: Partial<Parameters<typeof collectGarbage>[0]> = {}) => collectGarbage({ ...test.services, ...changes });
  const send = async (seed: number, visitor = ana) =>
    (await visitor.send(uploadForm(await photoOf({ width: 60, height: 40, seed }), {}))).json<UploadAnswer>();
  const isServed = async ({ src, thumb }: UploadAnswer) =>
    (await Promise.all([src, thumb].map((url) => ana.send({ url })))).every(({ statusCode }) => statusCode === 200);

  it('deletes photos that no collage references, with their copies, after a week', async () => {
    const [used, unused] = [await send(1), await send(2)];
    await ana.form('/api/save', { collagexml: collageXml({ photos: [used], columns: 1 }) });
    await age(6 * DAY_MS);
    expect(await sweep()).toEqual({ drafts: 0, photos: 0, files: 0 });
    await age(2 * DAY_MS);
    expect(await keptBlobs(test)).toHaveLength(6);
    expect(await sweep()).toEqual({ drafts: 0, photos: 1, files: 3 });
    expect(await keptBlobs(test)).toHaveLength(3);
    expect([await isServed(used), await isServed(unused)]).toEqual([true, false]);
    expect(await sweep()).toEqual({ drafts: 0, photos: 0, files: 0 });
    const secondUpload = await send(2);
    expect(secondUpload.id).not.toBe(unused.id);
    expect(await isServed(secondUpload)).toBe(true);
  });

  it('a photo of an earlier version of a collage stays, and so do the same bytes of another user', async () => {
    const [first, second] = [await send(1), await send(2)];
    const eve = createVisitor(test);
    await eve.register('eve');
    await send(2, eve);
    const { collageid } = (await ana.form('/api/save', { collagexml: collageXml({ photos: [first, second] }) })).json<SaveAnswer>();
    await ana.form('/api/save', { collagexml: collageXml({ photos: [first], columns: 1 }), collageid: String(collageid) });
    await age(30 * DAY_MS);
    expect(await sweep()).toEqual({ drafts: 0, photos: 1, files: 0 });
    expect([await isServed(first), await isServed(second)]).toEqual([true, true]);
  });

  it('a photo that was recently requested or sent again stays', async () => {
    const [first, sentAgain] = [await send(1), await send(2)];
    await age(6 * DAY_MS);
    const file = await photoOf({ width: 60, height: 40, seed: 1 });
    const { known } = (await ana.post('/api/photos/known', { photos: [{ sha256: shaOf(file), bytes: file.length }] })).json();
    expect(known).toHaveLength(1);
    await send(2);
    await age(2 * DAY_MS);
    expect(await sweep()).toEqual({ drafts: 0, photos: 0, files: 0 });
    expect([await isServed(first), await isServed(sentAgain)]).toEqual([true, true]);
  });

  it('[F1] removes uploads that were never finished after an hour', async () => {
    const drafts = join(test.folder, 'photos/drafts');
    writeFileSync(join(drafts, 'old'), 'x');
    writeFileSync(join(drafts, 'new'), 'x');
    utimesSync(join(drafts, 'old'), new Date(), new Date(Date.now() - 2 * 3_600_000));
    expect((await sweep()).drafts).toBe(1);
    expect(draftsOf(test)).toEqual(['new']);
  });

  it('[F1] keeps a running upload when the clock is put forward', async () => {
    const folder = join(test.folder, 'photos/drafts');
    const [receiving, restarted] = [await openDrafts(folder), await openDrafts(folder)];
    const { path } = await receiving.receive(
      (async function* () {
        yield Buffer.from('half a photo');
      })(),
    );
    utimesSync(path, new Date(), new Date(Date.now() - DAY_MS));
    expect(await receiving.dropDrafts(3_600_000)).toBe(0);
    expect(readFileSync(path, 'utf8')).toBe('half a photo');
    expect(await restarted.dropDrafts(3_600_000)).toBe(1);
    expect(draftsOf(test)).toEqual([]);
  });

  it('bytes that are stored again between marking and deletion stay', async () => {
    for (const moment of ['before it is marked', 'after it was marked', 'while it is out of sight'] as const) {
      const photo = await send(7);
      await age(8 * DAY_MS);
      let sent: UploadAnswer | null = null;
      let calls = 0;
      const sendAt = async (time: typeof moment) => {
        if (time === moment) sent ??= await send(7);
      };
      const inner = test.services.photos;
      await sweep({
        photos: {
          ...inner,
          async listReferenced(names) {
            calls++;
            await sendAt(calls === 1 ? 'before it is marked' : 'while it is out of sight');
            const found = await inner.listReferenced(names);
            await sendAt('after it was marked');
            return found;
          },
        },
      });
      expect(sent, moment).not.toBe(null);
      expect((sent as unknown as UploadAnswer).id).not.toBe(photo.id);
      expect(await isServed(sent as unknown as UploadAnswer), moment).toBe(true);
      await age(8 * DAY_MS);
      await sweep();
      expect(await keptBlobs(test), moment).toEqual([]);
    }
  });

  it('a save during garbage collection keeps its photos or fails, and never references a deleted one', async () => {
    for (let round = 0; round < 6; round++) {
      const photo = await send(20 + round);
      await age(8 * DAY_MS);
      const [saved] = await Promise.all([ana.form('/api/save', { collagexml: collageXml({ photos: [photo], columns: 1 }) }), sweep()]);
      expect([200, 404]).toContain(saved.statusCode);
      expect(await isServed(photo)).toBe(saved.statusCode === 200);
    }
  });

  if (kind !== 's3')
    it('files hidden by a killed garbage collection are restored at the next start', async () => {
      const photo = await send(1);
      const root = join(test.folder, 'photos');
      const [sha256 = ''] = await keptBlobs(test);
      const path = join(root, sha256.slice(0, 2), sha256);
      renameSync(path, join(root, 'leaving', sha256));
      expect(await isServed(photo)).toBe(true);
      await openDiskBlobs(root);
      expect(readdirSync(join(root, 'leaving'))).toEqual([]);
      expect(shaOf(readFileSync(path))).toBe(sha256);
    });

  it('deletes no more files once the server is stopping', async () => {
    await send(1);
    await age(8 * DAY_MS);
    await deleteUnusedPhotos(test.services);
    expect(await deleteOrphanedFiles(test.services, () => true)).toBe(0);
    expect(await keptBlobs(test)).toHaveLength(3);
    expect(await deleteOrphanedFiles(test.services, () => false)).toBe(3);
  });
});

describe.each(SETUPS)('the room of a person on %s', (kind) => {
  it('[U12] names the limit, stores nothing partly, and enforces it for concurrent uploads', async () => {
    const test = await openTestApp(kind, { quotaBytes: 1_000_000 });
    const ana = createVisitor(test);
    await ana.register('ana');
    const answers = await Promise.all(
      Array.from({ length: 8 }, async (_, seed) => await ana.send(uploadForm(await photoOf({ width: 60, height: 40, seed }), {}))),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 200, 507, 507, 507]);
    const refused = answers.find(({ statusCode }) => statusCode === 507)?.json();
    expect(refused).toEqual({
      error: 'ERROR_QUOTA',
      msg: 'Tu espacio para fotos está lleno (máx. 0.001 GB). Elimina collages que ya no necesites (sus fotos se eliminan a los treinta días) o contacta con la tienda.',
    });
    expect(draftsOf(test)).toEqual([]);
    // A photo that is already stored needs no more space.
    const stored = answers.findIndex(({ statusCode }) => statusCode === 200);
    expect((await ana.send(uploadForm(await photoOf({ width: 60, height: 40, seed: stored }), {}))).statusCode).toBe(200);
    await test.close();
  });

  it('[U12] a full disk has a refusal of its own', async () => {
    const test = await openTestApp(kind);
    const ana = createVisitor(test);
    await ana.register('ana');
    test.services.blobs.diskSpace = async () => ({ freeBytes: 1_900_000_000, totalBytes: 100_000_000_000 });
    const refused = await ana.send(uploadForm(await photoOf({ width: 60, height: 40 }), {}));
    expect([refused.statusCode, refused.json().error]).toEqual([507, 'ERROR_NO_SPACE']);
    test.services.blobs.diskSpace = async () => ({ freeBytes: 1_900_000_000, totalBytes: 10_000_000_000 });
    expect((await ana.send(uploadForm(await photoOf({ width: 60, height: 40 }), {}))).statusCode).toBe(200);
    await test.close();
  });
});
