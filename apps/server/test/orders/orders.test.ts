import { createHash } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OrderAnswer, OrderDraftAnswer, OrdersAnswer, SaveAnswer, UploadAnswer } from '@muro/api';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPrintJobs, MAX_CRASHES } from '../../src/print/sql/print-jobs.ts';
import { collageXml } from '../collages/make-collage.ts';
import { photoOf, uploadForm } from '../photos/make-photo.ts';
import { pressProfile } from '../print/make-press.ts';
import { startPrinting } from '../print/start-printing.ts';
import { ADDRESS } from '../support/address.ts';
import { openTestApp, SETUPS, type TestApp } from '../support/open-test-app.ts';
import { createVisitor, type Visitor } from '../support/visitor.ts';
import { loseBlob, printFile, printNames } from '../upkeep/stored-files.ts';

async function waitFor<T>(find: () => Promise<T | null | undefined | false>, waitMs = 100_000): Promise<T> {
  for (const end = Date.now() + waitMs; Date.now() < end; ) {
    const found = await find();
    if (found) return found;
    await new Promise((done) => setTimeout(done, 30));
  }
  throw new Error('It did not happen in time.');
}

describe.each(SETUPS)('orders on %s', (kind) => {
  let test: TestApp;
  let ana: Visitor;
  let photos: readonly UploadAnswer[];
  let saved: SaveAnswer;

  const upload = async (visitor: Visitor, seed: number, side = 600) =>
    (await visitor.send(uploadForm(await photoOf({ width: side * 1.5, height: side, seed }), {}))).json<UploadAnswer>();
  const save = async (options: object = {}) =>
    (await ana.form('/api/save', { collagexml: collageXml({ photos, ...options }), templateid: 'even-50x40' })).json<SaveAnswer>();
  const order = (changes: object = {}, headers = {}) =>
    ana.post('/api/orders', { collageid: saved.collageid, version: saved.version, quantity: 1, ...ADDRESS, ...changes }, headers);
  const stateOf = async (id: number) => (await ana.send({ url: `/api/orders/${id}` })).json<OrderAnswer>();

  beforeAll(async () => {
    test = await openTestApp(kind);
    ana = createVisitor(test);
    await ana.register('ana');
    photos = [await upload(ana, 1), await upload(ana, 2)];
    saved = await save();
  });
  afterAll(() => test.close());

  it('the draft has design, size, material and price of the newest version', async () => {
    const draft = (await ana.send({ url: `/api/orders/draft?collageid=${saved.collageid}` })).json<OrderDraftAnswer>();
    expect(draft).toMatchObject({
      version: 1,
      design: 'Even',
      width: 50,
      height: 40,
      material: 'POSTER',
      currency: 'EUR',
      isVatIncluded: true,
      isFinished: true,
    });
    const priceCents = 500 + 0.2 * 4000;
    const { picture } = draft;
    // 900 pixels for half a metre
    const warnings = ['low-resolution'];
    expect(draft.materials).toEqual([{ material: 'POSTER', priceCents, picture, isWhole: true, warnings, withdrawal: 'none' }]);
    const open = await save({ material: '' });
    const choice = (await ana.send({ url: `/api/orders/draft?collageid=${open.collageid}` })).json<OrderDraftAnswer>();
    expect(choice.materials.map(({ material }) => material)).toEqual(['POSTER', 'CANVAS2CM']);
  });

  it('price, size and design are set by the server, whatever the request contains', async () => {
    const placed = (
      await order({ quantity: 3, priceCents: 1, totalCents: 1, width: 1, material: 'PLEXI', ownerId: 1, state: 'printed' })
    ).json<OrderAnswer>();
    expect(placed).toMatchObject({
      quantity: 3,
      priceCents: 1300,
      totalCents: 3900,
      width: 50,
      material: 'POSTER',
      state: 'received',
      reason: '',
      ...ADDRESS,
      country: 'ES',
    });
    expect((await ana.send({ url: '/api/orders' })).json<OrdersAnswer>().orders.map(({ id }) => id)).toContain(placed.id);
  });

  it('[ROLE-05] refuses an unfinished collage, a version that is not there, a missing material, a bad address', async () => {
    const unfinished = await save({ photos: photos.slice(0, 1) });
    expect((await order({ collageid: unfinished.collageid })).json().error).toBe('PHOTO_MISSING');
    expect((await order({ version: 7 })).json().error).toBe('ERROR_NOT_FOUND');
    const open = await save({ material: '' });
    expect((await order({ collageid: open.collageid })).json().error).toBe('ERROR_MATERIAL');
    expect((await order({ collageid: open.collageid, material: 'PLEXI' })).json().error).toBe('ERROR_MATERIAL');
    expect((await order({ collageid: open.collageid, material: 'CANVAS2CM' })).json<OrderAnswer>().priceCents).toBe(1500 + 1800);
    for (const wrong of [
      { quantity: 0 },
      { quantity: 1.5 },
      { quantity: 100 },
      { name: ' ' },
      { email: 'ana' },
      { email: 'ana@example.org,bea.example.org' },
      { email: 'ana,bea@example.org' },
      { city: undefined },
      { version: 'x' },
    ]) {
      const answer = await order(wrong);
      expect([answer.statusCode, answer.json().error], JSON.stringify(wrong)).toEqual([400, 'ERROR_BAD_REQUEST']);
    }
  });

  it('a double click makes one order', async () => {
    const headers = { 'idempotency-key': `click-${kind}-1` };
    const ids = (await Promise.all([order({}, headers), order({}, headers), order({}, headers)])).map(
      (answer) => answer.json<OrderAnswer>().id,
    );
    expect(new Set(ids).size).toBe(1);
    expect((await order({ quantity: 2 }, headers)).json().error).toBe('ERROR_SAME_KEY');
  });

  it('another user’s order and collage do not exist', async () => {
    const { id } = (await order()).json<OrderAnswer>();
    const eve = createVisitor(test);
    await eve.register(`eve${kind}`);
    for (const answer of [
      await eve.send({ url: `/api/orders/${id}` }),
      await eve.send({ url: `/api/orders/${id}/picture` }),
      await eve.post('/api/orders', { collageid: saved.collageid, version: 1, quantity: 1, ...ADDRESS }),
    ]) {
      expect([answer.statusCode, answer.json().error]).toEqual([404, 'ERROR_NOT_FOUND']);
    }
    expect((await eve.send({ url: '/api/orders' })).json()).toEqual({ orders: [], next: null });
    for (const url of ['/api/orders', `/api/orders/${id}`, `/api/orders/draft?collageid=1`]) {
      expect((await createVisitor(test).send({ url })).statusCode).toBe(401);
    }
  });

  it('prints the frozen version, and its ticket, whatever is saved afterwards', { timeout: 240_000 }, async () => {
    const { id } = (await order()).json<OrderAnswer>();
    await ana.form('/api/save', { collagexml: collageXml({ photos, columns: 1 }), collageid: String(saved.collageid) });
    const { worker } = await startPrinting(test);
    worker.wake();
    await waitFor(async () => (await stateOf(id)).state === 'printed');
    const pdf = (await printFile(test, `order-${id}.pdf`)) as Buffer;
    expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.6');
    const ticket = JSON.parse(String(await printFile(test, `order-${id}.json`)));
    expect(ticket).toMatchObject({ order: id, quantity: 1, material: 'POSTER', size: { width: 50, height: 40 } });
    expect(ticket.photos.map(({ photoId }: { photoId: string }) => photoId)).toEqual(photos.map((photo) => String(photo.id)));
    expect(ticket.pdf).toMatchObject({ sha256: createHash('sha256').update(pdf).digest('hex'), standard: null });
    const picture = await ana.send({ url: `/api/orders/${id}/picture` });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(readdirSync(join(test.folder, 'print')).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('a killed print process is started again, and the order is printed once, as PDF/X-4 for a known press', {
    timeout: 240_000,
  }, async () => {
    const { id } = (await order({ quantity: 2 })).json<OrderAnswer>();
    const press = join(test.folder, 'press.icc');
    writeFileSync(press, await pressProfile());
    const { worker, runner } = await startPrinting(test, { outputProfile: press });
    worker.wake();
    const pid = await waitFor(async () => runner.pids()[0]);
    await new Promise((done) => setTimeout(done, 100));
    process.kill(pid, 'SIGKILL');
    await waitFor(async () => (await stateOf(id)).state === 'printed');
    expect(await printNames(test)).toContain(`order-${id}.pdf`);
    const ticket = JSON.parse(String(await printFile(test, `order-${id}.json`)));
    expect(ticket.pdf).toMatchObject({ version: '1.6', standard: 'PDF/X-4' });
  });

  it('[F3] after three failed attempts the order has the reason', { timeout: 240_000 }, async () => {
    const lost = await upload(ana, 77);
    const collage = await save({ photos: [lost], columns: 1 });
    const { id } = (await order({ collageid: collage.collageid })).json<OrderAnswer>();
    const bytes = await photoOf({ width: 900, height: 600, seed: 77 });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await loseBlob(test, sha256);
    let tries = 0;
    const { worker } = await startPrinting(test, {
      change: (runner) => ({
        ...runner,
        run: (job, lease) => {
          if (job.order.id === id) tries++;
          return runner.run(job, lease);
        },
      }),
    });
    worker.wake();
    const wakeTimer = setInterval(worker.wake, 50);
    const failed = await waitFor(async () => {
      const answer = await stateOf(id);
      return answer.state === 'failed' && answer;
    });
    clearInterval(wakeTimer);
    expect(tries).toBe(3);
    expect(failed.reason).toBe('Una foto del collage falta o está dañada.');
    expect(await printNames(test)).not.toContain(`order-${id}.pdf`);
  });

  it('two workers never hold the same job; a worker without its lease changes nothing', async () => {
    const jobs = createPrintJobs(test.database.db, [0, 0]);
    // Jobs of earlier tests.
    for (let job = await jobs.claim('clearing'); job; job = await jobs.claim('clearing')) await jobs.finish(job.order.id, 'clearing');
    const { id } = (await order({ quantity: 4 })).json<OrderAnswer>();
    const claims = await Promise.all(['one', 'two', 'three'].map((holder) => jobs.claim(holder)));
    const claimed = claims.filter((claim) => claim !== null);
    expect(claimed.map((claim) => claim.order.id)).toEqual([id]);
    const holder = claimed[0]?.holder as string;
    expect(await jobs.finish(id, 'another holder')).toBe(false);
    await jobs.releaseAll();
    expect(await jobs.claim('heir')).toMatchObject({ order: { id }, attempts: 1 });
    expect(await jobs.renew(id, holder)).toBe(false);
    expect(await jobs.finish(id, holder)).toBe(false);
    expect(await jobs.fail(id, 'heir', 'other')).toBe('waiting');
    expect(await jobs.claim('last')).toMatchObject({ order: { id }, attempts: 2 });
    // The lease of the first holder is already counted as lost.
    for (let lost = 2; lost <= MAX_CRASHES; lost++) {
      await test.database.db.execute(sql`update print_jobs set lease_until = now() - interval '61 seconds' where order_id = ${id}`);
      const next = await jobs.claim(`next ${lost}`);
      if (lost < MAX_CRASHES) expect(next).toMatchObject({ order: { id }, attempts: 2 });
      else expect(next).toBe(null);
    }
    expect(await stateOf(id)).toMatchObject({ state: 'failed', reason: expect.stringContaining('demasiadas veces') });
  });
});
