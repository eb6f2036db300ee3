import { createHash } from 'node:crypto';
import type { KnownPhotosAnswer, UploadAnswer } from '@muro/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, SETUPS, type TestApp } from '../support/open-test-app.ts';
import { createVisitor, type Visitor } from '../support/visitor.ts';
import { photoOf, uploadForm } from './make-photo.ts';

const KNOWN = '/api/photos/known?format=json';
const namesOf = (bytes: Uint8Array) => ({ sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length });

describe.each(SETUPS)('the call that returns already uploaded photos, on %s', (kind) => {
  let test: TestApp;
  let ana: Visitor;
  beforeAll(async () => {
    test = await openTestApp(kind);
    ana = createVisitor(test);
    await ana.register('ana');
  });
  afterAll(() => test.close());
  const findKnown = async (photos: readonly object[], visitor = ana) =>
    (await visitor.post(KNOWN, { photos })).json<KnownPhotosAnswer>().known;

  it('[UPLOAD-02] returns for known files the answers of their uploads, in the requested order, each once', async () => {
    const files = await Promise.all([1, 2, 3].map((seed) => photoOf({ width: 60, height: 40, seed })));
    const stored: UploadAnswer[] = [];
    for (const file of files.slice(0, 2)) stored.push((await ana.send(uploadForm(file, { t: '3', x: 'key' }))).json());
    const [first, second, third] = files.map(namesOf) as [object, object, object];
    const knownPhotos = await findKnown([third, second, first, second]);
    expect(knownPhotos.map(({ photo }) => photo)).toEqual([stored[1], stored[0]]);
    expect(knownPhotos[0]).toMatchObject({ sha256: namesOf(files[1] as Buffer).sha256 });
    expect(await findKnown([third, second, first, second])).toEqual(knownPhotos);
  });

  it('accepts single requests for all photos of a collage', async () => {
    for (let index = 0; index < 150; index++) {
      expect((await ana.post(KNOWN, { photos: [namesOf(Buffer.from(`${index}`))] })).statusCode).toBe(200);
    }
  });

  it('a photo that is requested and uploaded again keeps its id', async () => {
    const file = await photoOf({ width: 60, height: 40, seed: 4 });
    const { id } = (await ana.send(uploadForm(file, {}))).json<UploadAnswer>();
    expect((await findKnown([namesOf(file)])).map(({ photo }) => photo.id)).toEqual([id]);
    expect((await ana.send(uploadForm(file, {}))).json<UploadAnswer>().id).toBe(id);
  });

  it('discloses nothing about photos of others or files of another length', async () => {
    const file = await photoOf({ width: 60, height: 40, seed: 5 });
    await ana.send(uploadForm(file, {}));
    const other = createVisitor(test);
    await other.register(`other${kind}`);
    expect(await findKnown([namesOf(file)], other)).toEqual([]);
    expect(await findKnown([{ ...namesOf(file), bytes: file.length + 1 }])).toEqual([]);
  });

  it('refuses calls without session, and invalid lists', async () => {
    const names = namesOf(Buffer.from('x'));
    const refused = await createVisitor(test).post(KNOWN, { photos: [names] });
    expect([refused.statusCode, refused.json().error]).toEqual([401, 'ERROR_NOT_SIGNED_IN']);
    for (const photos of [[], Array(151).fill(names), [{ ...names, sha256: 'A'.repeat(64) }], [{ ...names, bytes: -1 }], [{}], 'x', null]) {
      expect((await ana.post(KNOWN, { photos })).statusCode, JSON.stringify(photos).slice(0, 90)).toBe(400);
    }
    expect((await ana.post(KNOWN, { photos: Array(150).fill(names) })).statusCode).toBe(200);
  });
});
