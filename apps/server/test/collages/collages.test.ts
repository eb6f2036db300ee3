import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadAnswer, SaveAnswer, UploadAnswer } from '@muro/api';
import { readCollageXml } from '@muro/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collageVersions } from '../../src/db/schema/schema.ts';
import { photoOf, uploadForm } from '../photos/make-photo.ts';
import { itOnce, openTestApp, SETUPS, type TestApp } from '../support/open-test-app.ts';
import { createVisitor, type Visitor } from '../support/visitor.ts';
import { collageXml } from './make-collage.ts';

const FORM = { editor: '2', editor_version: '1', fororder: 'false', templateid: 'even-50x40' };

describe.each(SETUPS)('collages on %s', (kind) => {
  let test: TestApp;
  let ana: Visitor;
  let eve: Visitor;
  let photos: readonly UploadAnswer[];
  let theirs: UploadAnswer;
  let xml: string;
  const put = async (visitor: Visitor, seed: number) =>
    (
      await visitor.send(uploadForm(await photoOf({ width: 300, height: 200, seed }), { x: `key-${seed}`, name: `p${seed}.jpg` }))
    ).json<UploadAnswer>();
  beforeAll(async () => {
    test = await openTestApp(kind);
    [ana, eve] = [createVisitor(test), createVisitor(test)];
    await ana.register('ana');
    await eve.register('eve');
    photos = [await put(ana, 1), await put(ana, 2)];
    theirs = await put(eve, 3);
    xml = collageXml({ photos });
  });
  afterAll(() => test.close());
  const save = (fields: Record<string, string>, visitor = ana, headers = {}) =>
    visitor.form('/api/save?format=json', { ...FORM, collagexml: xml, ...fields }, headers);
  const load = (id: number, visitor = ana) => visitor.form('/api/load?format=json', { collageid: String(id) });

  it('[HTTP-16] [HCALL-07] [HCALL-14] [SAVE-12] [SAVE-13] a first save makes a collage, a later one a new version of it', async () => {
    const first = (await save({})).json<SaveAnswer>();
    expect(first.version).toBe(1);
    expect(Number.isSafeInteger(first.collageid)).toBe(true);
    const second = (await save({ collageid: String(first.collageid) })).json<SaveAnswer>();
    expect(second).toEqual({ collageid: first.collageid, version: 2 });
    const rows = await test.database.db.select().from(collageVersions);
    expect(rows.filter(({ collageId }) => collageId === first.collageid).map(({ version }) => version)).toEqual([1, 2]);
  });

  it('[HTTP-17] [HCALL-16] [HCALL-17] [LOAD-01] loads with everything the store knows of the photos', async () => {
    const { collageid } = (await save({})).json<SaveAnswer>();
    const answer = (await load(collageid)).json<LoadAnswer>();
    expect(answer).toMatchObject({ editor: '2', collageid, version: 1, templateid: 'even-50x40' });
    const saved = readCollageXml(answer.collagexml);
    expect(saved.photos.map(({ id }) => id)).toEqual(photos.map(({ id }) => String(id)));
    expect(saved.photos[0]).toMatchObject({
      unique: 'key-1',
      name: 'p1.jpg',
      web: { src: photos[0]?.src, widthPx: 300, heightPx: 200 },
      full: { widthPx: 300, heightPx: 200 },
    });
  });

  it('load and save again gives the same document, byte for byte', async () => {
    const { collageid } = (await save({})).json<SaveAnswer>();
    const once = (await load(collageid)).json<LoadAnswer>().collagexml;
    await save({ collageid: String(collageid), collagexml: once });
    expect((await load(collageid)).json<LoadAnswer>().collagexml).toBe(once);
  });

  it('[HCALL-11] [HCALL-12] [HCALL-13] accepts one JSON object in field upload, and ignores unknown fields', async () => {
    const upload = JSON.stringify({ ...FORM, collagexml: xml, editor: 2, extra: { any: 'thing' } });
    expect((await ana.form('/api/save?format=json', { upload, more: 'x' })).json<SaveAnswer>().version).toBe(1);
    const json = await ana.post('/api/save', { ...FORM, collagexml: xml });
    expect(json.json<SaveAnswer>().version).toBe(1);
  });

  it('refuses invalid UTF-8 in any encoding of the request, and reports the position', async () => {
    const latin = (text: string) => Buffer.from(text, 'latin1');
    const boundary = '--b\r\nContent-Disposition: form-data; name="collagexml"\r\n\r\n';
    const send = (type: string, payload: Buffer) =>
      ana.send({ method: 'POST', url: '/api/save?format=json', payload, headers: { 'content-type': type } });
    const places = [
      [
        await send('application/json', latin('{"templateid": "x",\n "collagexml": "<caf\u00e9/>"}')),
        'line 2, character 21 is not valid UTF-8 (byte e9)',
      ],
      [await send('application/x-www-form-urlencoded', latin('templateid=x&collagexml=%3Ccaf%E9%2F%3E')), 'collagexml: no UTF-8'],
      [await send('application/x-www-form-urlencoded', latin('collagexml=caf\u00e9')), 'collagexml: no UTF-8'],
      [
        await send('multipart/form-data; boundary=b', latin(`${boundary}<caf\u00e9/>\r\n--b--`)),
        'collagexml: line 1, character 5 is not valid UTF-8 (byte e9)',
      ],
      [await ana.send({ method: 'POST', url: '/api/save?templateid=%E9' }), 'templateid: no UTF-8'],
    ] as const;
    for (const [answer, place] of places) {
      expect([answer.statusCode, answer.json().error, answer.json().place]).toEqual([400, 'ERROR_BAD_REQUEST', place]);
    }
    expect((await ana.send({ url: '/cart/fromApp?from=%E9' })).statusCode).not.toBe(400);
  });

  it('accepts a multipart form, too', async () => {
    const boundary = 'b';
    const body = Object.entries({ ...FORM, collagexml: xml })
      .map(([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
      .join('');
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    const answer = await ana.send({ method: 'POST', url: '/api/save', headers, payload: `${body}--${boundary}--\r\n` });
    expect(answer.json<SaveAnswer>().version).toBe(1);
  });

  it('another user’s collage cannot be loaded, overwritten or seen', async () => {
    const { collageid } = (await save({})).json<SaveAnswer>();
    const before = (await load(collageid)).json<LoadAnswer>();
    const tries = [
      await load(collageid, eve),
      await eve.form('/api/save', { ...FORM, collagexml: collageXml({ photos: [theirs] }), collageid: String(collageid) }),
      await eve.send({ url: `/api/collages/${collageid}/picture` }),
      await eve.send({ url: `/api/orders/draft?collageid=${collageid}` }),
      await load(4711),
    ];
    for (const answer of tries) {
      expect([answer.statusCode, answer.json().error]).toEqual([404, 'ERROR_NOT_FOUND']);
    }
    expect((await load(collageid)).json<LoadAnswer>()).toEqual(before);
    expect((await load(collageid, createVisitor(test))).json().error).toBe('ERROR_NOT_SIGNED_IN');
  });

  it('returns the capture times of photos that have them', async () => {
    const dated = await photoOf({ width: 300, height: 200, seed: 9, takenAt: '2024:07:01 12:30:00' });
    const photo = (await ana.send(uploadForm(dated, {}))).json<UploadAnswer>();
    const { collageid } = (await save({ collagexml: collageXml({ photos: [photos[0] as UploadAnswer, photo] }) })).json<SaveAnswer>();
    const { taken } = (await load(collageid)).json<LoadAnswer>();
    expect(taken).toEqual({ [String(photo.id)]: Date.UTC(2024, 6, 1, 12, 30) });
  });

  it('returns time zones of photos, and times sent by the browser for photos without one', async () => {
    const noon = Date.UTC(2024, 6, 1, 12);
    const sent = async (seed: number, takenAt: string | undefined, fields: Record<string, string>) => {
      const file = await photoOf({ width: 300, height: 200, seed, ...(takenAt && { takenAt, zone: '+02:00' }) });
      return (await ana.send(uploadForm(file, fields))).json<UploadAnswer>();
    };
    const zoned = await sent(20, '2024:07:01 12:00:00', { takenMs: '5', zoneMin: '60', isFileTime: 'true' });
    const response = await sent(21, undefined, { takenMs: String(noon + 250), zoneMin: '-90', isFileTime: '' });
    const written = await sent(22, undefined, { takenMs: String(noon), isFileTime: 'true' });
    const implausible = await sent(23, undefined, { takenMs: '999999999999999', zoneMin: '60' });
    const far = await sent(24, undefined, { takenMs: String(noon), zoneMin: '900' });
    const { collageid } = (
      await save({ collagexml: collageXml({ photos: [zoned, response, written, implausible, far] }) })
    ).json<SaveAnswer>();
    const { taken, zones, fileTimes } = (await load(collageid)).json<LoadAnswer>();
    expect(taken).toEqual({ [zoned.id]: noon + 500, [response.id]: noon + 250, [written.id]: noon, [far.id]: noon });
    expect(zones).toEqual({ [zoned.id]: 120, [response.id]: -90 });
    expect(fileTimes).toEqual([String(written.id)]);
    for (const [field, value] of [
      ['takenMs', 'noon'],
      ['zoneMin', '1.5'],
      ['isFileTime', 'yes'],
    ] as const) {
      const refused = await ana.send(uploadForm(await photoOf({ width: 60, height: 40 }), { [field]: value }));
      expect([refused.statusCode, refused.json().field]).toEqual([400, field]);
    }
  });

  it('a collage with another user’s photo, or a missing one, is refused', async () => {
    for (const photo of [theirs, { id: 4711, orgWidth: 1, orgHeight: 1 }, { id: Number.MAX_SAFE_INTEGER, orgWidth: 1, orgHeight: 1 }]) {
      const answer = await save({ collagexml: collageXml({ photos: [photos[0] as UploadAnswer, photo] }) });
      expect([answer.statusCode, answer.json().error]).toEqual([404, 'ERROR_UNKNOWN_PHOTO']);
    }
    const beyond = xml.replaceAll(`"${photos[0]?.id}"`, '"9007199254740993"');
    expect((await save({ collagexml: beyond })).json().error).toBe('ERROR_UNKNOWN_PHOTO');
  });

  it('sizes of photos that a client sends are ignored', async () => {
    const implausible = collageXml({ photos: photos.map((photo) => ({ ...photo, orgWidth: 90_000, orgHeight: 60_000 })) });
    const { collageid } = (await save({ collagexml: implausible })).json<SaveAnswer>();
    const saved = readCollageXml((await load(collageid)).json<LoadAnswer>().collagexml);
    expect(saved.photos.map(({ full }) => full?.widthPx)).toEqual([300, 300]);
    const dpis = (text: string) => readCollageXml(text).pages[0]?.items.map((item) => (item.kind === 'photo' ? item.dpi : null));
    expect(dpis(implausible)?.[0]).toBeGreaterThan(1000);
    expect(saved.pages[0]?.items.map((item) => (item.kind === 'photo' ? item.dpi : null))).toEqual(dpis(xml));
  });

  it('[HCALL-08] a collage with an empty place may be saved, not ordered', async () => {
    const unfinished = collageXml({ photos: photos.slice(0, 1) });
    const refused = await save({ collagexml: unfinished, fororder: 'true' });
    expect([refused.statusCode, refused.json().error]).toEqual([422, 'PHOTO_MISSING']);
    expect((await save({ collagexml: unfinished })).statusCode).toBe(200);
    expect((await save({ fororder: 'true' })).statusCode).toBe(200);
  });

  it('a slot that the document omits is empty, too', async () => {
    const shortened = xml.replace(/<dopimage[^>]*position="[^"]*1"[\s\S]*?<\/dopimage>/, '');
    expect(shortened).not.toBe(xml);
    expect((await save({ collagexml: shortened, fororder: 'true' })).json().error).toBe('PHOTO_MISSING');
  });

  it('a size that is not sold, a material that it is not sold in, an unknown design', async () => {
    const error = async (options: object) => (await save({ collagexml: collageXml({ photos, ...options }) })).json().error;
    expect(await error({ size: { width: 49, height: 40 } })).toBe('ERROR_SIZE');
    expect(await error({ childTemplateId: 'even-30x30' })).toBe('ERROR_SIZE');
    expect(await error({ childTemplateId: '999999999999', size: { width: 200, height: 40 } })).toBe('ERROR_SIZE');
    expect(await error({ childTemplateId: '999999999999', size: { width: 62.5, height: 40 } })).toBe(undefined);
    expect(await error({ material: 'PLEXI' })).toBe('ERROR_MATERIAL');
    expect(await error({ templateId: 'unknown' })).toBe('ERROR_XML');
  });

  it('broken documents are refused with line and reason, and nothing changes', async () => {
    const { collageid } = (await save({})).json<SaveAnswer>();
    const before = (await load(collageid)).json<LoadAnswer>();
    const bad = [
      '',
      'no xml',
      '<collage/>',
      '<!DOCTYPE collage><collage/>',
      xml.replace('</collage>', ''),
      `${xml}<again/>`,
      xml.replace('<collage', '<collage \u0000'),
    ];
    for (const collagexml of bad) {
      const answer = await save({ collagexml, collageid: String(collageid) });
      expect(answer.statusCode, collagexml.slice(0, 40)).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.json().msg).toBeTruthy();
    }
    const refused = (await save({ collagexml: xml.replace('</collage>', ''), collageid: String(collageid) })).json();
    expect(refused).toMatchObject({ error: 'ERROR_XML' });
    expect(refused.line).toBeGreaterThan(0);
    expect((await load(collageid)).json<LoadAnswer>()).toEqual(before);
  });

  it('[U12] accepts a collage of 150 photos and refuses the 151st with a named error, without any change', {
    timeout: 120_000,
  }, async () => {
    const bob = createVisitor(test);
    await bob.register(`bob${kind}`);
    const tiny = await sharp({ create: { width: 8, height: 6, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
    const put = async (index: number) =>
      (await bob.send(uploadForm(Buffer.concat([tiny, Buffer.from(`#${index}`)]), {}))).json<UploadAnswer>();
    const photos: UploadAnswer[] = [];
    while (photos.length < 151) photos.push(...(await Promise.all(Array.from({ length: 10 }, (_, index) => put(photos.length + index)))));
    const full = collageXml({ photos: photos.slice(0, 150) });
    const { collageid } = (await save({ collagexml: full }, bob)).json<SaveAnswer>();
    expect(readCollageXml((await load(collageid, bob)).json<LoadAnswer>().collagexml).photos).toHaveLength(150);
    const more = full.replace('</photos>', `<photo id="${photos[150]?.id}" type="1" suggestedRotation="0" name="p.jpg"/></photos>`);
    const refused = await save({ collagexml: more, collageid: String(collageid) }, bob);
    expect([refused.statusCode, refused.json().error]).toEqual([422, 'ERROR_XML']);
    expect(refused.json().place).toContain('more than 150 photos');
    expect((await load(collageid, bob)).json<LoadAnswer>().version).toBe(1);
  });

  it('a body that is too long, an invalid number, duplicate fields', async () => {
    expect((await save({ collagexml: `<collage>${' '.repeat(2_000_000)}</collage>` })).statusCode).toBe(413);
    expect((await save({ collagexml: 'x'.repeat(9_000_000) })).statusCode).toBe(413);
    for (const collageid of ['0', '-1', '1e3', 'abc', '9007199254740993']) expect((await save({ collageid })).statusCode).toBe(400);
    const doubledField = `${new URLSearchParams({ ...FORM, collagexml: xml, collageid: '1' })}&collageid=2`;
    const answer = await ana.send({
      method: 'POST',
      url: '/api/save',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: doubledField,
    });
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'ERROR_BAD_REQUEST']);
  });

  it('requests with the same idempotency key save once, concurrent or repeated', async () => {
    const headers = { 'idempotency-key': `attempt-${kind}` };
    const answers = await Promise.all([1, 2, 3].map(() => save({}, ana, headers)));
    const ids = answers.map((answer) => answer.json<SaveAnswer>().collageid);
    expect(new Set(ids).size).toBe(1);
    expect((await save({}, ana, headers)).json()).toEqual({ collageid: ids[0], version: 1 });
    const other = await save({ editor_version: '9' }, ana, headers);
    expect([other.statusCode, other.json().error]).toEqual([409, 'ERROR_SAME_KEY']);
  });

  it('a save repeated while the first attempt runs gets its answer, and no other version interferes', async () => {
    const { collageid } = (await save({})).json<SaveAnswer>();
    for (let version = 2; version <= 6; version++) {
      const fields = { collageid: String(collageid), baseversion: String(version - 1) };
      const headers = { 'idempotency-key': `again-${kind}-${version}` };
      const answers = await Promise.all([1, 2, 3].map(() => save(fields, ana, headers)));
      expect(answers.map((answer) => answer.json())).toEqual([1, 2, 3].map(() => ({ collageid, version })));
    }
  });

  it('two tabs: the one with an older version gets a conflict', async () => {
    const { collageid } = (await save({})).json<SaveAnswer>();
    const fields = { collageid: String(collageid), baseversion: '1' };
    expect((await save(fields)).json<SaveAnswer>().version).toBe(2);
    const lateSave = await save(fields);
    expect([lateSave.statusCode, lateSave.json().error, lateSave.json().version]).toEqual([409, 'ERROR_NEWER_VERSION', 2]);
    expect((await save({ collageid: String(collageid) })).json<SaveAnswer>().version).toBe(3);
  });

  it('concurrent saves of one collage get consecutive versions', async () => {
    const { collageid } = (await save({})).json<SaveAnswer>();
    const answers = await Promise.all([1, 2, 3, 4].map(() => save({ collageid: String(collageid) })));
    expect(answers.map((answer) => answer.json<SaveAnswer>().version).sort()).toEqual([2, 3, 4, 5]);
  });

  it('[SAVE-03] stores a repainted screenshot, and rejects data that is not a picture', async () => {
    const jpeg = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#a2472f' } })
      .jpeg()
      .toBuffer();
    const withShot = xml.replace('<photos>', `<screenshot><![CDATA[${jpeg.toString('base64')}]]></screenshot><photos>`);
    expect(withShot).not.toBe(xml);
    const { collageid } = (await save({ collagexml: withShot })).json<SaveAnswer>();
    const picture = await ana.send({ url: `/api/collages/${collageid}/picture` });
    expect(picture.headers['content-security-policy']).toBe("sandbox; default-src 'none'");
    expect((await sharp(picture.rawPayload).metadata()).width).toBe(500);
  });
});

itOnce('drafts of refused saves and uploads leave nothing in the drafts folder', async () => {
  const test = await openTestApp();
  const ana = createVisitor(test);
  await ana.register('ana');
  await ana.send(uploadForm(await photoOf({ width: 30, height: 20 }), {}));
  await ana.send(uploadForm(Buffer.from('no picture'), {}));
  const drafts = join(test.folder, 'photos/drafts');
  expect(existsSync(drafts)).toBe(true);
  expect(readdirSync(drafts)).toEqual([]);
  await test.close();
});
