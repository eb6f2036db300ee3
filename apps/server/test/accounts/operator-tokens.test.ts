import { Writable } from 'node:stream';
import { type CreatedTokenAnswer, OPERATOR_SCOPES, type OperatorTokenAnswer } from '@muro/api';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measureTokenEnds, reportEndingTokens } from '../../src/accounts/access/report-ending-tokens.ts';
import { rowTables } from '../../src/db/dump/row-tables.ts';
import { deleteExpiredRows } from '../../src/upkeep/sql/delete-expired-rows.ts';
import { describedCalls } from '../http/described-answers.ts';
import { type ListedRoute, routesOf } from '../http/routes-of.ts';
import { openTestApp, SMALL_AND_LARGE, type TestApp } from '../support/open-test-app.ts';
import { countedEvents } from './security-events.ts';

const SETTING = 'bootstrap-token-of-these-tests';
const DAY_MS = 24 * 3_600_000;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe.each(SMALL_AND_LARGE)('operator tokens on %s', (kind) => {
  let test: TestApp;
  let log = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  const sendAs = (method: 'GET' | 'POST', url: string, token: string, payload?: object) =>
    test.app.inject({
      method,
      url,
      headers: { 'accept-language': 'en', ...bearer(token) },
      ...(payload && { payload }),
    });
  const create = async (body: object, token = SETTING) =>
    (await sendAs('POST', '/api/shop/tokens', token, body)).json<CreatedTokenAnswer>();
  const orders = (token: string) => sendAs('GET', '/api/shop/orders', token);
  const listed = async (name: string) =>
    (await sendAs('GET', '/api/shop/tokens', SETTING))
      .json<{ tokens: OperatorTokenAnswer[] }>()
      .tokens.find((token) => token.name === name);
  const lastEvent = () =>
    JSON.parse(
      log
        .trimEnd()
        .split('\n')
        .findLast((line) => line.includes('security event')) ?? '{}',
    );

  beforeAll(async () => {
    test = await openTestApp(kind, { operatorToken: SETTING }, pino({ level: 'trace' }, stream));
  });
  afterAll(() => test.close());

  it('opens the calls of its scopes until its end, and names the scope that it lacks', async () => {
    const { token, expiresAt } = await create({
      name: 'print-room',
      scopes: ['orders:read', 'prints:read', 'orders:read'],
      days: 30,
      note: 'the press',
    });
    expect(token).toMatch(/^muro_[A-Za-z0-9_-]{43}$/);
    expect(Math.abs(Date.parse(expiresAt) - Date.now() - 30 * DAY_MS)).toBeLessThan(60_000);
    expect((await orders(token)).statusCode).toBe(200);
    const refused = await sendAs('POST', '/api/shop/orders/1/hold', token, { expected: false, reason: 'x' });
    expect([refused.statusCode, refused.json(), refused.headers['www-authenticate']]).toEqual([
      403,
      { error: 'ERROR_SCOPE', msg: 'The token may not do that: it lacks the scope orders:write.', scope: 'orders:write' },
      'Bearer error="insufficient_scope", scope="orders:write"',
    ]);
    expect(lastEvent()).toMatchObject({ event: 'operator-scope-missing', token: 'print-room', scope: 'orders:write' });
    expect(await listed('print-room')).toMatchObject({ scopes: ['orders:read', 'prints:read'], note: 'the press', state: 'active' });

    await test.advance(30 * DAY_MS);
    const expired = await orders(token);
    expect([expired.statusCode, expired.json().error, expired.headers['www-authenticate']]).toEqual([
      401,
      'ERROR_TOKEN_EXPIRED',
      'Bearer error="invalid_token"',
    ]);
    expect(lastEvent()).toMatchObject({ event: 'operator-expired', token: 'print-room' });
    expect(await listed('print-room')).toMatchObject({ state: 'expired' });
  });

  it('ends at once when it is revoked; its name is free again', async () => {
    const tokenRequest = { name: 'lost', scopes: ['orders:read'], days: 90 };
    const { token } = await create(tokenRequest);
    expect((await sendAs('POST', '/api/shop/tokens', SETTING, tokenRequest)).json().error).toBe('ERROR_TOKEN_NAME');
    expect((await orders(token)).statusCode).toBe(200);
    expect((await sendAs('POST', '/api/shop/tokens/revoke', SETTING, { name: 'lost' })).json()).toMatchObject({ state: 'revoked' });
    expect(lastEvent()).toMatchObject({ event: 'token-revoked', token: 'lost', by: '(setting)' });
    const revoked = await orders(token);
    expect([revoked.statusCode, revoked.json().error]).toEqual([401, 'ERROR_TOKEN_REVOKED']);
    expect(lastEvent()).toMatchObject({ event: 'operator-revoked', token: 'lost' });
    expect((await sendAs('POST', '/api/shop/tokens/revoke', SETTING, { name: 'lost' })).statusCode).toBe(404);
    expect((await orders((await create(tokenRequest)).token)).statusCode).toBe(200);
    expect((await orders(token)).statusCode).toBe(401);
  });

  it('of two creations of one name at once one succeeds', async () => {
    const tokenRequest = { name: 'twice', scopes: ['orders:read'], days: 1 };
    const answers = await Promise.all([1, 2, 3, 4].map(() => sendAs('POST', '/api/shop/tokens', SETTING, tokenRequest)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  });

  it('makes no token that can do more, or lasts longer, than itself', async () => {
    const { token } = await create({ name: 'admin', scopes: ['tokens:write', 'orders:read'], days: 10 });
    const createChild = (body: object) =>
      sendAs('POST', '/api/shop/tokens', token, { name: 'child', scopes: ['orders:read'], days: 9, ...body });
    expect((await createChild({ scopes: ['orders:read', 'backups:read'] })).json()).toMatchObject({
      error: 'ERROR_SCOPE',
      scope: 'backups:read',
    });
    expect((await createChild({ days: 11 })).json()).toMatchObject({ error: 'ERROR_BAD_REQUEST', field: 'days' });
    expect((await createChild({})).statusCode).toBe(200);
    expect(lastEvent()).toMatchObject({ event: 'token-created', token: 'child', by: 'admin' });
    expect((await sendAs('GET', '/api/shop/tokens', token)).json()).toMatchObject({ error: 'ERROR_SCOPE', scope: 'tokens:read' });
  });

  it('works without the token of the setting, which is then refused', async () => {
    const { token } = await create({ name: 'alone', scopes: ['orders:read'], days: 1 });
    test.change({ operatorToken: undefined });
    expect([(await orders(token)).statusCode, (await orders(SETTING)).statusCode, (await orders('undefined')).statusCode]).toEqual([
      200, 401, 401,
    ]);
    test.change({ operatorToken: SETTING });
  });

  it('records its last use once an hour, is stored only as a hash, and is not in dumps', async () => {
    const { token } = await create({ name: 'noted', scopes: ['orders:read'], days: 90 });
    expect((await listed('noted'))?.lastUsedAt).toBeNull();
    const used = async () => {
      await orders(token);
      return (await test.database.db.execute(sql`select last_used_at::text as at from operator_tokens where name = 'noted'`)).rows[0]?.at;
    };
    const first = await used();
    expect(first).toEqual(expect.any(String));
    expect(await used()).toBe(first);
    await test.advance(3_601_000);
    const later = await used();
    expect(await used()).toBe(later);
    expect(Date.parse(String((await listed('noted'))?.lastUsedAt))).toBeGreaterThan(Date.now() - 60_000);
    const { rows } = await test.database.db.execute(sql`select row_to_json(t)::text as line from operator_tokens t`);
    expect(JSON.stringify(rows)).not.toContain(token.slice(5));
    expect(log).not.toContain(token.slice(5));
    expect(await test.database.db.transaction(rowTables)).not.toContain('operator_tokens');
  });

  it('is named in the log and the metrics before it expires, and deleted a year later', async () => {
    await create({ name: 'soon', scopes: ['orders:read'], days: 14 });
    await create({ name: 'later', scopes: ['orders:read'], days: 16 });
    const lines: string[] = [];
    await reportEndingTokens(test.services.operatorTokens, (sentence) => lines.push(sentence));
    expect(lines.filter((sentence) => /token (soon|later) /.test(sentence))).toEqual([
      expect.stringMatching(/^The operator token soon expires in 14 days, at \S+Z: create another one with muro token create\.$/),
    ]);
    measureTokenEnds(test.services.metrics.registry, test.services.operatorTokens);
    const metric = () => test.services.metrics.registry.metrics();
    expect(await metric()).toMatch(/^muro_operator_token_expires_timestamp_seconds\{token="later"\} \d{10}$/m);
    await sendAs('POST', '/api/shop/tokens/revoke', SETTING, { name: 'later' });
    expect(await metric()).not.toContain('token="later"');
    await test.advance((365 + 15) * DAY_MS);
    await deleteExpiredRows(test.database.db);
    expect([(await listed('soon'))?.state, await listed('later')]).toEqual([undefined, undefined]);
  });

  it('refuses a name that could forge a log line, and an unknown scope', async () => {
    for (const wrong of [
      { name: 'a b' },
      { name: 'a\nb' },
      { name: '(setting)' },
      { name: '' },
      { scopes: [] },
      { scopes: ['all'] },
      { days: 367 },
      { days: 0 },
    ])
      expect([
        wrong,
        (await sendAs('POST', '/api/shop/tokens', SETTING, { name: 'a', scopes: ['orders:read'], days: 1, ...wrong })).statusCode,
      ]).toEqual([wrong, 400]);
  });

  it('every operator call accepts a token with only its scope, and refuses a token with all other scopes', async () => {
    const tokens = new Map<string, readonly [only: string, allBut: string]>();
    for (const scope of OPERATOR_SCOPES) {
      const name = scope.replace(':', '-');
      const only = await create({ name: `only-${name}`, scopes: [scope], days: 1 });
      const allBut = await create({ name: `all-but-${name}`, scopes: OPERATOR_SCOPES.filter((other) => other !== scope), days: 1 });
      tokens.set(scope, [only.token, allBut.token]);
    }
    const described = describedCalls((await test.app.inject('/api/openapi.json')).json());
    const scopeOf = ({ method, path }: ListedRoute) =>
      described.find((call) => call.method === method.replace('HEAD', 'GET') && call.path === path.replace(/:([a-z]+)/g, '{$1}'))
        ?.security?.[0]?.operator?.[0] ?? '';
    const pathOf = ({ path }: ListedRoute) =>
      path
        .replace(/:hash/g, 'a'.repeat(64))
        .replace(/:name/g, 'order-1.pdf')
        .replace(/:[a-z]+/g, '1');
    const wanted: Record<string, string> = {};
    for (const route of routesOf(test.app).filter(({ path }) => path.startsWith('/api/shop/'))) {
      const scope = scopeOf(route);
      wanted[`${route.method} ${route.path}`] = scope;
      const [only = '', allBut = ''] = tokens.get(scope) ?? [];
      const statusOf = async (headers: Readonly<Record<string, string>>) =>
        (await test.app.inject({ method: route.method as 'GET', url: pathOf(route), headers })).statusCode;
      const statuses = [await statusOf({}), await statusOf(bearer(allBut)), [401, 403, 500].includes(await statusOf(bearer(only)))];
      expect([route, scope, ...statuses]).toEqual([route, scope, 401, 403, false]);
    }
    expect(wanted).toMatchObject({
      'GET /api/shop/orders': 'orders:read',
      'HEAD /api/shop/orders': 'orders:read',
      'POST /api/shop/orders': 'checkout:write',
      'GET /api/shop/references': 'checkout:read',
      'POST /api/shop/orders/:id/payment': 'orders:write',
      'GET /api/shop/orders/:id/print.pdf': 'prints:read',
      'GET /api/shop/backup/dump': 'backups:read',
      'PUT /api/shop/backup/blobs/:hash': 'verify:write',
      'POST /api/shop/verify/mend': 'verify:write',
      'POST /api/shop/stores/copy': 'stores:write',
      'POST /api/shop/tokens/revoke': 'tokens:write',
    });
    expect(Object.keys(wanted).length).toBeGreaterThan(30);
  });

  it('counts refusals over all servers', async () => {
    const counts = await countedEvents(test);
    for (const event of [
      'operator-refused',
      'operator-expired',
      'operator-revoked',
      'operator-scope-missing',
      'token-created',
      'token-revoked',
    ])
      expect([event, counts.get(event) ?? 0]).toEqual([event, expect.toSatisfy((count: number) => count > 0)]);
  });
});
