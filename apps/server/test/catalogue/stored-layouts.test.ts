import { cpSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiError, LoadAnswer, OrderAnswer, SaveAnswer, UploadAnswer } from '@muro/api';
import {
  composePage,
  newCollage,
  photoLayers,
  readCollageXml,
  readTemplateXml,
  savedCollageOf,
  type TemplateDocument,
  WHOLE_VIEW,
  writeCollageXml,
} from '@muro/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLayoutRows } from '../../src/catalogue/layouts/layout-rows.ts';
import { createStoredLayouts } from '../../src/catalogue/layouts/stored-layouts.ts';
import { photoOf, uploadForm } from '../photos/make-photo.ts';
import { startPrinting } from '../print/start-printing.ts';
import { ADDRESS } from '../support/address.ts';
import { openTestApp, SETUPS, type TestApp } from '../support/open-test-app.ts';
import { createVisitor, type Visitor } from '../support/visitor.ts';
import { printFile } from '../upkeep/stored-files.ts';

const TOOLS = { sizeText: <Data>(data: Data) => data, defaultTexts: { title: '', subtitle: '' } };

const layoutXml = (slots: readonly string[]) => `<template designer="tests" design="simple" screenDpcm="40">
  <resources><resource id="art"><version media="web" source="art/corner.png"/></resource></resources>
  <dopcanvas width="40" height="30"/>
  <variation name="default">
    ${slots.map((slot, index) => `<dopimage slot="${slot}" x="${2 + 18 * index}" y="2" width="16" height="22"/>`).join('\n    ')}
    <dopoverlay x="0" y="25" width="8" height="5" resource="art"/>
  </variation>
</template>`;

const designXml = (
  id: string,
  of = id,
) => `<template id="${id}" name="Designs - ${id}" tags="designer:all" width="40" height="30" materials="POSTER"
  source="xml:/templates/${of}/template.xml" visible="true">
  <children><template id="${id}-40x30" width="40" height="30" materials="POSTER"/></children>
</template>`;

const art = (colour: string) =>
  sharp({ create: { width: 80, height: 50, channels: 3, background: colour } })
    .png()
    .toBuffer();

