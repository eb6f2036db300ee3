import { createHash, randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { OrphanFilesAnswer, SaveAnswer, UploadAnswer, VerifiedFiles } from '@muro/api';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NamedFile } from '../../src/upkeep/types/integrity.ts';
import { recordPrintChecksums } from '../../src/upkeep/use-cases/record-print-checksums.ts';
import { repairFile } from '../../src/upkeep/use-cases/repair-file.ts';
import { restoreFile } from '../../src/upkeep/use-cases/restore-file.ts';
import { verifyFiles } from '../../src/upkeep/use-cases/verify-files.ts';
import { verifyOrders } from '../../src/upkeep/use-cases/verify-orders.ts';
import { verifyOrphans } from '../../src/upkeep/use-cases/verify-orphans.ts';
import { collageXml } from '../collages/make-collage.ts';
import { photoOf, uploadForm } from '../photos/make-photo.ts';
import { ADDRESS } from '../support/address.ts';
import { openTestApp, SETUPS, type TestApp } from '../support/open-test-app.ts';
import { createVisitor, type Visitor } from '../support/visitor.ts';
import { collectGarbage } from './collect-garbage.ts';
import { bucketOf, loseBlob, makeBlobsOlder } from './stored-files.ts';

const DAY_MS = 24 * 3_600_000;

