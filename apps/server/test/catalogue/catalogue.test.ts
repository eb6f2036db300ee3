import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { AliveAnswer, CustomXmlAnswer, SamplePhotosAnswer } from '@muro/api';
import { DIGIT_SHAPES, readDigitsXml, readTemplateListXml } from '@muro/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../support/open-test-app.ts';
import { createVisitor, type Visitor } from '../support/visitor.ts';

const SAMPLES = join(import.meta.dirname, '../../../../catalogue/sample-photos');

let test: TestApp;
let visitor: Visitor;
beforeAll(async () => {
  test = await openTestApp();
  visitor = createVisitor(test);
});
afterAll(() => test.close());

describe('the catalogue', () => {
  it('[HTTP-06] [TPL-01] lists the designs as rsp > templates > template; a broken one is left out', async () => {
    const answer = await visitor.send({ url: '/api/list' });
    expect(answer.headers['content-type']).toBe('text/xml; charset=utf-8');
    const { templates, faults } = readTemplateListXml(answer.body);
    expect(faults).toEqual([]);
    expect(templates.map(({ id }) => id)).toEqual(['even', 'frame']);
    expect(templates[0]?.children.map(({ id }) => id)).toEqual(['even-50x40', 'even-30x30']);
  });

  it('[HTTP-06] sends the list compressed to clients that accept it, and the same list uncompressed to others', async () => {
    const plain = await visitor.send({ url: '/api/list' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    const packed = await visitor.send({ url: '/api/list', headers: { 'accept-encoding': 'br, gzip' } });
    expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual(['gzip', 'accept-language, accept-encoding']);
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
    const refused = await visitor.send({ url: '/api/list', headers: { 'accept-encoding': 'gzip;q=0, identity' } });
    expect(refused.body).toBe(plain.body);
  });

  it('[PRICE-01] a size without a price text gets one, in the language asked; one with its own keeps it', async () => {
    const inDutch = readTemplateListXml((await visitor.send({ url: '/api/list', headers: { 'accept-language': 'nl-BE' } })).body).templates;
    expect(inDutch[0]?.children[0]?.description).toBe(
      '<b>Prijzen</b> (incl. btw)<br>Poster: €\u00a013,00<br>Canvas, frame van 2 cm: €\u00a033,00',
    );
    expect(inDutch[1]?.children[0]?.description).toBe('Own price text');
  });

  it('[MAT-16] offers no material that has no price', async () => {
    const { templates } = readTemplateListXml((await visitor.send({ url: '/api/list' })).body);
    expect(templates[0]?.children.map(({ materials }) => materials)).toEqual([['POSTER', 'CANVAS2CM'], ['POSTER']]);
  });

  it('[HTTP-07] [HTTP-08] [HTTP-09] [CHILD-06] offers a size of one’s own', async () => {
    const answer = await visitor.form('/api/customXml', { width: '62,4', height: '40', templateId: 'even' });
    expect(answer.json<CustomXmlAnswer>()).toMatchObject({
      materials: 'POSTER,CANVAS2CM',
      width: 62.5,
      height: 40,
      templateId: 'even',
      childTemplateId: '999999999999',
    });
    expect(answer.json<CustomXmlAnswer>().description).toContain('<b>Precios</b>');
    expect((await visitor.form('/api/customXml', { width: '30', height: '30', templateId: 'even-50x40' })).statusCode).toBe(200);
  });

  it('[CUST-05] [CUST-06] [CUST-07] checks the size again', async () => {
    for (const [width, height] of [
      ['19', '40'],
      ['141', '40'],
      ['140', '101'],
      ['abc', '40'],
      ['1e9', '40'],
      ['', ''],
      ['-50', '40'],
    ]) {
      const answer = await visitor.form('/api/customXml', { width: width as string, height: height as string, templateId: 'even' });
      expect([answer.statusCode, answer.json().error], `${width} x ${height}`).toEqual([422, 'GENERATOR_WARNING_DEFAULT']);
    }
    expect((await visitor.form('/api/customXml', { width: '50', height: '40', templateId: 'frame' })).json().error).toBe('ERROR_SIZE');
    expect((await visitor.form('/api/customXml', { width: '50', height: '40', templateId: 'x' })).json().error).toBe('ERROR_NOT_FOUND');
    expect((await visitor.form('/api/customXml', { width: '50' })).statusCode).toBe(400);
  });

  it('[HTTP-10] [HTTP-14] serves a design’s template.xml and nothing outside its folder', async () => {
    const xml = await visitor.send({ url: '/templates/frame/template.xml' });
    expect([xml.statusCode, xml.headers['content-type']]).toEqual([200, 'text/xml; charset=utf-8']);
    for (const path of [
      '/templates/frame/../../prices.json',
      '/templates/frame/%2e%2e/%2e%2e/prices.json',
      '/templates/frame/..%2fprices.json',
      '/templates/frame/..%5cprices.json',
      '/templates/..%2f..%2f/package.json',
      '/templates/frame/%00template.xml',
      '/templates/frame//etc/passwd',
      '/templates/frame/',
      '/templates/even/template.xml',
      '/templates/unknown/card.jpg',
      '/webassets/../pages.css',
      '/webassets/..%2fpages.css',
      '/webassets/shapes',
      '/pages/..%2f..%2fpackage.json',
    ]) {
      const answer = await visitor.send({ url: path });
      expect([400, 404], path).toContain(answer.statusCode);
      expect(answer.json().error, path).toMatch(/ERROR_(NOT_FOUND|BAD_REQUEST)/);
    }
  });

  it('[HTTP-11] [HTTP-13] the digits are those of the product if a shop has no own ones', async () => {
    const answer = await visitor.send({ url: '/webassets/shapes/numbers.xml' });
    expect(answer.headers['content-type']).toContain('text/xml');
    expect(readDigitsXml(answer.body)).toEqual(DIGIT_SHAPES);
  });

  it('[HTTP-21] [HTTP-22] [HCALL-24] [QUOTE-01] card pictures and the quote library are painted by the press, once', async () => {
    const card = await visitor.send({ url: '/templates/even/card.jpg' });
    expect([card.statusCode, card.headers['content-type']]).toEqual([200, 'image/jpeg']);
    for (const [form, type, longest] of [
      ['avif-240', 'image/avif', 240],
      ['avif-480', 'image/avif', 480],
      ['jpeg-240', 'image/jpeg', 240],
      ['gif-9', 'image/jpeg', 640],
    ] as const) {
      const copy = await visitor.send({ url: `/templates/even/card.jpg?as=${form}` });
      expect([copy.statusCode, copy.headers['content-type'], copy.headers['cache-control']]).toEqual([200, type, 'no-cache']);
      const { width, height } = await sharp(copy.rawPayload).metadata();
      expect(Math.max(width, height), form).toBe(longest);
      const secondAnswer = await visitor.send({ url: `/templates/even/card.jpg?as=${form}` });
      expect(secondAnswer.rawPayload.equals(copy.rawPayload)).toBe(true);
    }
    const [mark] = /card\.jpg\?v=\w+/.exec((await visitor.send({ url: '/api/list' })).body) ?? [];
    const cached = await visitor.send({ url: `/templates/even/${mark}&as=avif-240` });
    expect(cached.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const quotes = (await visitor.send({ url: '/api/collagePhoto/collageid/1?format=json&lang=fr' })).json();
    expect(quotes.length).toBeGreaterThanOrEqual(24);
    expect(quotes[0]).toMatchObject({
      type: 2,
      unique: 'quote-fr-1',
      webformat: { width: 1024 },
      fullformat: { width: 2409, height: 2409 },
    });
    expect(quotes[0].text).toBe('Ici on habite et ici on rit');
    for (const { src } of [quotes[0].webformat, quotes[5].fullformat]) {
      expect((await createVisitor(test).send({ url: src })).headers['content-type']).toBe('image/jpeg');
    }
    const french = (await visitor.send({ url: '/api/collagePhoto/collageid/1?lang=fr' })).json();
    expect(french).toEqual(quotes);
  });
});

describe('the sample photographs', () => {
  it('[WALL-20] are listed in their order with their sizes and subjects, and sent as small copies under their hashes', async () => {
    const list = await visitor.send({ url: '/api/samplePhotos' });
    expect(list.headers['cache-control']).toBe('public, max-age=300');
    const { photos } = list.json<SamplePhotosAnswer>();
    const names = (await readdir(SAMPLES)).filter((name) => name.endsWith('.jpg')).sort();
    expect(photos).toHaveLength(names.length);
    for (const [index, { src, widthPx, heightPx, subject }] of photos.entries()) {
      const file = await readFile(join(SAMPLES, names[index] ?? ''));
      expect(src).toBe(`/api/samplePhotos/${createHash('sha256').update(file).digest('hex')}`);
      const { width, height } = await sharp(file).metadata();
      expect([widthPx, heightPx], src).toEqual([width, height]);
      expect([subject.x > 0, subject.x < 1, subject.y > 0, subject.y < 1], src).toEqual([true, true, true, true]);
    }
    const copy = await createVisitor(test).send({ url: photos[2]?.src ?? '' });
    expect([copy.headers['content-type'], copy.headers['cache-control']]).toEqual(['image/jpeg', 'public, max-age=31536000, immutable']);
    const { width, height } = await sharp(copy.rawPayload).metadata();
    expect(Math.max(width, height)).toBe(640);
    expect(width / height).toBeCloseTo((photos[2]?.widthPx ?? 0) / (photos[2]?.heightPx ?? 1), 1);
    expect((await visitor.send({ url: `/api/samplePhotos/${'0'.repeat(64)}` })).statusCode).toBe(404);
  });
});

describe('the heartbeat', () => {
  it('[HTTP-20] [HCALL-23] [HB-03] [HB-06] names a visit, keeps its name, and signs no user in', async () => {
    const first = (await visitor.form('/api/alive?format=json', {})).json<AliveAnswer>().flashsession;
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect((await visitor.form('/api/alive', { s: first })).json<AliveAnswer>().flashsession).toBe(first);
    expect((await visitor.form('/api/alive', { s: '<script>' })).json<AliveAnswer>().flashsession).toMatch(/^[0-9a-f]{32}$/);
    const ana = createVisitor(test);
    await ana.register('ana');
    const stranger = createVisitor(test);
    const token = ana.cookie().split('=')[1] as string;
    await stranger.form('/api/alive', { s: token });
    expect(await stranger.check()).toBe('false');
    expect((await visitor.send({ url: `/collage/ajaxDone/s/${first}` })).statusCode).toBe(200);
  });
});
