import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { HasherBusyError } from '../../src/accounts/passwords/password-hasher.ts';
import { buildApp } from '../../src/start/app.ts';
import { openTestApp } from '../support/open-test-app.ts';
import { createVisitor } from '../support/visitor.ts';

const PAGE = { accept: 'text/html' };

it('every 503 and 429 says when to retry, on pages, too', async () => {
  const test = await openTestApp();
  const busy = { hash: () => Promise.reject(new HasherBusyError()), verify: () => Promise.reject(new HasherBusyError()) };
  const app = await buildApp({ ...test.services, hasher: busy, webFolder: '/nowhere', isAlive: async () => false });
  const visitor = createVisitor({ app });
  const ana = createVisitor(test);
  await ana.register('ana');
  const headers = { cookie: ana.cookies() };
  const answers = [await visitor.send({ url: '/htmlapp/' }), await visitor.send({ url: '/cart/fromApp' })];
  const key = await visitor.authKey();
  const signIn = { action: 'signin', username: 'ana', password: 'x', nonce: key.nonce };
  answers.push(await visitor.post('/api/isAuthenticated', signIn));
  const tables = ['sessions', 'server_keys', 'used_nonces'];
  for (const table of tables) await test.database.db.execute(sql.raw(`alter table ${table} rename to ${table}_away`));
  for (const url of ['/healthz', '/api/authKey', '/api/orders', '/photos/7/web.jpg']) answers.push(await visitor.send({ url, headers }));
  for (const url of ['/resumen', '/photos/7/web.jpg']) answers.push(await visitor.send({ url, headers: { ...headers, ...PAGE } }));
  answers.push(await visitor.post('/api/photos/known', { photos: [{ sha256: 'a'.repeat(64), bytes: 1 }] }, headers));
  await app.close();
  // The next test gets this database.
  for (const table of tables) await test.database.db.execute(sql.raw(`alter table ${table}_away rename to ${table}`));
  await test.close();
  for (const { statusCode, headers: answerHeaders, raw } of answers) {
    expect([429, 503], String(raw.req.url)).toContain(statusCode);
    expect(Number(answerHeaders['retry-after']), String(raw.req.url)).toBeGreaterThan(0);
  }
  expect(answers.filter(({ statusCode }) => statusCode === 503).length).toBeGreaterThanOrEqual(8);
});
