import { ADDRESS_PARTS, invoiceField, type SaveAnswer, type UploadAnswer } from '@muro/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collageXml } from '../collages/make-collage.ts';
import { photoOf, uploadForm } from '../photos/make-photo.ts';
import { openTestApp, SMALL_AND_LARGE, type TestApp } from '../support/open-test-app.ts';
import { createVisitor, type Visitor } from '../support/visitor.ts';

/** Kind of a field: hostile values of its kind are refused with its name. */
type Kind = 'document' | 'text' | 'line' | 'count' | 'id' | 'word' | 'boolean' | 'list' | 'lines';

interface Call {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly query?: Readonly<Record<string, Kind>>;
  readonly params?: Readonly<Record<string, Kind>>;
  readonly body?: Readonly<Record<string, Kind>>;
  /** Valid body or query, for the fields that are not tested. */
  readonly good?: Readonly<Record<string, unknown>>;
  /** True if it also accepts key/value lists. */
  readonly isForm?: boolean;
}

const ADDRESS = { name: 'Ana', street: 'X 1', postcode: '1', city: 'Y', country: 'Z', email: 'a@b.org' };
const STATE = '0123456789abcdef0123456789abcdef';
const ENVELOPE = { password: 'x', nonce: 'x' };
const TOKEN = 'operator-token-of-the-tests';
const HASH = 'a'.repeat(64);

/** Fields of an order, from the cart or from the shop's own checkout. */
const ORDERED: Readonly<Record<string, Kind>> = {
  ...Object.fromEntries(
    ADDRESS_PARTS.flatMap(({ part, isRequired }) => [part, invoiceField(part)].map((field) => [field, isRequired ? 'line' : 'text'])),
  ),
  email: 'line',
  delivery: 'text',
  agreedtotalcents: 'count',
  acceptedwarnings: 'word',
};

