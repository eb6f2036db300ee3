import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { LoadAnswer, SaveAnswer, UploadAnswer } from '@muro/api';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateScreenshots } from '../../src/collages/use-cases/migrate-screenshots.ts';
import { storeScreenshot, withScreenshot } from '../../src/collages/use-cases/stored-screenshot.ts';
import { deleteOrphanedFiles } from '../../src/upkeep/use-cases/collect-garbage.ts';
import { repairFile } from '../../src/upkeep/use-cases/repair-file.ts';
import { verifyFiles } from '../../src/upkeep/use-cases/verify-files.ts';
import { photoOf, uploadForm } from '../photos/make-photo.ts';
import { ADDRESS } from '../support/address.ts';
import { openTestApp, SETUPS, type TestApp } from '../support/open-test-app.ts';
import { createVisitor, type Visitor } from '../support/visitor.ts';
import { hasPython } from '../upkeep/has-python.ts';
import { loseBlob, makeBlobsOlder } from '../upkeep/stored-files.ts';
import { collageXml } from './make-collage.ts';

const MONTH_MS = 31 * 24 * 3_600_000;
const never = () => false;

/** Returns a document with a screenshot, and the screenshot. */
async function shotDocument(photo: UploadAnswer, seed: number) {
  const screenshot = (await photoOf({ width: 500, height: 400, seed })).toString('base64');
  const collagexml = collageXml({ photos: [photo], columns: 1, material: '' }).replace(
    '  <photos>',
    `  <screenshot><![CDATA[${screenshot}]]></screenshot>\n  <photos>`,
  );
  return { screenshot, collagexml };
}

