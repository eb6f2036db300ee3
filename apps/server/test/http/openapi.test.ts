import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SamplePhotosAnswer, SaveAnswer, UploadAnswer } from '@muro/api';
import { TRIAL_SHOP } from '@muro/shop';
import { sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../src/start/app.ts';
import { openDiskBlobs } from '../../src/stores/disk-blobs.ts';
import { openDiskPrintFiles } from '../../src/stores/disk-print-files.ts';
import { createStoreMove } from '../../src/stores/store-move.ts';
import { collageXml } from '../collages/make-collage.ts';
import { photoOf, uploadForm } from '../photos/make-photo.ts';
import { ADDRESS } from '../support/address.ts';
import { openTestApp, type TestApp } from '../support/open-test-app.ts';
import { createVisitor, type Visitor } from '../support/visitor.ts';
import { createAnswerCheck, type DescribedCall, describedCalls, faultOf } from './described-answers.ts';

const STATE = 'openapi-test-state-0123456789';
const TOKEN = 'openapi-test-operator-token';
const FOREIGN = { 'sec-fetch-site': 'cross-site' };

describe('the OpenAPI document', () => {
  let test: TestApp;
  let full: TestApp;
  let calls: readonly DescribedCall[];
  let answers: ReturnType<typeof createAnswerCheck>;
  let ana: Visitor;
  let anonymous: Visitor;
  let photos: readonly UploadAnswer[];
  let saved: SaveAnswer;

  /** Sends a request and expects this status and a response that matches the document. */
  const sendCall = async (status: number, { method = 'GET', url, ...more }: InjectOptions & { url: string }, visitor: Visitor = ana) => {
    const answer = await visitor.send({ method, url, ...more });
    expect([url, answer.statusCode, answers.check(method, url, answer)]).toEqual([url, status, '']);
    return answer;
  };
  const post = (status: number, url: string, payload: object, visitor?: Visitor, headers = {}) =>
    sendCall(status, { method: 'POST', url, payload, headers }, visitor);
  const GIVEN: Readonly<Record<string, string>> = { '{hash}': 'a3'.repeat(32), '{name}': 'order-1.pdf' };
  const urlOf = ({ path }: DescribedCall) => path.replace(/\{[^}]*\}/g, (part) => GIVEN[part] ?? '1');
  const xmlOf = (changes: object = {}) => collageXml({ photos, ...changes });

  beforeAll(async () => {
    const shop = { data: { ...TRIAL_SHOP, graceMinutes: 30 }, refresh: () => Promise.resolve() };
    test = await openTestApp('pglite', { shop, operatorToken: TOKEN });
    full = await openTestApp('pglite', { isAlive: async () => false, quotaBytes: 0, maxCollages: 0 });
    anonymous = createVisitor(test);
    calls = describedCalls((await anonymous.send({ url: '/api/openapi.json' })).json());
    answers = createAnswerCheck(calls);
    ana = createVisitor(test);
    await ana.register('ana');
    const seeds = [1, 2];
    photos = await Promise.all(
      seeds.map(async (seed) =>
        (await sendCall(200, { ...uploadForm(await photoOf({ width: 900, height: 600, seed }), {}), url: '/api/upload' })).json(),
      ),
    );
    saved = (await post(200, '/api/save', { collagexml: xmlOf(), templateid: 'even-50x40' })).json();
  });
  afterAll(async () => {
    await test.close();
    await full.close();
  });

  it('describes the purpose, the parameters with an example, and the refusals of every call', () => {
    for (const { name, summary = '', requestBody, responses, method, security } of calls) {
      expect([name, summary.length > 10]).toEqual([name, true]);
      expect([name, Object.keys(responses)]).toEqual([name, expect.arrayContaining(['200', '400', '503'])]);
      if (method === 'POST') expect([name, Object.keys(responses)]).toEqual([name, expect.arrayContaining(['403', '413', '507'])]);
      if (security) expect([name, Object.keys(responses)]).toEqual([name, expect.arrayContaining(['401'])]);
      for (const { schema, example } of Object.values(requestBody?.content ?? {})) {
        expect([name, example !== undefined, faultOf(schema, example)]).toEqual([name, true, '']);
      }
      for (const { schema = {}, example } of Object.values(responses['200']?.content ?? {}) as { schema?: object; example?: unknown }[]) {
        if (example !== undefined) expect([name, faultOf(schema, example)]).toEqual([name, '']);
      }
    }
  });

  it('answers in the language that ?lang= asks for, regardless of other parameters', async () => {
    const headers = { 'accept-language': 'es' };
    for (const url of [
      '/api/orders/draft?collageid=1',
      '/api/orders/draft?collageid=x',
      '/api/orders/1?x=1',
      '/api/shop/orders?limit=-1',
    ]) {
      const answer = await ana.send({ url, headers });
      const dutch = await ana.send({ url: `${url}&lang=nl`, headers });
      const unknown = await ana.send({ url: `${url}&lang=xx`, headers });
      expect([url, answer.statusCode >= 400, dutch.json().error]).toEqual([url, true, answer.json().error]);
      expect([url, dutch.json().msg]).not.toEqual([url, answer.json().msg]);
      expect(unknown.json().msg).toBe(answer.json().msg);
    }
    const { msg } = (await ana.send({ url: '/api/orders/draft?lang=nl&collageid=1', headers })).json();
    expect(msg).toBe('Dat bestaat niet, of het is niet van jou.');
  });

  it('is as the server answers: the open calls', async () => {
    for (const url of ['/api/list', '/api/authKey', '/healthz', '/readyz', '/templates/even/card.jpg', '/webassets/shapes/numbers.xml'])
      await sendCall(200, { url });
    await sendCall(200, { url: '/collage/ajaxDone/s/0f4a6a1be2f1c4d79b8a3e5c6d7f8091' });
    await sendCall(200, { url: '/api/collagePhoto/collageid/1' });
    await sendCall(404, { url: '/templates/none/card.jpg' });
    const { photos: samples } = (await sendCall(200, { url: '/api/samplePhotos' })).json<SamplePhotosAnswer>();
    await sendCall(200, { url: samples[0]?.src ?? '' });
    await sendCall(404, { url: `/api/samplePhotos/${'0'.repeat(64)}` });
    await sendCall(200, { url: '/templates/frame/template.xml' });
    await sendCall(404, { url: '/templates/even/template.xml' });
    await post(200, '/api/alive', {});
    await post(200, '/api/isAuthenticated', { username: '', password: '' });
    await post(200, '/api/isAuthenticated', { username: 'ana', password: 'x' }, anonymous);
    await post(200, '/api/signInCode', { ticket: 'x', code: '000000' }, anonymous);
    await post(426, '/api/signInCode', { ticket: 'x', code: '000000' }, anonymous, { host: 'shop.example' });
    await post(200, '/api/password/forgot', { who: 'unknown' }, anonymous);
    await post(200, '/api/password/reset', { token: 'x', password: 'x', password_again: 'x', nonce: 'x' }, anonymous);
    await post(200, '/api/register', { username: 'b', email: '', password: '', password_again: '' }, anonymous);
    await post(426, '/api/register', { username: 'b', email: '', password: '', password_again: '' }, anonymous, { host: 'shop.example' });
    await post(426, '/api/isAuthenticated', { username: 'b', password: 'x' }, anonymous, { host: 'shop.example' });
    await sendCall(200, { url: '/api/prices?templateid=even&width=62&height=40' });
    await sendCall(404, { url: '/api/prices?templateid=none&width=62&height=40' });
    await post(200, '/api/customXml', { width: '62', height: '40', templateId: 'even' });
    await post(404, '/api/customXml', { width: '62', height: '40', templateId: 'none' });
    await post(422, '/api/customXml', { width: '1', height: '40', templateId: 'even' });
    await post(200, '/api/signout', {}, anonymous);
  });

  it('is as the server answers: photos', async () => {
    const [photo] = photos as [UploadAnswer];
    for (const copy of ['web', 'thumb']) await sendCall(200, { url: `/photos/${photo.id}/${copy}.jpg` });
    const quotes = (await ana.send({ url: '/api/collagePhoto/collageid/1' })).json<{ id: number }[]>();
    await sendCall(200, { url: `/photos/${quotes[0]?.id}/full.jpg` });
    for (const copy of ['web', 'thumb', 'full']) await sendCall(404, { url: `/photos/1/${copy}.jpg` });
    await post(200, '/api/photos/known', { photos: [{ sha256: 'a3'.repeat(32), bytes: 5 }] });
    await sendCall(415, { ...uploadForm(Buffer.from('no photo'), {}), url: '/api/upload' });
    await sendCall(422, { ...uploadForm((await photoOf({ width: 900, height: 600, seed: 3 })).subarray(0, 3000), {}), url: '/api/upload' });
    await sendCall(400, { ...uploadForm(Buffer.from('x'), { s: 'no visit' }), url: '/api/upload' });
    const { headers, ...form } = uploadForm(Buffer.from('x'), {});
    await sendCall(413, { ...form, headers: { ...headers, 'content-length': '90000000' }, url: '/api/upload' });
  });

  it('is as the server answers: collages and orders', async () => {
    const { collageid, version } = saved;
    await post(200, '/api/load', { collageid });
    await post(404, '/api/load', { collageid: 1 });
    await post(404, '/api/save', { collagexml: xmlOf(), templateid: 'even-50x40', collageid: 1 });
    await post(422, '/api/save', { collagexml: '<collage', templateid: 'even-50x40' });
    await post(200, '/api/save', { collagexml: xmlOf(), templateid: 'even-50x40', collageid, baseversion: version });
    await post(409, '/api/save', { collagexml: xmlOf(), templateid: 'even-50x40', collageid, baseversion: version });
    await post(413, '/api/save', { collagexml: 'x'.repeat(2_000_001), templateid: 'even-50x40' });
    await sendCall(200, { url: `/api/collages/${collageid}/picture` });
    await sendCall(200, { url: `/api/collages/${collageid}/picture?look=object` });
    await sendCall(404, { url: '/api/collages/1/picture' });
    await sendCall(200, { url: `/api/orders/draft?collageid=${collageid}` });
    await sendCall(404, { url: '/api/orders/draft?collageid=1' });
    const request = { ...ADDRESS, collageid, version, quantity: 1 };
    const key = { 'idempotency-key': 'openapi-test' };
    await post(200, '/api/cart', { collageid });
    await post(404, '/api/cart', { collageid: 1 });
    await sendCall(200, { url: '/api/cart' });
    await post(404, '/api/cart/again', { orderid: 1 });
    await post(200, '/api/cart/remove', { collageid });
    const order = (await post(200, '/api/orders', request, ana, key)).json<{ id: number }>();
    await post(200, '/api/cart/again', { orderid: order.id });
    await post(409, '/api/orders', { ...request, quantity: 2 }, ana, key);
    await post(404, '/api/orders', { ...request, collageid: 1 });
    const open = (
      await post(200, '/api/save', { collagexml: collageXml({ photos: photos.slice(1) }), templateid: 'even-50x40' })
    ).json<SaveAnswer>();
    await post(422, '/api/orders', { ...request, ...open });
    await sendCall(200, { url: '/api/orders' });
    await sendCall(200, { url: `/api/orders/${order.id}` });
    await sendCall(200, { url: `/api/orders/${order.id}/picture` });
    for (const url of ['/api/orders/1', '/api/orders/1/picture']) await sendCall(404, { url });
  });

  it('is as the server answers: the orders of the shop', async () => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    const order = { ...ADDRESS, collageid: saved.collageid, version: saved.version, quantity: 1 };
    const { id } = (await post(200, '/api/orders', order)).json<{ id: number }>();
    const other = (await post(200, '/api/orders', order)).json<{ id: number }>();
    await post(200, `/api/orders/${other.id}/cancel`, { expected: 'received' });
    await post(409, `/api/orders/${other.id}/cancel`, { expected: 'received' });
    await post(200, '/api/shop/accounts/second-factor/end', { name: 'ana' }, ana, headers);
    await post(404, '/api/shop/accounts/second-factor/end', { name: 'unknown' }, ana, headers);
    await sendCall(200, { url: '/api/shop/orders?limit=1', headers });
    await sendCall(400, { url: '/api/shop/orders?limit=1000', headers });
    await sendCall(200, { url: '/api/shop/orders?search=ana%20madrid&held=0', headers });
    await sendCall(400, { url: `/api/shop/orders?search=${'x'.repeat(101)}`, headers });
    const url = `/api/shop/orders/${id}`;
    await sendCall(200, { url, headers });
    await sendCall(404, { url: '/api/shop/orders/1', headers });
    for (const name of ['print.pdf', 'ticket.json']) await sendCall(409, { url: `${url}/${name}`, headers });
    mkdirSync(join(test.folder, 'print'), { recursive: true });
    for (const ending of ['pdf', 'json']) writeFileSync(join(test.folder, 'print', `order-${id}.${ending}`), '{}');
    for (const name of ['print.pdf', 'ticket.json']) await sendCall(200, { url: `${url}/${name}`, headers });
    await sendCall(200, { url: `/api/shop/backup/prints/order-${id}.pdf`, headers });
    await post(200, `${url}/hold`, { expected: false, reason: 'a question' }, ana, headers);
    await post(200, `${url}/payment`, { expected: 'to-be-paid', to: 'paid' }, ana, headers);
    await post(409, `${url}/production`, { expected: 'printed', to: 'sent' }, ana, headers);
    await test.database.db.execute(sql`update print_jobs set state = 'done' where order_id = ${id}`);
    await test.database.db.execute(sql`update orders set hold_reason = '' where id = ${id}`);
    await post(200, `${url}/production`, { expected: 'printed', to: 'sent' }, ana, headers);
    await post(200, `${url}/parcels`, { carrier: 'Correos', code: 'PK1' }, ana, headers);
    for (const ending of ['pdf', 'json']) rmSync(join(test.folder, 'print', `order-${id}.${ending}`));
    await test.database.db.execute(sql`update print_jobs set files = '{"letGo": "gone"}' where order_id = ${id}`);
    for (const name of ['print.pdf', 'ticket.json'])
      expect((await sendCall(503, { url: `${url}/${name}`, headers })).json().error).toBe('ERROR_PRINTED_AGAIN');
    await test.database.db.execute(sql`update print_jobs set state = 'done', files = null where order_id = ${id}`);
  });

  it('describes the answers: backups', async () => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    await sendCall(200, { url: '/api/shop/backup/dump', headers });
    const { rows } = await test.database.db.execute(sql`select sha256 from photos where owner_id is not null limit 1`);
    await sendCall(200, { url: `/api/shop/backup/blobs/${rows[0]?.sha256}`, headers });
    const unnamed = await sendCall(404, { url: `/api/shop/backup/blobs/${'a3'.repeat(32)}`, headers });
    expect(unnamed.json().place).toBe('unnamed');
    await sendCall(404, { url: '/api/shop/backup/prints/order-1.json', headers });
    await sendCall(400, { url: '/api/shop/backup/prints/secret', headers });
  });

  it('matches the server’s answers: integrity check', async () => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    for (const url of ['', '/files', '/files?deep=1', '/files?after=order-1-1', '/orders', '/orders?after=1', '/left', '/left?after=fe'])
      await sendCall(200, { url: `/api/shop/verify${url}`, headers });
    const { rows } = await test.database.db.execute(sql`select sha256 from photos where owner_id is not null limit 1`);
    const hash = String(rows[0]?.sha256);
    await post(200, '/api/shop/verify/mend', { name: hash }, ana, headers);
    const bytes = {
      method: 'PUT' as const,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload: Buffer.from('x'),
    };
    const original = (await sendCall(200, { url: `/api/shop/backup/blobs/${hash}`, headers })).rawPayload;
    await sendCall(200, { ...bytes, payload: original, url: `/api/shop/backup/blobs/${hash}` });
    await sendCall(400, { ...bytes, url: `/api/shop/backup/blobs/${hash}` });
    await sendCall(404, { ...bytes, url: `/api/shop/backup/blobs/${'a3'.repeat(32)}` });
    await sendCall(404, { ...bytes, url: '/api/shop/backup/prints/order-1.json' });
    const facts = { sha256: createHash('sha256').update('{}').digest('hex'), sizeBytes: 2 };
    const noted = JSON.stringify({ pdf: facts, ticket: facts, holder: 'h' });
    const printed = await test.database.db.execute(
      sql`update print_jobs set holder = 'h', files = ${noted}::jsonb where state = 'done' returning order_id as id`,
    );
    await sendCall(200, { ...bytes, payload: Buffer.from('{}'), url: `/api/shop/backup/prints/order-${printed.rows[0]?.id}.json` });
    await sendCall(401, { ...bytes, headers: { 'content-type': 'application/octet-stream' }, url: '/api/shop/backup/prints/order-1.json' });
  });

  it('is as the server answers: files on their way to another store', async () => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    for (const path of ['former', 'former?after=fe', 'former?after=ff']) await sendCall(404, { url: `/api/shop/stores/${path}`, headers });
    await post(404, '/api/shop/stores/copy', { name: 'a3'.repeat(32) }, ana, headers);
    const other = join(test.folder, 'other');
    const present = { blobs: await openDiskBlobs(join(other, 'photos')), printFiles: await openDiskPrintFiles(join(other, 'print')) };
    test.change({ storeMove: createStoreMove({ kind: 's3', ...present }, { kind: 'disk', ...test.services }) });
    for (const path of ['former', 'former?after=fe', 'former?after=ff']) await sendCall(200, { url: `/api/shop/stores/${path}`, headers });
    await post(200, '/api/shop/stores/copy', { name: 'a3'.repeat(32) }, ana, headers);
  });

  it('is as the server answers: operator tokens', async () => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    const tokenRequest = { name: 'print-room', scopes: ['orders:read'], days: 90, note: 'the press' };
    const { token } = (await post(200, '/api/shop/tokens', tokenRequest, ana, headers)).json<{ token: string }>();
    await post(409, '/api/shop/tokens', tokenRequest, ana, headers);
    await sendCall(200, { url: '/api/shop/tokens', headers });
    await sendCall(200, { url: '/api/shop/orders', headers: { authorization: `Bearer ${token}` } });
    await sendCall(403, { url: '/api/shop/tokens', headers: { authorization: `Bearer ${token}` } });
    await post(200, '/api/shop/tokens/revoke', { name: 'print-room' }, ana, headers);
    await post(404, '/api/shop/tokens/revoke', { name: 'print-room' }, ana, headers);
    await sendCall(401, { url: '/api/shop/orders', headers: { authorization: `Bearer ${token}` } });
  });

  it('is as the server answers: the own checkout of the shop', async () => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    const line = { collageId: saved.collageid, version: saved.version, width: 50, height: 40, material: 'POSTER', priceCents: 1300 };
    const reference = await test.services.references.issue(line, 'EUR');
    await sendCall(200, { url: `/api/shop/references?reference=${reference}`, headers });
    await sendCall(422, { url: '/api/shop/references?reference=a.b', headers });
    const order = { number: 'WEB-1', lines: [{ reference, quantity: 1 }], ...ADDRESS, language: 'de', payment: 'paid' };
    await post(200, '/api/shop/orders', order, ana, headers);
    await post(200, '/api/shop/orders', order, ana, headers);
    await post(409, '/api/shop/orders', { ...order, payment: 'to-be-paid' }, ana, headers);
  });

  it('is as the server answers: the photo service', async () => {
    const entered = await anonymous.form(`/social/demo?state=${STATE}&lang=es`, { username: 'Luna' });
    const code = new URL(String(entered.headers.location), 'http://x').searchParams.get('code');
    const { token } = (await post(200, '/api/social/session', { code }, anonymous)).json<{ token: string }>();
    await post(401, '/api/social/session', { code: 'none' }, anonymous);
    const media = await sendCall(200, { url: '/api/social/media', headers: { authorization: `Bearer ${token}` } });
    await sendCall(401, { url: '/api/social/media' });
    await sendCall(200, { url: media.json<{ data: { media_url: string }[] }>().data[0]?.media_url as string });
    await sendCall(404, { url: '/api/social/photo?src=demo:1&seal=none' });
  });

  it('describes the refusals: not signed in, other sites, too much', async () => {
    for (const call of calls) {
      const url = urlOf(call);
      if (call.method === 'POST') await post(403, url, {}, anonymous, FOREIGN);
      const payload = call.requestBody && Object.values(call.requestBody.content)[0]?.example;
      if (!call.security) continue;
      const query = url.endsWith('/draft') ? '?collageid=1' : url.endsWith('/references') ? '?reference=x' : '';
      await sendCall(
        401,
        { method: call.method as 'GET', url: url + query, ...(payload ? { payload: payload as object } : {}) },
        anonymous,
      );
    }
    for (const url of [
      '/api/alive',
      '/api/isAuthenticated',
      '/api/register',
      '/api/load',
      '/api/orders',
      '/api/customXml',
      '/api/photos/known',
    ])
      await post(413, url, { s: 'x'.repeat(100_000) });
    for (const url of ['/api/alive', '/api/save', '/api/load', '/api/orders', '/api/customXml', '/api/social/session', '/api/register'])
      await sendCall(400, { method: 'POST', url, payload: '{', headers: { 'content-type': 'application/json' } });
    for (const url of [
      '/api/orders/x',
      '/api/orders/draft',
      '/photos/x/web.jpg',
      '/api/collages/x/picture',
      '/api/list?x=%ff',
      '/api/social/photo',
    ])
      await sendCall(400, { url });
    const burst = await Promise.all(Array.from({ length: 400 }, () => anonymous.send({ url: '/api/authKey' })));
    const tooMany = burst.find(({ statusCode }) => statusCode === 429);
    expect(tooMany && answers.check('GET', '/api/authKey', tooMany)).toBe('');
  });

  it('is as the server refuses: no room, not now', async () => {
    const visitor = createVisitor(full);
    await visitor.register('bea');
    for (const url of ['/healthz', '/readyz']) await sendCall(503, { url }, visitor);
    await sendCall(507, { ...uploadForm(await photoOf({ width: 90, height: 60 }), {}), url: '/api/upload' }, visitor);
  });

  it('has a check that reports differences', () => {
    const described = (statusCode: number, body: string, type = 'application/json; charset=utf-8') =>
      createAnswerCheck(calls).check('GET', '/healthz', { statusCode, headers: { 'content-type': type }, body });
    expect(described(200, '{"ok":true,"version":"0.1.0","ready":true,"database":"pglite","failingTasks":[]}')).toBe('');
    expect(described(200, '{"ok":true}')).toMatch('get /healthz answers 200: ');
    expect(described(200, '{"ok":true,"version":"0.1.0","ready":true,"database":"pglite","failingTasks":[],"more":1}')).toMatch('more');
    expect(described(503, '{"error":"ERROR_XML","msg":""}')).toMatch('get /healthz answers 503: ');
    expect(described(418, '{}')).toMatch('which is not described');
    expect(described(200, 'ok', 'text/plain')).toMatch('as text/plain');
  });

  it('[HCALL-33] leaves no call without a response that was checked against it', () => {
    expect([...answers.statuses].filter(([, statuses]) => !statuses.has(200)).map(([name]) => name)).toEqual([]);
    const allStatuses = new Set([...answers.statuses.values()].flatMap((statuses) => [...statuses]));
    expect([...allStatuses].sort()).toEqual([200, 400, 401, 403, 404, 409, 413, 415, 422, 426, 429, 503, 507]);
  });
});