describe.each(SETUPS)('layouts of static designs on %s', (kind) => {
  let test: TestApp;
  let ana: Visitor;
  let photos: readonly UploadAnswer[];
  const catalogueFile = (...parts: string[]) => join(test.folder, 'catalogue', ...parts);
  let writes = 0;
  const write = (path: string, content: string | Uint8Array) => {
    writeFileSync(path, content);
    writes += 1;
    utimesSync(path, new Date(), new Date(Date.now() + writes * 1000));
  };
  /** Changes the catalogue and waits until the server has reloaded it. */
  async function changed(change: () => void): Promise<void> {
    const { version } = test.services.catalogue;
    change();
    while (test.services.catalogue.version === version) {
      await new Promise((done) => setTimeout(done, 100));
      await test.services.catalogue.refresh();
    }
  }

  beforeAll(async () => {
    test = await openTestApp(kind);
    const green = await art('#00ff00');
    await changed(() => {
      mkdirSync(catalogueFile('drawn', 'art'), { recursive: true });
      write(catalogueFile('drawn', 'art', 'corner.png'), green);
      write(catalogueFile('drawn', 'template.xml'), layoutXml(['img1', 'img2']));
      write(catalogueFile('drawn', 'design.xml'), designXml('drawn'));
      // A copied folder whose source is unchanged, with a layout of its own that the source does not name.
      cpSync(catalogueFile('drawn'), catalogueFile('copy'), { recursive: true });
      write(catalogueFile('copy', 'template.xml'), layoutXml(['img5']));
      write(catalogueFile('copy', 'design.xml'), designXml('copy', 'drawn'));
    });
    ana = createVisitor(test);
    await ana.register('ana');
    const upload = async (seed: number) =>
      (await ana.send(uploadForm(await photoOf({ width: 900, height: 600, seed }), {}))).json<UploadAnswer>();
    photos = [await upload(1), await upload(2)];
  });
  afterAll(() => test.close());

  /** Returns the layout that a page gets when it follows the source of a design. */
  async function shown(id: string): Promise<TemplateDocument> {
    const source = test.services.catalogue.template(id)?.source.slice(4) ?? '';
    const answer = await ana.send({ url: source });
    const [, hash = ''] = /^\/layouts\/([0-9a-f]{64})\/template\.xml$/.exec(String(answer.headers['content-location'])) ?? [];
    return readTemplateXml(answer.body, { baseUrl: `/layouts/${hash}/`, hash });
  }
  function collageOn(templateId: string, document: TemplateDocument): string {
    const size = document.layout.size;
    const design = { templateId, childTemplateId: `${templateId}-40x30`, size, material: 'POSTER', generator: '', document } as const;
    const page = composePage({ document, trim: size, material: 'POSTER' });
    const fills = photoLayers(page).map(({ slot }, index) => [
      slot,
      { photoId: String(photos[index]?.id), view: WHOLE_VIEW, effect: '' as const, text: null },
    ]);
    const all = photos.map(({ id, orgWidth: widthPx, orgHeight: heightPx }) => ({
      id: String(id),
      name: '',
      type: 'COMPUTER' as const,
      widthPx,
      heightPx,
    }));
    return writeCollageXml(savedCollageOf({ ...newCollage(design, TOOLS), photos: all, fills: Object.fromEntries(fills) }, { page }));
  }
  const save = async (collagexml: string, fields: Record<string, string> = {}) => {
    const answer = await ana.form('/api/save?format=json', { templateid: 'x', collagexml, ...fields });
    return { status: answer.statusCode, ...answer.json<Partial<ApiError & SaveAnswer>>() };
  };
  const loaded = async (id: unknown) => (await ana.form('/api/load?format=json', { collageid: String(id) })).json<LoadAnswer>().collagexml;
  async function printed(collageid: unknown, version: unknown) {
    const placed = (await ana.post('/api/orders', { collageid, version, quantity: 1, ...ADDRESS })).json<OrderAnswer>();
    const { worker } = await startPrinting(test);
    worker.wake();
    const stateOf = async () => (await ana.send({ url: `/api/orders/${placed.id}` })).json<OrderAnswer>().state;
    while (!['printed', 'failed'].includes(await stateOf())) await new Promise((done) => setTimeout(done, 50));
    expect(await stateOf()).toBe('printed');
    const picture = await ana.send({ url: `/api/orders/${placed.id}/picture` });
    const ticket = JSON.parse(String(await printFile(test, `order-${placed.id}.json`)));
    return { slots: ticket.photos.map(({ slot }: { slot: string }) => slot), corner: await colourAt(picture.rawPayload, 0.05, 0.95) };
  }

  it('[TPL-15] [TPL-16] [HTTP-10] are those that the source names, under an address that stays', async () => {
    const document = await shown('copy');
    expect(document.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(document.hash).toBe((await shown('drawn')).hash);
    expect(document.resources[0]?.source).toBe(`/layouts/${document.hash}/art/corner.png`);
    const response = await ana.send({ url: `/layouts/${document.hash}/template.xml` });
    expect([response.statusCode, response.headers['content-type'], response.headers['cache-control']]).toEqual([
      200,
      'text/xml; charset=utf-8',
      'public, max-age=31536000, immutable',
    ]);
    expect(response.body).toBe(readFileSync(catalogueFile('drawn', 'template.xml'), 'utf8'));
    const picture = await ana.send({ url: document.resources[0]?.source ?? '' });
    expect(picture.rawPayload.equals(readFileSync(catalogueFile('drawn', 'art', 'corner.png')))).toBe(true);
    for (const wrong of [`/layouts/${document.hash}/design.xml`, `/layouts/${'0'.repeat(64)}/template.xml`]) {
      expect((await ana.send({ url: wrong })).statusCode).toBe(404);
    }
    expect((await ana.send({ url: '/layouts/x/template.xml' })).statusCode).toBe(400);
  });

  it('[TPL-15] a design with another’s source is saved, painted and printed on that layout', async () => {
    const document = await shown('copy');
    const saved = await save(collageOn('copy', document));
    expect(saved.status).toBe(200);
    expect(readCollageXml(await loaded(saved.collageid)).layout).toBe(document.hash);
    expect((await save(collageOn('copy', document).replaceAll('img2', 'img5'))).error).toBe('ERROR_LAYOUT');
    const { slots, corner } = await printed(saved.collageid, saved.version);
    expect(slots).toEqual(['img1', 'img2']);
    expect(corner).toEqual([0, 255, 0]);
  });

  it('a collage without a layout name gets the current layout; a name that its design never had is refused', async () => {
    const document = await shown('drawn');
    const bare = collageOn('drawn', { ...document, hash: '' });
    expect(bare).not.toContain(' layout="');
    const { collageid } = await save(bare);
    expect(readCollageXml(await loaded(collageid)).layout).toBe(document.hash);
    const named = (hash: string) => bare.replace(' material="POSTER"', ` material="POSTER" layout="${hash}"`);
    expect(await save(named('0'.repeat(64)))).toMatchObject({ status: 422, error: 'ERROR_LAYOUT' });
    const frame = await shown('frame');
    expect(await save(named(frame.hash))).toMatchObject({ status: 422, error: 'ERROR_LAYOUT' });
    expect(await save(named('../../etc'))).toMatchObject({ status: 422, error: 'ERROR_XML' });
  });

  it('stay as they were shown when the shop changes text and art: to open, to save, to look at and to print', async () => {
    const before = await shown('drawn');
    const savedBefore = await save(collageOn('drawn', before));
    const red = await art('#ff0000');
    await changed(() => {
      write(catalogueFile('drawn', 'template.xml'), layoutXml(['img1', 'img3']));
      write(catalogueFile('drawn', 'art', 'corner.png'), red);
    });
    const after = await shown('drawn');
    expect(after.hash).not.toBe(before.hash);
    const [slotsOf, text] = [
      (document: TemplateDocument) => document.layout.cells.flatMap((cell) => (cell.kind === 'photo' ? [cell.slot] : [])),
      await loaded(savedBefore.collageid),
    ];
    expect([slotsOf(before), slotsOf(after)]).toEqual([
      ['img1', 'img2'],
      ['img1', 'img3'],
    ]);
    expect(readCollageXml(text).layout).toBe(before.hash);
    const resaved = await save(text, { collageid: String(savedBefore.collageid) });
    expect(resaved).toMatchObject({ status: 200, version: 2 });
    expect((await ana.send({ url: `/layouts/${before.hash}/template.xml` })).body).toContain('img2');
    expect(await printed(resaved.collageid, resaved.version)).toEqual({ slots: ['img1', 'img2'], corner: [0, 255, 0] });
    const fresh = await save(collageOn('drawn', after));
    expect(await printed(fresh.collageid, fresh.version)).toEqual({ slots: ['img1', 'img3'], corner: [255, 0, 0] });
    // A collage with the old layout must not be accepted as one with the new layout.
    expect((await save(collageOn('drawn', { ...before, hash: after.hash }))).error).toBe('ERROR_LAYOUT');
  });

  it('are available to a server whose own catalogue never had them, and are not deleted by the garbage collection', async () => {
    const { hash } = await shown('drawn');
    const { blobs, photos: stored } = test.services;
    const rows = createLayoutRows(test.database.db);
    const other = createStoredLayouts({ catalogue: { templates: [], staticDesign: () => null }, blobs, rows, report: () => {} });
    expect(Object.keys((await other.find('drawn', hash))?.files ?? {})).toContain(`/layouts/${hash}/art/corner.png`);
    expect([await other.find('frame', hash), await other.find('drawn', '')]).toEqual([null, null]);
    const sha256s = (await rows.filesOf('drawn', hash)).map(({ sha256 }) => sha256);
    expect(sha256s).toHaveLength(2);
    expect(await stored.listReferenced(sha256s)).toEqual(new Set(sha256s));
  });
});

/** Returns the colour of a picture at a position in fractions of its sides, each channel rounded to 0 or 255. */
async function colourAt(picture: Buffer, x: number, y: number): Promise<readonly number[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const from = info.channels * (Math.floor(y * info.height) * info.width + Math.floor(x * info.width));
  return [...data.subarray(from, from + 3)].map((value) => (value > 127 ? 255 : 0));
}