const callsWith = (saved: SaveAnswer, xml: string): readonly Call[] => [
  { path: '/api/alive', body: { s: 'text' }, good: {}, isForm: true },
  {
    path: '/api/customXml',
    body: { width: 'text', height: 'text', templateId: 'text' },
    good: { width: '50', height: '40', templateId: 'even' },
    isForm: true,
  },
  {
    path: '/api/isAuthenticated',
    body: { action: 'text', username: 'text', password: 'text', nonce: 'text' },
    good: { username: 'a', ...ENVELOPE },
  },
  { path: '/api/load', body: { collageid: 'id' }, good: { collageid: String(saved.collageid) }, isForm: true },
  { method: 'GET', path: '/api/orders/draft', query: { collageid: 'id', version: 'count' }, good: { collageid: 1, version: 1 } },
  {
    method: 'GET',
    path: '/api/prices',
    query: { templateid: 'text', childtemplateid: 'text', width: 'word', height: 'word' },
    good: { width: 1, height: 1 },
  },
  {
    path: '/api/orders',
    body: {
      collageid: 'id',
      line: 'count',
      version: 'count',
      quantity: 'count',
      material: 'text',
      more: 'lines',
      agreed: 'list',
      ...ORDERED,
      idempotencykey: 'word',
    },
    good: { collageid: String(saved.collageid), version: saved.version, quantity: 1, ...ADDRESS },
    isForm: true,
  },
  { path: '/api/orders/:id/cancel', params: { id: 'id' }, body: { expected: 'word' }, good: { expected: 'received' }, isForm: true },
  { method: 'GET', path: '/api/orders/:id', params: { id: 'id' } },
  { method: 'GET', path: '/api/orders/:id/picture', params: { id: 'id' }, query: { line: 'id' } },
  { method: 'GET', path: '/api/orders/:id/picture', params: { id: 'id' }, query: { look: 'word' } },
  {
    path: '/api/cart',
    body: { collageid: 'id', line: 'count', version: 'count', material: 'text', quantity: 'count' },
    good: { collageid: String(saved.collageid) },
    isForm: true,
  },
  { path: '/api/cart/again', body: { orderid: 'id' }, good: { orderid: '7' }, isForm: true },
  {
    path: '/api/cart/remove',
    body: { collageid: 'id', line: 'count' },
    good: { collageid: String(saved.collageid) },
    isForm: true,
  },
  { method: 'GET', path: '/api/shop/orders', query: { search: 'line' } },
  ...(['production', 'payment', 'held'] as const).map(
    (name) => ({ method: 'GET', path: '/api/shop/orders', query: { [name]: 'word' } }) as const,
  ),
  ...(['/api/orders', '/api/shop/orders'] as const).flatMap((path) =>
    (['after', 'limit'] as const).map((name) => ({ method: 'GET', path, query: { [name]: 'id' } }) as const),
  ),
  { method: 'GET', path: '/api/shop/references', query: { reference: 'text' } },
  {
    path: '/api/shop/orders',
    body: {
      number: 'line',
      lines: 'lines',
      language: 'word',
      payment: 'word',
      buyermails: 'boolean',
      ...ORDERED,
    },
    good: { number: 'WEB-1', lines: [{ reference: 'a.b', quantity: 1 }], language: 'es', payment: 'paid', ...ADDRESS },
  },
  { method: 'GET', path: '/api/shop/orders/:id', params: { id: 'id' } },
  ...['/print.pdf', '/ticket.json'].map(
    (end) => ({ method: 'GET', path: `/api/shop/orders/:id${end}`, params: { id: 'id' }, query: { line: 'id' } }) as const,
  ),
  {
    path: '/api/shop/orders/:id/production',
    params: { id: 'id' },
    body: { expected: 'word', to: 'word', note: 'text', parcel: 'list', line: 'count' },
    good: { expected: 'printed', to: 'sent' },
  },
  {
    path: '/api/shop/orders/:id/payment',
    params: { id: 'id' },
    body: { expected: 'word', to: 'word', note: 'text' },
    good: { expected: 'paid', to: 'refunded' },
  },
  {
    path: '/api/shop/orders/:id/hold',
    params: { id: 'id' },
    body: { expected: 'boolean', reason: 'text' },
    good: { expected: false, reason: 'x' },
  },
  {
    path: '/api/shop/orders/:id/parcels',
    params: { id: 'id' },
    body: { carrier: 'line', code: 'line', url: 'word' },
    good: { carrier: 'x', code: 'x' },
  },
  {
    path: '/api/shop/tokens',
    body: { name: 'word', scopes: 'list', days: 'count', note: 'text' },
    good: { name: 'print-room', scopes: ['orders:read'], days: 9 },
  },
  { path: '/api/shop/tokens/revoke', body: { name: 'word' }, good: { name: 'print-room' } },
  { method: 'GET', path: '/api/shop/backup/blobs/:hash', params: { hash: 'id' } },
  { method: 'GET', path: '/api/samplePhotos/:hash', params: { hash: 'id' } },
  { method: 'GET', path: '/api/shop/backup/prints/:name', params: { name: 'id' } },
  ...(['after', 'deep'] as const).map((name) => ({ method: 'GET', path: '/api/shop/verify/files', query: { [name]: 'word' } }) as const),
  { method: 'GET', path: '/api/shop/verify/orders', query: { after: 'id' } },
  { method: 'GET', path: '/api/shop/verify/left', query: { after: 'word' } },
  { method: 'GET', path: '/api/shop/stores/former', query: { after: 'word' } },
  { path: '/api/shop/stores/copy', body: { name: 'word' }, good: { name: HASH } },
  { path: '/api/shop/verify/mend', body: { name: 'word' }, good: { name: HASH } },
  { method: 'GET', path: '/api/collages/:id/picture', params: { id: 'id' }, query: { material: 'word' } },
  { method: 'GET', path: '/api/collages/:id/picture', params: { id: 'id' }, query: { version: 'count' } },
  { method: 'GET', path: '/api/collages/:id/picture', params: { id: 'id' }, query: { look: 'word' } },
  { method: 'GET', path: '/api/collagePhoto/collageid/:id', params: { id: 'text' } },
  { method: 'GET', path: '/photos/:id/web.jpg', params: { id: 'id' } },
  { method: 'GET', path: '/photos/:id/thumb.jpg', params: { id: 'id' } },
  { method: 'GET', path: '/photos/:id/full.jpg', params: { id: 'id' } },
  { path: '/api/photos/known', body: { photos: 'list' }, good: { photos: [{ sha256: HASH, bytes: 1 }] } },
  { path: '/api/signInCode', body: { ticket: 'text', code: 'text' }, good: { ticket: 'x', code: '000000' } },
  { path: '/api/shop/accounts/second-factor/end', body: { name: 'line' }, good: { name: 'ana' } },
  { path: '/api/password/forgot', body: { who: 'line' }, good: { who: 'ana' } },
  {
    path: '/api/password/reset',
    body: { token: 'text', password: 'text', password_again: 'text', nonce: 'text' },
    good: { token: 'x', password_again: 'x', ...ENVELOPE },
  },
  {
    path: '/api/register',
    body: {
      action: 'text',
      username: 'text',
      email: 'text',
      password: 'text',
      password_again: 'text',
      nonce: 'text',
      newsletter: 'boolean',
    },
    good: { username: 'a', email: 'a@b.org', password_again: 'x', ...ENVELOPE },
  },
  {
    path: '/api/save',
    body: {
      collagexml: 'document',
      editor: 'text',
      editor_version: 'text',
      fororder: 'word',
      templateid: 'text',
      collageid: 'id',
      baseversion: 'count',
      idempotencykey: 'word',
    },
    good: { collagexml: xml, collageid: String(saved.collageid) },
    isForm: true,
  },
  { path: '/api/social/session', body: { code: 'text' }, good: { code: 'x' } },
  { method: 'GET', path: '/api/social/media', query: { after: 'text' } },
  { method: 'GET', path: '/api/social/photo', query: { src: 'text', seal: 'text' } },
];