describe('the page of the calls', () => {
  it('[HTTP-05] is drawn in the browser by its own files alone, under the policy of every page', async () => {
    const test = await openTestApp();
    const visitor = createVisitor(test);
    const apiPage = await visitor.send({ url: '/api/' });
    expect([apiPage.statusCode, apiPage.headers['content-type'], apiPage.headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    const policy = String(apiPage.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).toContain("connect-src 'self' blob: data:;");
    expect(policy).toMatch(/style-src 'self' 'nonce-[^']+'$/);
    const addresses = [...apiPage.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
    expect(addresses.filter((address) => !address.startsWith('/htmlapp/assets/'))).toEqual([]);
    const types: Readonly<Record<string, RegExp>> = { js: /^(application|text)\/javascript/, css: /^text\/css/, svg: /^image\/svg/ };
    const found = new Set<string>();
    for (const url of addresses) {
      const kind = url.slice(url.lastIndexOf('.') + 1);
      const file = await visitor.send({ url, headers: { 'accept-encoding': 'br' } });
      expect([url, file.statusCode, file.headers['content-encoding']]).toEqual([url, 200, 'br']);
      expect(file.headers['content-type']).toMatch(types[kind] ?? 'a type for each kind of file');
      expect(file.headers['cache-control']).toContain('immutable');
      found.add(kind);
    }
    expect([...found].sort()).toEqual(['css', 'js', 'svg']);
    expect((await visitor.send({ url: '/api' })).headers.location).toBe('/api/');
    await test.close();
  });

  it('has no page on a server without the built web app, which reports it', async () => {
    const test = await openTestApp();
    const app = await buildApp({ ...test.services, webFolder: '/nowhere' });
    expect((await app.inject({ url: '/api/' })).statusCode).toBe(503);
    expect((await app.inject({ url: '/api/openapi.json' })).statusCode).toBe(200);
    await app.close();
    await test.close();
  });
});