describe.each(SETUPS)('screenshots of stored documents on %s', (kind) => {
  let test: TestApp;
  let ana: Visitor;
  let photo: UploadAnswer;
  let saved: SaveAnswer;
  let screenshot: string;
  /** Returns the document as the load call answered before screenshots were stored as blobs. */
  const load = async (collageid: number) => (await ana.form('/api/load', { collageid: String(collageid) })).json<LoadAnswer>().collagexml;
  const rowsOf = async (query: ReturnType<typeof sql>) => (await test.database.db.execute(query)).rows;
  const documentsOf = async (collageId: number) =>
    await rowsOf(
      sql`select version, xml, screenshot_sha256 as sha, screenshot_bytes as bytes from collage_versions where collage_id = ${collageId} order by version`,
    );

  beforeAll(async () => {
    test = await openTestApp(kind);
    ana = createVisitor(test);
    await ana.register('ana');
    photo = (await ana.send(uploadForm(await photoOf({ width: 900, height: 600, seed: 1 }), {}))).json<UploadAnswer>();
    const sent = await shotDocument(photo, 5);
    screenshot = sent.screenshot;
    saved = (await ana.form('/api/save', { collagexml: sent.collagexml })).json<SaveAnswer>();
  });
  afterAll(() => test.close());

  it('a saved document names the blob of its screenshot; load and export answer with the bytes that were sent', async () => {
    const [row] = await documentsOf(saved.collageid);
    expect(row?.bytes).toBe(Buffer.from(screenshot, 'base64').length);
    expect(row?.xml).toContain(`<screenshot><![CDATA[sha256:${row?.sha}]]></screenshot>`);
    expect(String(row?.xml).length).toBeLessThan(3_000);
    const element = `  <screenshot><![CDATA[${screenshot}]]></screenshot>\n`;
    const loaded = await load(saved.collageid);
    expect(loaded).toContain(element);
    expect(loaded).not.toContain('sha256:');
    if (!hasPython()) return;
    const path = join(test.folder, 'export.zip');
    writeFileSync(path, (await ana.form('/account/export', {})).rawPayload);
    const read = 'import sys, zipfile; print(zipfile.ZipFile(sys.argv[1]).read(sys.argv[2]).decode(), end="")';
    const file = execFileSync('python3', ['-c', read, path, `collages/${saved.collageid}/version-1.xml`], { encoding: 'utf8' });
    expect(file).toBe(String(row?.xml).replace(`sha256:${row?.sha}`, screenshot));
  });

  it('a copy shares it, the garbage collection keeps it, and it is deleted with the last version that references it', async () => {
    const { collagexml } = await shotDocument(photo, 6);
    const other = (await ana.form('/api/save', { collagexml })).json<SaveAnswer>();
    const before = await load(other.collageid);
    const [{ sha }] = (await documentsOf(other.collageid)) as [{ sha: string }];
    const [owner] = await rowsOf(sql`select owner_id::text as id from collages where id = ${other.collageid}`);
    const source = { collageId: other.collageid, version: null };
    const copy = await test.services.collageList.copy(Number(owner?.id), source, { name: 'Copy', maxCollages: 100 });
    if (copy.kind !== 'copied') throw new Error(copy.kind);
    await makeBlobsOlder(test, MONTH_MS);
    await deleteOrphanedFiles(test.services, never);
    expect([await load(other.collageid), await load(copy.collageId)]).toEqual([before, before]);
    await rowsOf(sql`delete from collage_versions where screenshot_sha256 = ${sha}`);
    await deleteOrphanedFiles(test.services, never);
    expect(await test.services.blobs.read(sha)).toBeNull();
  });

  it('rows of a former version are migrated, and their responses stay the same, byte for byte', async () => {
    const { collagexml } = await shotDocument(photo, 7);
    const olderSaves: SaveAnswer[] = [];
    for (let nth = 0; nth < 3; nth++) olderSaves.push((await ana.form('/api/save', { collagexml })).json<SaveAnswer>());
    const before: string[] = [];
    for (const { collageid } of olderSaves) before.push(await load(collageid));
    const ids = sql.join(
      olderSaves.map(({ collageid }) => sql`${collageid}::bigint`),
      sql`, `,
    );
    const stored = await rowsOf(sql`select collage_id::text as id, xml from collage_versions where collage_id in (${ids})`);
    for (const { id, xml } of stored)
      await rowsOf(sql`update collage_versions set xml = ${await withScreenshot(test.services, String(xml))}, screenshot_sha256 = null,
        screenshot_bytes = 0 where collage_id = ${id}::bigint`);
    // A server of the older version copied a row that had already been migrated.
    await rowsOf(sql`update collage_versions set screenshot_sha256 = null, screenshot_bytes = 0 where collage_id = ${saved.collageid}`);
    for (const [index, { collageid }] of olderSaves.entries()) expect(await load(collageid)).toBe(before[index]);
    let calls = 0;
    await migrateScreenshots(test.services, () => ++calls > 2);
    expect(await rowsOf(sql`select count(*)::integer as left from collage_versions where screenshot_sha256 is null`)).toEqual([
      { left: 2 },
    ]);
    await migrateScreenshots(test.services, never);
    expect(await rowsOf(sql`select collage_id::text as id, xml from collage_versions where collage_id in (${ids})`)).toEqual(
      expect.arrayContaining([...stored]),
    );
    for (const [index, { collageid }] of olderSaves.entries()) expect(await load(collageid)).toBe(before[index]);
    expect((await documentsOf(saved.collageid))[0]?.bytes).toBe(Buffer.from(screenshot, 'base64').length);
    expect(await test.services.formerDocuments.list()).toEqual([]);
  });

  it('documents of orders contain none; those of a former version are removed', async () => {
    const more = [{ collageid: saved.collageid, version: 1, material: 'CANVAS2CM', quantity: 2 }];
    const order = { ...ADDRESS, collageid: saved.collageid, version: 1, material: 'POSTER', quantity: 1, more };
    const placed = await ana.post('/api/orders', order);
    expect(placed.statusCode).toBe(200);
    const documents = () => rowsOf(sql`select xml from order_lines order by line`);
    const lean = await documents();
    expect(lean).toHaveLength(2);
    for (const { xml } of lean) expect(xml).not.toContain('screenshot');
    const sentXml = sql`replace(xml, '  <photos>', ${`  <screenshot><![CDATA[${screenshot}]]></screenshot>\n  <photos>`}::text)`;
    await rowsOf(sql`update order_lines set xml = ${sentXml}, has_former_xml = true`);
    for (const { xml } of await documents()) expect(xml).toContain(screenshot);
    await migrateScreenshots(test.services, never);
    expect(await documents()).toEqual(lean);
    expect(await test.services.formerDocuments.shrinkOrders()).toBe(false);
  });

  it('a lost one is reported as a fault, and the picture of the collage replaces it', async () => {
    const findFaults = async () =>
      (await verifyFiles(test.services, { after: '', isDeep: true })).faults.map(({ role, state }) => `${role} ${state}`);
    const [row] = await documentsOf(saved.collageid);
    expect(await findFaults()).toEqual([]);
    await loseBlob(test, String(row?.sha));
    expect(await findFaults()).toEqual(['screenshot missing']);
    expect(await load(saved.collageid)).not.toContain('screenshot');
    expect(await repairFile(test.services, String(row?.sha))).toMatchObject({ outcome: 'made' });
    expect(await findFaults()).toEqual([]);
    const picture = await rowsOf(sql`select picture_sha256 as sha from collage_versions where collage_id = ${saved.collageid}`);
    const bytes = await buffer((await (await test.services.blobs.read(String(picture[0]?.sha)))?.open()) as NodeJS.ReadableStream);
    expect(await load(saved.collageid)).toContain(`<screenshot><![CDATA[${bytes.toString('base64')}]]></screenshot>`);
  });

  it('a screenshot whose base64 does not survive a round trip stays in its document', async () => {
    const odd = '<collage>\n  <screenshot><![CDATA[/9j/4B==]]></screenshot>\n</collage>\n';
    expect(await storeScreenshot(test.services, odd)).toEqual({ xml: odd, screenshotSha256: '', screenshotBytes: 0 });
    const none = '<collage>\n  <photos/>\n</collage>\n';
    expect(await storeScreenshot(test.services, none)).toMatchObject({ xml: none, screenshotSha256: '' });
    expect(await withScreenshot(test.services, none)).toBe(none);
  });
});
