import type { OverviewView, SaveAnswer, UploadAnswer, VersionsView } from '@muro/api';
import { count, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collagePhotos, collages, collageVersions } from '../../src/db/schema/schema.ts';
import { binIdle, emptyBin } from '../../src/upkeep/sql/empty-bin.ts';
import { photoOf, uploadForm } from '../photos/make-photo.ts';
import { openTestApp, SMALL_AND_LARGE, type TestApp } from '../support/open-test-app.ts';
import { viewOf } from '../support/view-of.ts';
import { createVisitor, type Visitor } from '../support/visitor.ts';
import { collageXml } from './make-collage.ts';

const DAY_MS = 24 * 3_600_000;
const ADDRESS = { name: 'Ana', street: 'X 1', postcode: '1', city: 'Y', country: 'Z', email: 'a@b.org' };

describe.each(SMALL_AND_LARGE)('my collages on %s', (kind) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(kind, { maxCollages: 4 });
  });
  afterAll(() => test.close());

  /** Registers a user with one collage of this many versions. */
  async function createOwner(
    name: string,
    versions = 1,
  ): Promise<{ readonly visitor: Visitor; readonly id: number; readonly version: number }> {
    const visitor = createVisitor(test);
    await visitor.register(name);
    const photo = (await visitor.send(uploadForm(await photoOf({ width: 300, height: 200 }), {}))).json<UploadAnswer>();
    let saved = null as SaveAnswer | null;
    for (let nth = 1; nth <= versions; nth++) {
      const xml = collageXml({ photos: [photo], columns: 1 });
      saved = (
        await visitor.form('/api/save', { collagexml: xml, ...(saved && { collageid: String(saved.collageid) }) })
      ).json<SaveAnswer>();
    }
    const { collageid, version } = saved as SaveAnswer;
    return { visitor, id: Number(collageid), version: Number(version) };
  }
  const pageAt = async (visitor: Visitor, url: string) => viewOf((await visitor.send({ url })).body);
  const overview = async (visitor: Visitor, query = '') => (await pageAt(visitor, `/overview${query}`)) as OverviewView;
  const namesIn = async (visitor: Visitor) => (await overview(visitor)).collages.map(({ shownName }) => shownName);
  const deletedIn = async (visitor: Visitor) => (await overview(visitor)).deleted.map(({ id }) => id);
  const act = (visitor: Visitor, fields: Record<string, string>) => visitor.form('/account/collages?lang=en', fields);

  it('a collage gets a name, which is escaped, and loses it again', async () => {
    const { visitor, id } = await createOwner('ana');
    const renamed = await act(visitor, { collage: `${id}`, do: 'rename', name: '<i>Our summer</i>' });
    expect([renamed.statusCode, renamed.headers.location]).toEqual([303, `/overview?said=renamed&collage=${id}`]);
    const collage = { id, width: 50, height: 40, savedAt: expect.any(String), isFinished: true };
    const { collages: named, notice } = await overview(visitor, renamed.headers.location?.replace('/overview', ''));
    expect(named).toEqual([{ ...collage, ownName: '<i>Our summer</i>', shownName: '<i>Our summer</i>' }]);
    expect(notice).toEqual({ done: 'renamed', collageId: id });
    expect((await visitor.send({ url: '/overview' })).body).not.toContain('<i>');
    await act(visitor, { collage: `${id}`, do: 'rename', name: ' ' });
    expect((await overview(visitor)).collages).toEqual([{ ...collage, ownName: '', shownName: 'Even' }]);
  });

  it('a name that is too long or has two lines is refused in words', async () => {
    const { visitor, id } = await createOwner('bob');
    for (const name of ['x'.repeat(61), 'a\nb']) {
      const answer = await act(visitor, { collage: `${id}`, do: 'rename', name });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
      expect(viewOf(answer.body)).toEqual({ page: 'fault', sentence: 'A name can have up to 60 characters, on one line.' });
    }
  });

  it('a deleted collage comes back by undo, and by a save from a window where it is still open', async () => {
    const { visitor, id } = await createOwner('cleo');
    const removed = await act(visitor, { collage: `${id}`, do: 'remove' });
    const view = await overview(visitor, removed.headers.location?.replace('/overview', ''));
    expect([view.notice, view.collages]).toEqual([{ done: 'removed', collageId: id }, []]);
    expect(await deletedIn(visitor)).toEqual([id]);
    await act(visitor, { collage: `${id}`, do: 'bring-back' });
    expect([await deletedIn(visitor), await namesIn(visitor)]).toEqual([[], ['Even']]);
    await act(visitor, { collage: `${id}`, do: 'remove' });
    const loaded = (await visitor.form('/api/load', { collageid: `${id}` })).json<{ collagexml: string }>();
    await visitor.form('/api/save', { collageid: `${id}`, collagexml: loaded.collagexml });
    expect(await deletedIn(visitor)).toEqual([]);
  });

  it('after a month a deleted collage is removed, except its ordered versions', async () => {
    const plain = await createOwner('dora', 2);
    const ordered = await createOwner('emil', 2);
    await act(ordered.visitor, { collage: `${ordered.id}`, do: 'copy' });
    const further = { ...ordered, id: (await overview(ordered.visitor)).collages[0]?.id ?? 0, version: 1 };
    expect(further.id).not.toBe(ordered.id);
    const { id: first, version } = ordered;
    const more = [{ collageid: further.id, version: further.version, quantity: 1 }];
    await ordered.visitor.post('/api/orders', { collageid: first, version, quantity: 1, more, ...ADDRESS });
    for (const { visitor, id } of [plain, ordered, further]) await act(visitor, { collage: `${id}`, do: 'remove' });
    await test.advance(29 * DAY_MS);
    await emptyBin(test.database.db);
    const rowsOf = async ({ id }: { readonly id: number }) => {
      const [row] = await test.database.db.select({ n: count() }).from(collageVersions).where(sql`collage_id = ${id}`);
      return row?.n;
    };
    expect([await rowsOf(plain), await rowsOf(ordered)]).toEqual([2, 2]);
    await test.advance(2 * DAY_MS);
    await emptyBin(test.database.db);
    expect([await rowsOf(plain), await rowsOf(ordered), await rowsOf(further)]).toEqual([0, 1, 1]);
    expect(await test.database.db.select().from(collagePhotos).where(sql`collage_id = ${further.id}`)).not.toEqual([]);
    expect(await test.database.db.select().from(collages).where(sql`id = ${plain.id}`)).toEqual([]);
    const emil = (await test.services.accounts.find('emil'))?.id ?? 0;
    expect((await test.services.orders.list(emil, { after: null, limit: 9 })).orders.length).toBe(1);
  });

  it('a copy is a separate collage and counts towards the limit', async () => {
    const { visitor, id } = await createOwner('fay');
    for (const expected of [303, 303, 303, 507]) {
      const answer = await act(visitor, { collage: `${id}`, do: 'copy' });
      expect(answer.statusCode).toBe(expected);
    }
    expect(await namesIn(visitor)).toEqual(['Copy of Even', 'Copy of Even', 'Copy of Even', 'Even']);
    const copy = (await overview(visitor)).collages[0]?.id ?? 0;
    expect(copy).not.toBe(id);
    const load = async (collageid: number) =>
      (await visitor.form('/api/load', { collageid: `${collageid}` })).json<{ collagexml: string }>();
    expect((await load(copy)).collagexml).toBe((await load(id)).collagexml);
    expect((await visitor.send({ url: `/api/collages/${copy}/picture` })).statusCode).toBe(200);
  });

  it('its versions are listed with pictures, and an older one opens as a new collage', async () => {
    const { visitor, id } = await createOwner('gil', 3);
    const page = (await pageAt(visitor, `/account/versions?collage=${id}&lang=en`)) as VersionsView;
    expect([page.page, page.collageId, page.shownName]).toEqual(['versions', id, 'Even']);
    expect(page.versions.map(({ version }) => version)).toEqual([3, 2, 1]);
    for (const { version, savedAt, ...size } of page.versions) {
      expect([size, Number.isNaN(Date.parse(savedAt))]).toEqual([{ width: 50, height: 40 }, false]);
      expect((await visitor.send({ url: `/api/collages/${id}/picture?version=${version}` })).statusCode).toBe(200);
    }
    const answer = await act(visitor, { collage: `${id}`, do: 'copy', version: '1', open: '1' });
    const copyId = Number(/edit\/(\d+)$/.exec(String(answer.headers.location))?.[1]);
    expect((await overview(visitor)).collages[0]).toMatchObject({ id: copyId, width: 50, height: 40 });
    expect((await visitor.form('/api/load', { collageid: `${copyId}` })).json<{ version: number }>().version).toBe(1);
    expect((await act(visitor, { collage: `${id}`, do: 'copy', version: '9' })).statusCode).toBe(404);
  });

  it('no other user, and no other site, can change a collage', async () => {
    const { visitor, id } = await createOwner('hal');
    const stranger = createVisitor(test);
    await stranger.register('ida');
    for (const action of ['rename', 'copy', 'remove', 'bring-back'])
      expect((await act(stranger, { collage: `${id}`, do: action, name: 'x' })).statusCode, action).toBe(404);
    expect((await stranger.send({ url: `/account/versions?collage=${id}` })).statusCode).toBe(404);
    const anonymous = await act(createVisitor(test), { collage: `${id}`, do: 'remove' });
    expect([anonymous.statusCode, anonymous.headers.location]).toEqual([303, '/overview']);
    const foreign = await visitor.form('/account/collages', { collage: `${id}`, do: 'remove' }, { 'sec-fetch-site': 'cross-site' });
    expect(foreign.statusCode).toBe(403);
    expect(await deletedIn(visitor)).toEqual([]);
  });

  it('an order’s address in a fresh browser leads through sign-in to the order', async () => {
    const { visitor, id, version } = await createOwner('jan');
    const order = (await visitor.post('/api/orders', { collageid: id, version, quantity: 1, ...ADDRESS })).json<{ id: number }>();
    const fresh = createVisitor(test);
    const signedOut = await fresh.send({ url: `/cart/fromApp?order=${order.id}&lang=de` });
    expect([signedOut.statusCode, signedOut.headers.location]).toEqual([303, `/ueberblick?order=${order.id}`]);
    const form = (await fresh.send({ url: String(signedOut.headers.location) })).body;
    expect(viewOf(form)).toEqual({ page: 'sign-in', before: 'overview' });
    await fresh.signIn('jan');
    const redirected = await fresh.send({ url: String(signedOut.headers.location) });
    expect([redirected.statusCode, redirected.headers.location]).toEqual([303, `/order?lang=de&id=${order.id}`]);
    expect((await fresh.send({ url: `/order/view?id=${order.id}&lang=de` })).statusCode).toBe(200);
  });

  it('a collage that was not saved for the retention period moves to the deleted ones, unless it was ordered; after a restore it stays', async () => {
    const [idle, ordered] = [await createOwner('wanda'), await createOwner('xenia')];
    const { id, version } = ordered;
    expect((await ordered.visitor.post('/api/orders', { collageid: id, version, quantity: 1, ...ADDRESS })).statusCode).toBe(200);
    const sweep = () => binIdle(test.database.db, 90, 1);
    const isDeleted = async ({ id }: { readonly id: number }) => {
      const [row] = await test.database.db.select({ at: collages.removedAt }).from(collages).where(sql`id = ${id}`);
      return row && row.at !== null;
    };
    await test.advance(89 * DAY_MS);
    await sweep();
    expect([await isDeleted(idle), await isDeleted(ordered)]).toEqual([false, false]);
    await test.advance(2 * DAY_MS);
    await sweep();
    expect([await isDeleted(idle), await isDeleted(ordered)]).toEqual([true, false]);
    const { rows } = await test.database.db.execute(
      sql`select found_ordered_at is not null as "isMarked" from collages where id in (${idle.id}, ${ordered.id}) order by id = ${ordered.id}`,
    );
    expect(rows.map(({ isMarked }) => isMarked)).toEqual([false, true]); // the ordered one is not checked again
    await idle.visitor.signIn('wanda');
    await act(idle.visitor, { collage: `${idle.id}`, do: 'bring-back' });
    await sweep();
    expect(await isDeleted(idle)).toBe(false);
  });
});
