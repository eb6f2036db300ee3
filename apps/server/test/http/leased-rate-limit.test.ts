import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLeasedRateLimit } from '../../src/accounts/access/leased-rate-limit.ts';
import { createLimits, RATES } from '../../src/accounts/sql/limits.ts';
import type { Database } from '../../src/db/database.ts';
import { DATABASES, openTestApp, openTestDatabase } from '../support/open-test-app.ts';
import { createVisitor } from '../support/visitor.ts';

const BURST = 50;

describe.each(DATABASES)('a limit by address over servers that share a %s', (kind) => {
  let database: Database;
  let nowMs = 0;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());
  /** Opens two servers that count their queries. */
  const openServers = () => {
    const limits = createLimits(database.db, { ...RATES, alive: { burst: BURST, everyS: 60 } });
    const queries = { count: 0 };
    const counted = {
      take: (...args: Parameters<typeof limits.take>) => {
        queries.count++;
        return limits.take(...args);
      },
    };
    return { servers: [createLeasedRateLimit(counted, () => nowMs), createLeasedRateLimit(counted, () => nowMs)] as const, queries };
  };

  it('is kept by both together, whichever is asked, with a statement every ten requests', async () => {
    const { servers, queries } = openServers();
    const answers: (number | null)[] = [];
    for (let request = 0; request < 3 * BURST; request++) answers.push(await servers[request % 2 ? 1 : 0].take('alive', '203.0.113.7'));
    const granted = answers.filter((wait) => wait === null).length;
    expect(granted).toBeLessThanOrEqual(BURST);
    expect(granted).toBeGreaterThanOrEqual(BURST - 20);
    expect(answers.at(-1)).toBeGreaterThan(0);
    expect(queries.count).toBeLessThan(20);
    expect(await servers[0].take('alive', '203.0.113.8')).toBe(null);
  });

  it('grants concurrent requests no more than consecutive ones', async () => {
    const { servers } = openServers();
    const answers = await Promise.all(
      Array.from({ length: 3 * BURST }, (_, index) => servers[index % 2 ? 1 : 0].take('alive', '203.0.113.9')),
    );
    const granted = answers.filter((wait) => wait === null).length;
    expect(granted).toBeLessThanOrEqual(BURST);
    expect(granted).toBeGreaterThanOrEqual(BURST - 20);
  });

  it('admits a client after its wait, and returns unused turns', async () => {
    const { servers, queries } = openServers();
    const [server] = servers;
    const drain = async (who: string) => {
      for (let request = 0; request < 2 * BURST; request++) {
        const wait = await server.take('alive', who);
        if (wait !== null) return wait;
      }
      return null;
    };
    const wait = (await drain('203.0.113.10')) ?? 0;
    expect(wait).toBeGreaterThan(0);
    const before = queries.count;
    expect(await server.take('alive', '203.0.113.10')).toBe(wait);
    expect(queries.count).toBe(before);
    expect(await server.take('alive', '203.0.113.11')).toBe(null);
    const leased = queries.count;
    expect(await server.take('alive', '203.0.113.11')).toBe(null);
    expect(queries.count).toBe(leased);
    nowMs += 61_000;
    expect(await server.take('alive', '203.0.113.11')).toBe(null);
    expect(queries.count).toBe(leased + 1);
  });
});

it('a request beyond the limit of its route is refused with the seconds to wait, before its body is read', async () => {
  const test = await openTestApp();
  const visitor = createVisitor(test);
  const answers = await Promise.all(Array.from({ length: 400 }, () => visitor.send({ url: '/api/authKey' })));
  const granted = answers.filter(({ statusCode }) => statusCode === 200).length;
  expect(granted).toBeGreaterThanOrEqual(120);
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused)
    expect([answer.statusCode, answer.json().error, Number(answer.headers['retry-after']) > 0]).toEqual([429, 'ERROR_TOO_MANY', true]);
  await test.close();
});
