import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { UploadAnswer } from '@muro/api';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPhotoChecker } from '../../src/photos/checking/photo-checker.ts';
import { describeOnce, openTestApp, SETUPS, type TestApp } from '../support/open-test-app.ts';
import { createVisitor, type Visitor } from '../support/visitor.ts';
import { bucketOf, draftsOf, keptBlobs } from '../upkeep/stored-files.ts';
import { photoOf, uploadForm } from './make-photo.ts';

const LIMIT = 26_214_400;

/** Returns all stored files and drafts: a refused upload must not change them. */
const filesOf = async (test: TestApp) => [...(await keptBlobs(test)), ...draftsOf(test)];

describe.each(SETUPS)('uploads on %s', (kind) => {
  let test: TestApp;
  let ana: Visitor;
  beforeAll(async () => {
    test = await openTestApp(kind);
    ana = createVisitor(test);
    await ana.register('ana');
  });
  afterAll(() => test.close());
  const upload = (bytes: Uint8Array, fields: Record<string, string> = {}, visitor = ana) => visitor.send(uploadForm(bytes, fields));

  it('[HTTP-15] [HCALL-01] [HCALL-03] [HCALL-04] [HCALL-05] answers id and src; sizes are those of the upright photo', async () => {
    const photo = await photoOf({ width: 1600, height: 1200, orientation: 6 });
    const answer = await upload(photo, { suggestedRotation: '90', t: '1', x: '123_1600_1200_ab', resized: '800x600', s: '' });
    expect(answer.statusCode).toBe(200);
    const stored = answer.json<UploadAnswer>();
    expect(stored).toMatchObject({
      orgWidth: 1200,
      orgHeight: 1600,
      webWidth: 768,
      webHeight: 1024,
      unique: '123_1600_1200_ab',
      suggestedRotation: 90,
    });
    expect(stored.src).toBe(`/photos/${stored.id}/web.jpg`);
    expect(Number.isSafeInteger(stored.id)).toBe(true);
  });

  it('serves upright sRGB copies without metadata, to the owner only', async () => {
    const { id } = (await upload(await photoOf({ width: 700, height: 400, orientation: 3, gps: true }))).json<UploadAnswer>();
    const web = await ana.send({ url: `/photos/${id}/web.jpg` });
    expect(web.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-cache',
      vary: expect.stringContaining('cookie'),
    });
    const meta = await sharp(web.rawPayload).metadata();
    expect([meta.width, meta.height, meta.orientation, meta.exif]).toEqual([700, 400, undefined, undefined]);
    const thumb = await ana.send({ url: `/photos/${id}/thumb.jpg` });
    expect((await sharp(thumb.rawPayload).metadata()).width).toBe(240);
    const other = createVisitor(test);
    await other.register(`other${kind}`);
    for (const visitor of [other, createVisitor(test)]) {
      for (const copy of ['web', 'thumb', 'full']) {
        const refused = await visitor.send({ url: `/photos/${id}/${copy}.jpg` });
        expect([refused.statusCode, refused.json().error]).toEqual([404, 'ERROR_NO_FILE_ACCESS']);
      }
    }
    expect((await ana.send({ url: `/photos/${id}/full.jpg` })).statusCode).toBe(404);
    const revalidated = await ana.send({ url: `/photos/${id}/web.jpg`, headers: { 'if-none-match': String(web.headers.etag) } });
    expect(revalidated.statusCode).toBe(304);
  });

  it('stores the original bytes under their hash', async () => {
    const photo = await photoOf({ width: 300, height: 200, seed: 5 });
    await upload(photo);
    const sha256 = createHash('sha256').update(photo).digest('hex');
    expect((await test.services.blobs.read(sha256))?.sizeBytes).toBe(photo.length);
  });

  it('stores the bytes in the configured store, and nowhere else', async () => {
    const stored = (await upload(await photoOf({ width: 330, height: 210, seed: 77 }))).json<UploadAnswer>();
    expect(stored.id).toBeGreaterThan(0);
    const onDisk = readdirSync(join(test.folder, 'photos')).some((name) => /^[0-9a-f]{2}$/.test(name));
    const { rows } = await test.database.db.execute(sql`select key, bytes from blobs`);
    expect([onDisk, rows.length > 0]).toEqual([kind !== 's3', kind === 's3']);
    for (const { key, bytes } of rows) expect(await bucketOf(test).size(String(key))).toBe(Number(bytes));
  });

  it('[UPLOAD-04] the same bytes of the same person are the same photo; of another person another', async () => {
    const photo = await photoOf({ width: 300, height: 200, seed: 6 });
    const ids = (await Promise.all([upload(photo), upload(photo), upload(photo)])).map((answer) => answer.json<UploadAnswer>().id);
    expect(new Set(ids).size).toBe(1);
    const other = createVisitor(test);
    await other.register(`twin${kind}`);
    expect((await upload(photo, {}, other)).json<UploadAnswer>().id).not.toBe(ids[0]);
  });

  it('[INGEST-01] accepts exactly 25 MB and refuses one byte more, without leaving a file', async () => {
    const photo = await photoOf({ width: 400, height: 300, seed: 7 });
    const padded = (length: number) => Buffer.concat([photo], length);
    expect((await upload(padded(LIMIT))).statusCode).toBe(200);
    const before = await filesOf(test);
    const refused = await upload(padded(LIMIT + 1));
    expect([refused.statusCode, refused.json()]).toEqual([
      413,
      { error: 'ERROR_FILE_TO_BIG', msg: 'El archivo es demasiado grande (máx. 25 MB)' },
    ]);
    expect(await filesOf(test)).toEqual(before);
  });

  it('[INGEST-02] [HCALL-06] refuses files that are not JPEGs, regardless of their name', async () => {
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const before = await filesOf(test);
    for (const bytes of [png, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), Buffer.from([0xff, 0xd8]), Buffer.alloc(0)]) {
      const refused = await upload(bytes);
      expect([refused.statusCode, refused.json().error]).toEqual([415, 'ERROR_NO_JPG_IMAGE']);
    }
    expect(await filesOf(test)).toEqual(before);
  });

  it('refuses a photo whose end is missing', async () => {
    const photo = await photoOf({ width: 900, height: 700, seed: 8 });
    const refused = await upload(photo.subarray(0, Math.floor(photo.length * 0.6)));
    expect(refused.json().error).toBe('ERROR_COULD_NOT_LOAD');
  });

  it('refuses forms without a file, with two, with another field, and calls without session', async () => {
    const photo = await photoOf({ width: 30, height: 20 });
    const two = uploadForm(photo, {});
    const body = two.payload as Buffer;
    const boundary = body.toString('latin1').split('\r\n')[0] as string;
    const part = body.toString('latin1').slice(0, body.length - boundary.length - 4);
    const doubled = Buffer.from(`${part}${part}${boundary}--\r\n`, 'latin1');
    expect((await ana.send({ ...two, payload: doubled })).statusCode).toBeGreaterThanOrEqual(400);
    expect((await ana.send(uploadForm(photo, {}, 'photo'))).json().error).toBe('ERROR_BAD_REQUEST');
    expect((await ana.send(uploadForm(photo, {}, 'upload'))).statusCode).toBe(200);
    expect((await ana.form('/api/upload', { a: 'b' })).json().error).toBe('ERROR_BAD_REQUEST');
    expect((await upload(photo, { s: ana.cookie() }, createVisitor(test))).json().error).toBe('ERROR_NOT_SIGNED_IN');
    expect((await upload(photo)).statusCode).toBe(200);
  });
});

