import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SaveAnswer, UploadAnswer } from '@muro/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collageXml } from '../collages/make-collage.ts';
import { photoOf, uploadForm } from '../photos/make-photo.ts';
import { openTestApp, SETUPS, type TestApp } from '../support/open-test-app.ts';
import { createVisitor } from '../support/visitor.ts';
import { hasPython } from './has-python.ts';

const READ = `
import sys, zipfile, json, hashlib
z = zipfile.ZipFile(sys.argv[1])
assert z.testzip() is None
print(json.dumps({n: hashlib.sha256(z.read(n)).hexdigest() if n.startswith('photos/') else z.read(n).decode() for n in z.namelist()}))`;

describe.each(SETUPS)('the export of an account on %s', (kind) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(kind);
  });
  afterAll(() => test.close());

  it.skipIf(!hasPython())(
    'contains all data of the user and no data of others; only the user gets it, at most three at a time',
    async () => {
      const ana = createVisitor(test);
      await ana.register('ana');
      const bytes = await photoOf({ width: 300, height: 200, seed: 7 });
      const photo = (await ana.send(uploadForm(bytes, {}))).json<UploadAnswer>();
      const xml = collageXml({ photos: [photo], columns: 1 });
      const saved = (await ana.form('/api/save', { collagexml: xml })).json<SaveAnswer>();
      await ana.form('/api/save', { collagexml: xml, collageid: String(saved.collageid) });
      const address = { name: 'Ana', street: 'X 1', postcode: '1', city: 'Y', country: 'Z', email: 'a@b.org' };
      const order = (await ana.post('/api/orders', { ...saved, quantity: 1, ...address })).json<{ id: number }>();
      const bob = createVisitor(test);
      await bob.register('bob');
      await bob.send(uploadForm(await photoOf({ width: 300, height: 200, seed: 8 }), {}));

      const answer = await ana.form('/account/export', {});
      expect(answer.headers['content-type']).toBe('application/zip');
      const path = join(test.folder, 'export.zip');
      writeFileSync(path, answer.rawPayload);
      const files = JSON.parse(execFileSync('python3', ['-c', READ, path], { encoding: 'utf8' })) as Record<string, string>;
      expect(Object.keys(files).filter((name) => !name.startsWith('photos/'))).toEqual([
        'account.json',
        'orders.json',
        `collages/${saved.collageid}/version-1.xml`,
        `collages/${saved.collageid}/version-2.xml`,
        'collages.json',
      ]);
      expect(Object.keys(files).filter((name) => name.startsWith('photos/'))).toHaveLength(1);
      expect(JSON.parse(files['account.json'] ?? '')).toMatchObject({ name: 'ana', email: 'ana@example.org' });
      expect(JSON.parse(files['orders.json'] ?? '')).toMatchObject([{ id: order.id, address }]);
      expect(JSON.stringify(files)).not.toMatch(/argon2|bob/);

      const anonymous = await createVisitor(test).form('/account/export', {});
      expect([anonymous.statusCode, anonymous.headers.location]).toEqual([303, '/resumen']);
      expect((await ana.form('/account/export', {}, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
      for (const status of [200, 200, 429]) expect((await ana.form('/account/export', {})).statusCode).toBe(status);
    },
  );
});