const NUL = 'a\0b';
const NUMBERS = [
  '0x10',
  '1e1',
  '0',
  '-1',
  '+1',
  '1.5',
  '1.0',
  ' 1',
  '1 ',
  '01',
  '1\0',
  '１',
  'NaN',
  'Infinity',
  '99999999999999999999',
  '',
];
const TEXT_VALUES: Readonly<Record<Exclude<Kind, 'document' | 'list' | 'lines' | 'boolean'>, readonly string[]>> = {
  text: [NUL, 'x'.repeat(5000)],
  line: [NUL, 'x'.repeat(300), 'a\nb', '\u001b[31m', ' '],
  count: [...NUMBERS, '2147483648'],
  id: [...NUMBERS, '9007199254740993'],
  word: [NUL, 'x'.repeat(300), 'true ', "' or 1=1--"],
};
const NO_TEXTS = [true, null, {}, [], ['x'], { $gt: '' }];
const JSON_VALUES: Readonly<Record<Kind, readonly unknown[]>> = {
  document: [...NO_TEXTS, 7, ''],
  text: [...TEXT_VALUES.text, '\ud800', ...NO_TEXTS],
  line: [...TEXT_VALUES.line, 'x\udc00', ...NO_TEXTS, 7],
  count: [...TEXT_VALUES.count, true, null, {}, [], [1], 0, -1, 1.5, 2_147_483_648, 1e300],
  id: [...TEXT_VALUES.id, true, null, {}, [], [1], 0, -1, 1.5, 2 ** 53],
  word: [...TEXT_VALUES.word, '\ud800', ...NO_TEXTS],
  boolean: ['true', 1, null, {}, []],
  list: [
    'x',
    null,
    {},
    [],
    [1],
    [{ sha256: HASH, bytes: '0x10' }],
    [{ sha256: HASH, bytes: true }],
    [{ sha256: `${HASH}\0`, bytes: 1 }],
    [{ sha256: HASH, bytes: 1e300 }],
  ],
  lines: [
    'x',
    null,
    {},
    [1],
    [{ collageid: '0x10', version: 1, quantity: 1 }],
    [{ collageid: '1', version: 1e300, quantity: 1 }],
    [{ collageid: '1', version: 1, quantity: '-1' }],
    [{ collageid: '1', version: 1, quantity: 1, material: NUL }],
    Array.from({ length: 20 }, () => ({ collageid: '1', version: 1, quantity: 1 })),
  ],
};

