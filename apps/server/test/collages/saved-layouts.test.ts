import type { ApiError, LoadAnswer, SaveAnswer, UploadAnswer } from '@muro/api';
import { fit, generateDocument, readCollageXml, type SavedCollage, writeCollageXml } from '@muro/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collageVersions } from '../../src/db/schema/schema.ts';
import { photoOf, uploadForm } from '../photos/make-photo.ts';
import { openTestApp, type TestApp } from '../support/open-test-app.ts';
import { createVisitor, type Visitor } from '../support/visitor.ts';
import { collageXml } from './make-collage.ts';

describe('a save is held against the layout of its design', () => {
  let test: TestApp;
  let ana: Visitor;
  let xml: string;
  let good: SavedCollage;
  beforeAll(async () => {
    test = await openTestApp();
    ana = createVisitor(test);
    await ana.register('ana');
    const photos: UploadAnswer[] = [];
    for (const seed of [1, 2]) {
      photos.push((await ana.send(uploadForm(await photoOf({ width: 300, height: 200, seed }), {}))).json<UploadAnswer>());
    }
    xml = collageXml({ photos });
    good = readCollageXml(xml);
  });
  afterAll(() => test.close());

  const save = async (collagexml: string, fields: Record<string, string> = {}) => {
    const answer = await ana.form('/api/save?format=json', { templateid: 'even-50x40', collagexml, ...fields });
    return { status: answer.statusCode, ...answer.json<Partial<ApiError & SaveAnswer>>() };
  };

  it.each<[string, (text: string) => string, string]>([
    ['another generator', (text) => text.replace('design="alleven"', 'design="single"'), "made by 'single'"],
    ['an unknown generator', (text) => text.replace('design="alleven"', 'design="mine"'), "made by 'mine'"],
    [
      'a canvas of 10 x 10',
      (text) => text.replace('<dopcanvas width="50" height="40"/>', '<dopcanvas width="10" height="10"/>'),
      '10 x 10',
    ],
    ['slots of 0.001 cm', (text) => text.replace(/(slot="img1" [^>]*width=")[^"]*/, '$10.001'), 'slot img1 is 0.001'],
    ['slots off the page', (text) => text.replace(/(slot="img1" x=")[^"]*/, '$1300'), 'beyond the sheet'],
    ['a slot moved by a millimetre', (text) => text.replace(/(slot="img1" x=")[^"]*/, '$10.6'), 'photo img1'],
    ['values that are not its cells', (text) => text.replace('name="numberVert" value="2"', 'name="numberVert" value="5"'), 'layers, not'],
    ['values out of bounds', (text) => text.replace('name="numberVert" value="2"', 'name="numberVert" value="5000"'), "'numberVert'"],
    ['a layout for another material', (text) => text.replace('material="POSTER" hasCustomSizes', 'hasCustomSizes'), 'material'],
    ['no layout', (text) => text.replace(/<template [\s\S]*<\/template>/, ''), 'missing'],
    ['the layout of another size', (text) => text.replace('childTemplateId="even-50x40" designer', 'childTemplateId="x" designer'), ''],
    ['a photo in a slot that is not there', (text) => text.replace('position="img2"', 'position="img9"'), 'no photo slot img9'],
    [
      'a title where there is none',
      (text) => text.replace('</userdata>', '<doptext position="txt1" text="a"/></userdata>'),
      'no text slot txt1',
    ],
    ['an outline where there is none', (text) => text.replace('</userdata>', '<dopclip position="img7"/></userdata>'), 'no clip slot img7'],
  ])('refuses %s, and says why', async (_, change, reason) => {
    const changed = change(xml);
    expect(changed).not.toBe(xml);
    const answer = await save(changed);
    expect(answer).toMatchObject({ status: 422 });
    expect(['ERROR_LAYOUT', 'ERROR_SIZE']).toContain(answer.error);
    expect(answer.msg).toBeTruthy();
    if (answer.error === 'ERROR_LAYOUT') expect(answer.place).toContain(reason);
  });

  it.each([
    ['sizes that are not numbers', (text: string) => text.replace(/(slot="img1" [^>]*width=")[^"]*/, '$1NaN')],
    ['a slot that occurs twice', (text: string) => text.replace('slot="img2"', 'slot="img1"')],
    ['a slot of no kind', (text: string) => text.replace('position="img2"', 'position="image2"')],
  ])('refuses %s as no document', async (_, change) => {
    expect(await save(change(xml))).toMatchObject({ status: 422, error: 'ERROR_XML' });
  });

  it('refuses a layout of its own for a design of the catalogue', async () => {
    const ids = { templateId: 'frame', childTemplateId: 'frame-40x30' };
    const [document] = good.documents;
    const page = { ...(good.pages[0] as SavedCollage['pages'][number]), ...ids };
    const ownDocument = { ...ids, document: { ...(document as SavedCollage['documents'][number]).document } };
    const frame: SavedCollage = { ...good, ...ids, size: { width: 40, height: 30 }, documents: [ownDocument], pages: [page] };
    expect(await save(writeCollageXml(frame))).toMatchObject({ error: 'ERROR_LAYOUT', place: expect.stringContaining('catalogue') });
  });

  it.each([
    ['generated', { templateId: 'even', childTemplateId: 'even-50x40' }, { width: 50, height: 40 }],
    ['drawn', { templateId: 'frame', childTemplateId: 'frame-40x30' }, { width: 40, height: 30 }],
  ])('accepts a layout that fits its photos on a %s design, and refuses one that only claims to', async (_, ids, size) => {
    const context = { size, material: good.material, siblings: [], photos: [{ aspect: 1.5 }, { aspect: 0.8 }] };
    const document = generateDocument({ generator: fit, context, values: fit.defaults });
    const page = { ...(good.pages[0] as SavedCollage['pages'][number]), ...ids };
    const arranged: SavedCollage = { ...good, ...ids, size, documents: [{ ...ids, document }], pages: [page] };
    const answer = await save(writeCollageXml(arranged), { templateid: ids.childTemplateId });
    expect(answer).toMatchObject({ status: 200 });
    const loaded = (await ana.form('/api/load?format=json', { collageid: String(answer.collageid) })).json<LoadAnswer>();
    const [loadedDocument] = readCollageXml(loaded.collagexml).documents;
    expect(loadedDocument?.document.layout).toEqual(document.layout);
    const layout = { ...document.layout, cells: document.layout.cells.slice(0, -1) };
    const claimed = { ...arranged, documents: [{ ...ids, document: { ...document, layout } }] };
    expect(await save(writeCollageXml(claimed))).toMatchObject({ error: 'ERROR_LAYOUT' });
  });

  it('[CXML-05] refuses a second page, which no product has, in the words of the visitor’s language', async () => {
    const [page] = good.pages;
    const two = writeCollageXml({ ...good, pages: [page, page] as SavedCollage['pages'] });
    expect(await save(two)).toMatchObject({ status: 422, error: 'ERROR_PAGES', msg: expect.stringContaining('una sola página') });
  });

  it('accepts a layout that the collage was saved with before, although the generator would make another one today', async () => {
    const { collageid } = await save(xml);
    const rows = test.database.db;
    const older = xml.replace(/(slot="img1" x=")[^"]*/, '$10.7');
    await rows
      .update(collageVersions)
      .set({ xml: older })
      .where(eq(collageVersions.collageId, Number(collageid)));
    const loaded = (await ana.form('/api/load?format=json', { collageid: String(collageid) })).json<LoadAnswer>();
    expect(await save(loaded.collagexml, { collageid: String(collageid) })).toMatchObject({ status: 200, version: 2 });
    expect(await save(loaded.collagexml)).toMatchObject({ error: 'ERROR_LAYOUT' });
  });
});