describe.each(SETUPS)('integrity check, on %s', (kind) => {
  let test: TestApp;
  let ana: Visitor;
  let orderId: number;
  let further: SaveAnswer;
  beforeAll(async () => {
    test = await openTestApp(kind);
    ana = createVisitor(test);
    await ana.register('ana');
    const photos: UploadAnswer[] = [];
    for (const seed of [1, 2]) photos.push((await ana.send(uploadForm(await photoOf({ width: 900, height: 600, seed }), {}))).json());
    const screenshot = (await photoOf({ width: 300, height: 300, seed: 5 })).toString('base64');
    const collagexml = collageXml({ photos }).replace('<photos>', `<screenshot><![CDATA[${screenshot}]]></screenshot><photos>`);
    const save = async () => (await ana.form('/api/save', { collagexml, templateid: 'even-50x40' })).json<SaveAnswer>();
    const saved = await save();
    further = await save();
    const more = [{ collageid: further.collageid, version: 1, material: 'CANVAS2CM', quantity: 2 }];
    const order = { ...ADDRESS, collageid: saved.collageid, version: 1, quantity: 1, more };
    orderId = (await ana.post('/api/orders', order)).json<{ id: number }>().id;
    await test.services.layouts.storeAll();
  });
  afterAll(() => test.close());

  /** Checks all files, from the first page to the last. */
  const look = async (isDeep = true, ports: Partial<TestApp['services']> = {}) => {
    const found: VerifiedFiles['faults'] = [];
    for (let after: string | null = ''; after !== null; ) {
      const page: VerifiedFiles = await verifyFiles({ ...test.services, ...ports }, { after, isDeep });
      found.push(...page.faults);
      after = page.next;
    }
    return found;
  };
  /** Returns the orphaned files from this prefix on; a call is limited in time, so it is repeated with its cursor. */
  const orphansFrom = async (first: string) => {
    const orphans: string[] = [];
    for (let after: string | null = first; after !== null; ) {
      const page: OrphanFilesAnswer = await verifyOrphans(test.services, after);
      orphans.push(...page.names);
      after = page.next;
    }
    return orphans;
  };
  const shaOf = async (column: string, table = 'photos') =>
    String((await test.database.db.execute(sql.raw(`select ${column} as sha from ${table} where ${column} <> '' limit 1`))).rows[0]?.sha);
  const read = async (name: string) => await buffer((await (await test.services.blobs.read(name))?.open()) as NodeJS.ReadableStream);

  it('counts and inspects each file once', async () => {
    const { integrity, inspector } = test.services;
    const names: string[] = [];
    const counting = {
      ...inspector,
      inspect(file: NamedFile, isDeep: boolean) {
        names.push(file.name);
        return inspector.inspect(file, isDeep);
      },
    };
    expect(await look(false, { inspector: counting })).toEqual([]);
    expect(names).toHaveLength((await integrity.count()).files);
    expect(new Set(names).size).toBe(names.length);
    expect([...names].sort()).toEqual(names);
    const firstFile = (await integrity.listBlobs('', 1))[0] as NamedFile;
    expect([await integrity.find(firstFile.name), await integrity.find('0'.repeat(64))]).toEqual([firstFile, null]);
  });

  it('a file that is no longer referenced at the second check is not a fault', async () => {
    const [web, inner] = [await shaOf('web_sha256'), test.services.integrity];
    const bytes = await read(web);
    await loseBlob(test, web);
    const leaves = { ...inner, find: async (name: string) => (name === web ? null : await inner.find(name)) };
    expect(await look(false, { integrity: leaves })).toEqual([]);
    const comes = {
      ...inner,
      async find(name: string) {
        await restoreFile(test.services, web, Readable.from([bytes]));
        return await inner.find(name);
      },
    };
    expect(await look(false, { integrity: comes })).toEqual([]);
    expect(await look()).toEqual([]);
  });

  it('a layout is stored again from the catalogue, and a picture is painted again', async () => {
    const [layout, picture] = [await shaOf('sha256', 'layout_files'), await shaOf('picture_sha256', 'collage_versions')];
    for (const sha256 of [layout, picture]) await loseBlob(test, sha256);
    const roles = (await look()).map(({ role, state }) => `${role} ${state}`);
    expect(roles.sort()).toEqual(['layout missing', 'picture missing']);
    for (const name of [layout, picture]) expect((await repairFile(test.services, name)).outcome).toBe('made');
    expect(await look()).toEqual([]);
    expect((await ana.send({ url: `/api/collages/${further.collageid}/picture` })).statusCode).toBe(200);
  });

  it('an original is lost without a backup, and other bytes are rejected', async () => {
    const sha256 = await shaOf('sha256');
    const bytes = await read(sha256);
    await loseBlob(test, sha256);
    expect(await repairFile(test.services, sha256)).toEqual({ outcome: 'lost', isAside: false });
    const wrongBytes = await restoreFile(test.services, sha256, Readable.from([randomBytes(100)]));
    expect(wrongBytes).toMatchObject({ ok: false, refusal: { place: 'other bytes' } });
    expect(await restoreFile(test.services, 'a3'.repeat(32), Readable.from([bytes]))).toMatchObject({ refusal: { place: 'unnamed' } });
    expect(await restoreFile(test.services, sha256, Readable.from([bytes]))).toEqual({
      ok: true,
      value: { isBrought: true, isAside: false },
    });
    expect(await restoreFile(test.services, sha256, Readable.from([bytes]))).toEqual({
      ok: true,
      value: { isBrought: false, isAside: false },
    });
    expect(await look()).toEqual([]);
  });

  it('reads no bytes beyond the expected length, and none of an unreferenced file', async () => {
    const sha256 = await shaOf('sha256');
    const { length } = await read(sha256);
    let calls = 0;
    const endless = async function* () {
      for (let chunk = 0; chunk < 100; chunk++) {
        calls += length;
        yield randomBytes(length);
      }
    };
    expect(await restoreFile(test.services, sha256, endless())).toMatchObject({ ok: false, refusal: { place: 'other bytes' } });
    expect(calls).toBe(2 * length);
    expect(await restoreFile(test.services, 'a3'.repeat(32), endless())).toMatchObject({ refusal: { place: 'unnamed' } });
    expect(calls).toBe(2 * length);
  });

  it('quarantined files are never deleted', async () => {
    const { blobs } = test.services;
    const draft = await blobs.receive(Readable.from([randomBytes(500)]));
    await blobs.keep(draft);
    expect(await blobs.quarantine(draft.sha256)).toBe(true);
    expect([await blobs.quarantine(draft.sha256), await blobs.read(draft.sha256)]).toEqual([false, null]);
    await makeBlobsOlder(test, 20 * DAY_MS);
    await collectGarbage(test.services);
    const { rows } = await test.database.db.execute(sql`select key as name from blobs where name like 'aside/%'`);
    const aside = test.s3 ? rows.map(({ name }) => String(name)) : readdirSync(join(test.folder, 'photos/aside'));
    expect(aside).toEqual([expect.stringContaining(draft.sha256)]);
    if (test.s3) expect(await bucketOf(test).size(aside[0] as string)).toBe(500);
    expect(await orphansFrom('')).toEqual([]);
  });

  it('an old unreferenced file is reported with its prefix', async () => {
    const { blobs } = test.services;
    const draft = await blobs.receive(Readable.from([randomBytes(500)]));
    await blobs.keep(draft);
    expect(await orphansFrom('')).toEqual([]);
    await makeBlobsOlder(test, 20 * DAY_MS);
    expect(await orphansFrom('')).toEqual([draft.sha256]);
    expect(await orphansFrom(draft.sha256.slice(0, 2))).toEqual([]);
  });

  it('a print file without recorded checksums gets them when a backup fetches it', async () => {
    const { db } = test.database;
    for (const [ending, text] of [
      ['pdf', 'a page'],
      ['json', '{}'],
    ] as const) {
      const draft = await test.services.blobs.receive(Readable.from([Buffer.from(text)]));
      await test.services.printFiles.put(`order-${orderId}-2.${ending}`, draft);
    }
    await db.execute(sql`update print_jobs set state = 'done', holder = 'before', files = null where line = 2`);
    expect(await look()).toEqual([]);
    const { integrity } = test.services;
    expect((await integrity.find(`order-${orderId}-2.pdf`))?.sha256).toBe(null);
    await recordPrintChecksums(test.services, `order-${orderId}-2.json`);
    const sha256 = createHash('sha256').update('a page').digest('hex');
    expect(await integrity.find(`order-${orderId}-2.pdf`)).toMatchObject({ sha256, sizeBytes: 6 });
    await recordPrintChecksums(test.services, `order-${orderId}.json`); // ignored: line 1 is not printed yet
    const other = await test.services.blobs.receive(Readable.from([Buffer.from('a pagE')]));
    await test.services.printFiles.put(`order-${orderId}-2.pdf`, other);
    expect(await look()).toMatchObject([{ name: `order-${orderId}-2.pdf`, state: 'bytes', role: 'print', orders: [orderId] }]);
    expect(await repairFile(test.services, `order-${orderId}-2.pdf`)).toEqual({ outcome: 'printing', isAside: true });
    const { rows } = await db.execute(sql`select state from print_jobs where line = 2`);
    expect(rows).toEqual([{ state: 'waiting' }]);
    expect(await look()).toEqual([]);
  });

  it('an order without its collage, a photo or its job is reported', async () => {
    const { db } = test.database;
    expect(await verifyOrders(test.services, 0)).toEqual({ checked: 1, faults: [], next: null });
    const photoId = Number((await db.execute(sql`select photo_id as id from collage_photos limit 1`)).rows[0]?.id);
    await db.execute(sql`update order_lines set xml = replace(frozen.xml, ${String(photoId)}, '77') from collage_versions frozen
      where line = 2 and frozen.collage_id = order_lines.collage_id and frozen.version = order_lines.version`);
    await db.execute(sql`delete from print_jobs where line = 1`);
    const found = await verifyOrders(test.services, 0);
    expect(found.faults).toEqual([
      { order: orderId, line: 1, lacks: 'job', photos: [] },
      { order: orderId, line: 2, lacks: 'photos', photos: [77] },
    ]);
    await db.execute(sql`delete from collage_versions where collage_id = (select collage_id from order_lines where line = 1)`);
    expect((await verifyOrders(test.services, 0)).faults[0]).toEqual({ order: orderId, line: 1, lacks: 'version', photos: [] });
  });
});