describe.each(SMALL_AND_LARGE)('hostile values on %s', (kind) => {
  let test: TestApp;
  let ana: Visitor;
  let calls: readonly Call[];
  let xml: string;
  beforeAll(async () => {
    // without rate limits
    test = await openTestApp(kind, { limits: { take: async () => null }, operatorToken: TOKEN });
    ana = createVisitor(test);
    await ana.register('ana');
    const photo = (await ana.send(uploadForm(await photoOf({ width: 60, height: 40 }), {}))).json<UploadAnswer>();
    xml = collageXml({ photos: [photo], columns: 1 });
    calls = callsWith((await ana.form('/api/save', { collagexml: xml })).json(), xml);
  });
  afterAll(() => test.close());

  /** Below the rate limits of a single address. */
  let calling = 0;
  const send = (options: Parameters<Visitor['send']>[0]) =>
    ana.send({
      ...options,
      headers: { ...options.headers, ...(String(options.url).startsWith('/api/shop/') && { authorization: `Bearer ${TOKEN}` }) },
      remoteAddress: `127.0.${1 + (calling >> 6)}.${calling++ & 63}`,
    });
  const refused = async (request: string, field: string, sent: ReturnType<Visitor['send']>) => {
    const answer = await sent;
    const refusal = answer.json<{ error: string; field?: string; msg: string }>();
    expect([answer.statusCode, refusal.error, refusal.field?.split('.')[0]], request).toEqual([400, 'ERROR_BAD_REQUEST', field]);
    expect(refusal.msg, request).toContain(`(${refusal.field})`);
  };

  it('are refused by the field’s name in the body of every call', async () => {
    for (const { path, body = {}, good, isForm } of calls) {
      for (const [field, kindOf] of Object.entries(body)) {
        for (const value of JSON_VALUES[kindOf]) {
          const request = `${path} ${field}=${JSON.stringify(value)?.slice(0, 60)}`;
          await refused(request, field, send({ method: 'POST', url: path.replace(':id', '1'), payload: { ...good, [field]: value } }));
        }
        if (!isForm || kindOf === 'document' || kindOf === 'list' || kindOf === 'lines' || kindOf === 'boolean') continue;
        for (const value of TEXT_VALUES[kindOf]) {
          const fields = new URLSearchParams({ ...(good as Record<string, string>), [field]: value }).toString();
          const headers = { 'content-type': 'application/x-www-form-urlencoded' };
          await refused(
            `${path} ${field}=${value.slice(0, 60)} in a form`,
            field,
            send({ method: 'POST', url: path.replace(':id', '1'), headers, payload: fields }),
          );
        }
      }
    }
  });

  it('are refused by the field’s name in every address', async () => {
    for (const { method = 'POST', path, params = {}, query = {}, good = {} } of calls) {
      for (const [field, kindOf] of Object.entries(params)) {
        for (const value of TEXT_VALUES[kindOf as 'id']) {
          if (value === '' || (kindOf === 'text' && value !== NUL)) continue; // a different route
          const url = path.replace(`:${field}`, encodeURIComponent(value));
          await refused(url, field, send({ method, url }));
        }
      }
      for (const [field, kindOf] of Object.entries(query)) {
        for (const value of TEXT_VALUES[kindOf as 'id']) {
          const others = Object.keys(query).filter((name) => name !== field);
          const fields = new URLSearchParams([
            ...others.map((name): [string, string] => [name, String(good[name] ?? 'x')]),
            [field, value],
          ]);
          await refused(`${path} ${fields}`, field, send({ method, url: `${path.replace(':id', '1')}?${fields}` }));
        }
      }
    }
  });

  it('are refused in the idempotency key, and in the form fields of a file upload', async () => {
    for (const path of ['/api/save', '/api/orders']) {
      const call = calls.find((candidate) => candidate.path === path) as Call;
      for (const key of ['short', 'x'.repeat(65), 'with space in it', 'true,true,true']) {
        const headers = { 'idempotency-key': key };
        await refused(`${path} ${key}`, 'idempotency-key', send({ method: 'POST', url: path, payload: { ...call.good }, headers }));
      }
    }
    for (const field of ['name', 't', 'x', 's', 'resized', 'suggestedRotation']) {
      await refused(`upload ${field}`, field, send(uploadForm(await photoOf({ width: 60, height: 40 }), { [field]: NUL })));
    }
  });

  it('in bodies of another content type or shape are refused, without a server error', async () => {
    const bo = createVisitor(test); // one of these calls ends the session
    await bo.register('bo');
    const urls = [
      ...calls.filter(({ method = 'POST' }) => method === 'POST').map(({ path }) => path),
      '/api/upload',
      '/api/signout',
      '/social/demo',
    ];
    for (const url of urls) {
      for (const payload of ['null', '[]', '"x"', '1', '{"__proto__":{"a":1}}', '{"constructor":{"prototype":{}}}', '{"a":1', '\0', '']) {
        const answer = await bo.send({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload });
        expect(answer.statusCode, `${url} ${payload}`).toBeLessThan(500);
      }
      for (const type of ['text/xml', 'application/x-www-form-urlencoded', 'multipart/form-data', 'multipart/form-data; boundary=x']) {
        const answer = await bo.send({ method: 'POST', url, headers: { 'content-type': type }, payload: 'a=%00&b=true&__proto__=1' });
        expect(answer.statusCode, `${url} ${type}`).toBeLessThan(500);
      }
    }
    for (const id of ['%00', '..%2f..%2fetc', '__proto__', 'x'.repeat(5000), '%ud800']) {
      for (const file of ['card.jpg', 'template.xml']) {
        const { statusCode } = await bo.send({ url: `/templates/${id}/${file}` });
        expect([400, 404, 414], `${id.slice(0, 20)} ${file}`).toContain(statusCode);
      }
    }
    for (const lang of ['%00', 'xx', 'nl&lang=de', '[]']) {
      for (const url of ['/api/list', '/healthz', '/resumen', '/social/start']) {
        expect((await bo.send({ url: `${url}?lang=${lang}&state=${STATE}` })).statusCode, `${url} ${lang}`).toBeLessThan(500);
      }
    }
  });

  it('[X6] a document of two million characters is the largest', async () => {
    const padded = (length: number) => xml.replace('</collage>', `${' '.repeat(length - xml.length)}</collage>`);
    expect((await ana.form('/api/save', { collagexml: padded(2_000_000) })).statusCode).toBe(200);
    const refusal = await ana.form('/api/save', { collagexml: padded(2_000_001) });
    expect([refusal.statusCode, refusal.json().error, refusal.json().field]).toEqual([413, 'ERROR_TOO_BIG', 'collagexml']);
    for (const sign of ['\0', '\ud800', '\u001b']) {
      const answer = await ana.post('/api/save', { collagexml: xml.replace('<collage', `<collage a="${sign}"`) });
      expect([answer.statusCode, answer.json().error], JSON.stringify(sign)).toEqual([422, 'ERROR_XML']);
    }
  });

  it('this table names every field of every call', async () => {
    const { paths } = test.app.swagger() as unknown as { paths: Record<string, Record<string, Operation>> };
    const uncovered: string[] = [];
    for (const [path, operations] of Object.entries(paths)) {
      for (const operation of Object.values(operations)) {
        const bodies = Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) => Object.keys(schema.properties ?? {}));
        uncovered.push(...[...bodies, ...(operation.parameters ?? []).map(({ name }) => name)].map((name) => `${path} ${name}`));
      }
    }
    const covered = new Set(
      calls.flatMap(({ path, body, params, query }) =>
        Object.keys({ ...body, ...params, ...query }).map((name) => `${path.replace(/:(\w+)/g, '{$1}')} ${name}`),
      ),
    );
    // Any value but true is not consent; a visit is only logged; a design's files are looked up by any text, and any other form gives the full picture.
    const card = ['id', 'v', 'as'].map((name) => `/templates/{id}/card.jpg ${name}`);
    const files = [...card, '/templates/{id}/template.xml id'];
    const exceptions = new Set(['/api/register terms', '/collage/ajaxDone/s/{session} session', ...files]);
    // Any value of `lang` gets a response; fields that come with a file have tests of their own, see upload.test.ts.
    const isException = (name: string) => exceptions.has(name) || name.startsWith('/api/upload ') || name.endsWith(' lang');
    const untested = uncovered.filter((name) => !covered.has(name) && !isException(name));
    expect([...new Set(untested)]).toEqual([]);
    expect(uncovered.length).toBeGreaterThan(40);
  });
});

interface Operation {
  readonly requestBody?: { readonly content: Record<string, { readonly schema: { readonly properties?: object } }> };
  readonly parameters?: readonly { readonly name: string }[];
}
