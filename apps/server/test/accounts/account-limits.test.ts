import type { OrderAnswer, SaveAnswer, UploadAnswer } from '@muro/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collages, collageVersions } from '../../src/db/schema/schema.ts';
import { collageXml } from '../collages/make-collage.ts';
import { photoOf, uploadForm } from '../photos/make-photo.ts';
import { openTestApp, SMALL_AND_LARGE, type TestApp } from '../support/open-test-app.ts';
import { createVisitor, type Visitor } from '../support/visitor.ts';

const ADDRESS = { name: 'Ana', street: 'X 1', postcode: '1', city: 'Y', country: 'Z', email: 'a@b.org' };
const HOUR_MS = 3_600_000;

describe.each(SMALL_AND_LARGE)('the limits of an account on %s', (kind) => {
  let test: TestApp;
  let ana: Visitor;
  let xml: string;
  const save = async (fields: Record<string, string> = {}) => await ana.form('/api/save', { collagexml: xml, ...fields });
  const newCollage = async () => (await save()).json<SaveAnswer>();
  const order = (saved: SaveAnswer, headers = {}) => ana.post('/api/orders', { ...saved, quantity: 1, ...ADDRESS }, headers);
  const versionsOf = async (collageId: number) => {
    const { version } = collageVersions;
    const rows = await test.database.db.select({ version }).from(collageVersions).where(eq(collageVersions.collageId, collageId));
    return rows.map((row) => row.version).sort((a, b) => a - b);
  };
  /** Inserts this many saves directly into the database. */
  const saveMore = async (collageId: number, times: number, document = xml) => {
    const content = {
      templateId: 'even',
      childTemplateId: '',
      width: 50,
      height: 40,
      material: '',
      isFinished: true,
      pictureSha256: '',
      screenshotSha256: '',
      screenshotBytes: 0,
    };
    const [owner] = await test.database.db.select().from(collages).where(eq(collages.id, collageId));
    const place = { ownerId: owner?.ownerId as number, collageId, baseVersion: null, idempotencyKey: null, maxCollages: 3 };
    const rest = { xml: document, editor: '2', editorVersion: '1', photoIds: [] };
    for (let time = 0; time < times; time++) {
      expect((await test.services.collages.save({ ...content, ...place, ...rest })).kind).toBe('saved');
    }
  };

  beforeAll(async () => {
    test = await openTestApp(kind, { maxCollages: 3, maxOrders: 2, limits: { take: async () => null } });
    ana = createVisitor(test);
    await ana.register('ana');
    const photo = (await ana.send(uploadForm(await photoOf({ width: 60, height: 40 }), {}))).json<UploadAnswer>();
    xml = collageXml({ photos: [photo], columns: 1 });
  });
  afterAll(() => test.close());

  let first: SaveAnswer;
  it('an account creates collages up to its limit, also in parallel; existing ones can still be saved', async () => {
    first = await newCollage();
    const answers = await Promise.all(Array.from({ length: 6 }, () => save()));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 507, 507, 507, 507]);
    const refused = (await ana.form('/api/save?lang=en', { collagexml: xml })).json();
    expect(refused).toEqual({ error: 'ERROR_COLLAGES', msg: expect.stringContaining('up to 3 collages') });
    expect((await save({ collageid: String(first.collageid) })).json<SaveAnswer>().version).toBe(2);
  });

  it('an account places orders up to its limit; a retry with the same key does not count', async () => {
    const placed = await order(first, { 'idempotency-key': 'attempt-1' });
    const answers = await Promise.all(Array.from({ length: 4 }, () => order(first)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 507, 507, 507]);
    expect(answers.find(({ statusCode }) => statusCode === 507)?.json().error).toBe('ERROR_ORDERS');
    const repeated = await order(first, { 'idempotency-key': 'attempt-1' });
    expect(repeated.json<OrderAnswer>().id).toBe(placed.json<OrderAnswer>().id);
  });

  it('old versions are pruned; the newest twenty, the last of each hour and day, and ordered ones stay', async () => {
    const { collageid: id } = first;
    await saveMore(id, 28);
    expect(await versionsOf(id)).toEqual(expect.arrayContaining([1, ...range(11, 30)]));
    expect((await versionsOf(id)).length).toBeLessThanOrEqual(23); // the hour may have ended meanwhile
    const last = [30];
    for (let hour = 1; hour <= 3; hour++) {
      await test.advance(HOUR_MS);
      await saveMore(id, 25);
      last.push(30 + hour * 25);
    }
    expect(await versionsOf(id)).toEqual(expect.arrayContaining([1, ...last, ...range(86, 105)]));
    for (let day = 1; day <= 3; day++) {
      await test.advance(24 * HOUR_MS);
      await saveMore(id, 25);
    }
    const versions = await versionsOf(id);
    expect(versions).toEqual(expect.arrayContaining([1, 105, 130, 155, ...range(161, 180)]));
    await test.advance(400 * 24 * HOUR_MS);
    await saveMore(id, 25);
    const later = await versionsOf(id);
    expect(later).toEqual(expect.arrayContaining([1, 180, ...range(186, 205)]));
    expect(later.length).toBeLessThanOrEqual(25);
  });

  it('the documents of a collage may have 20 MB; its newest and its ordered ones are always kept', async () => {
    const { collageid: id } = first;
    await saveMore(id, 14, xml.padEnd(2_000_000));
    expect(await versionsOf(id)).toEqual([1, ...range(210, 219)]);
    await ana.signIn('ana'); // the test clock has advanced by years, so the session has expired
    expect((await ana.form('/api/load', { collageid: String(id) })).statusCode).toBe(200);
  });

  it('a version that went while it was being ordered is not ordered', async () => {
    const { collages: kept, orders } = test.services;
    const [owner] = await test.database.db.select().from(collages).where(eq(collages.id, first.collageid));
    const { collageid: collageId } = first;
    const ownerId = owner?.ownerId as number;
    expect(await kept.find(ownerId, collageId, 5)).toBeNull();
    const lineTerms = { design: 'x', width: 50, height: 40, material: 'POSTER', quantity: 1, priceCents: 1, withdrawal: 'none' } as const;
    const line = (version: number) => ({ ...lineTerms, collageId, version, templateId: 't', xml: null });
    const order = { id: 7, ownerId, totalCents: 1, currency: 'EUR', address: ADDRESS };
    const vat = { vatRate: null, vatCents: 0, isVatIncluded: true } as const;
    const terms = {
      ...vat,
      locale: '',
      delivery: null,
      deliveryCents: 0,
      invoiceAddress: null,
      termsSha256: null,
      acceptedWarnings: [],
      ...{ shopNumber: null, shopRequestHash: null, isBuyerTold: true },
    } as const;
    const placing = { fromCart: [], idempotencyKey: null, maxOrders: 100, terms: '', graceMinutes: 0, isPaid: false };
    const place = (...versions: readonly number[]) => orders.place({ ...order, ...terms }, { ...placing, lines: versions.map(line) });
    for (const versions of [[5], [219, 5]]) expect(await place(...versions)).toEqual({ kind: 'unknown' });
    expect((await place(219)).kind).toBe('placed');
  });
});

const range = (first: number, last: number): readonly number[] => Array.from({ length: last - first + 1 }, (_, index) => first + index);