describeOnce('the picture checker', () => {
  it('a photo is checked again after its child process was killed', async () => {
    const checker = createPhotoChecker();
    const test = await openTestApp('pglite', { checker });
    const ana = createVisitor(test);
    await ana.register('ana');
    await ana.send(uploadForm(await photoOf({ width: 50, height: 40 }), {})); // now a child is running
    const large = await photoOf({ width: 5000, height: 4000, seed: 9 });
    const pending = ana.send(uploadForm(large, {}));
    const killed = new Set<number>();
    while (killed.size < 2) {
      await new Promise((resolve) => setTimeout(resolve, 150));
      const next = checker.pids().find((pid) => !killed.has(pid));
      if (next === undefined) continue;
      process.kill(next, 'SIGKILL');
      killed.add(next);
    }
    expect((await pending).statusCode).toBe(200);
    await test.close();
    await checker.stop();
  });

  it('a photo that would wait too long for its turn is answered at once: try again', async () => {
    const checker = createPhotoChecker({ maxWaitingMs: 1 });
    const test = await openTestApp(undefined, { checker });
    const ana = createVisitor(test);
    await ana.register('ana');
    const photos = await Promise.all([1, 2, 3, 4, 5].map((seed) => photoOf({ width: 300, height: 200, seed })));
    const answers = await Promise.all(photos.map((photo) => ana.send(uploadForm(photo, {}))));
    const refusedAt = answers.findIndex(({ statusCode }) => statusCode === 429);
    expect(answers.map(({ statusCode }) => statusCode)).toContain(200);
    expect(answers[refusedAt]?.json()).toEqual({
      error: 'ERROR_TOO_MANY',
      msg: 'Demasiadas solicitudes a la vez. Inténtalo de nuevo en un momento.',
    });
    expect(answers[refusedAt]?.headers['retry-after']).toBe('15');
    expect(draftsOf(test)).toEqual([]);
    expect((await ana.send(uploadForm(photos[refusedAt] as Buffer, {}))).statusCode).toBe(200);
    await test.close();
    await checker.stop();
  });
});
