import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { photoLeases } from '../../src/db/schema/shared-schema.ts';
import { createPhotoLeases } from '../../src/photos/sql/photo-leases.ts';
import { DATABASES, openTestDatabase } from '../support/open-test-app.ts';

/** Returns a job that ends when the test ends it. */
function heldJob() {
  let end = (_error?: Error) => {};
  const job = () =>
    new Promise<string>((done, fail) => {
      end = (error) => (error ? fail(error) : done('stored'));
    });
  return { job, end: (error?: Error) => end(error) };
}

describe.each(DATABASES)('photos that a server holds, on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());
  const server = () => createPhotoLeases(database.db);
  const rows = async () => (await database.db.select().from(photoLeases)).length;

  it('are waited for at any server until the last of the same bytes is stored, or was refused', async () => {
    const [first, second] = [heldJob(), heldJob()];
    const results = [server().withLease(1, 'a', first.job), server().withLease(1, 'a', second.job)];
    const refused = expect(results[1]).rejects.toThrow('refused');
    await expect.poll(rows).toBe(2);
    let isReleased = false;
    const releasing = server()
      .waitForRelease(1, ['b', 'a'])
      .then(() => {
        isReleased = true;
      });
    first.end();
    expect(await results[0]).toBe('stored');
    await expect.poll(rows).toBe(1);
    expect(isReleased).toBe(false);
    second.end(new Error('refused'));
    await refused;
    await releasing;
  });

  it('of other accounts, of other bytes, ended ones and those of a killed server cause no waiting', async () => {
    const [theirs, other, before] = [heldJob(), heldJob(), heldJob()];
    const running = [server().withLease(2, 'a', theirs.job), server().withLease(1, 'b', other.job)];
    const ended = server().withLease(1, 'a', before.job);
    await expect.poll(rows).toBe(3);
    before.end();
    await ended;
    await database.db.insert(photoLeases).values({ ownerId: 1, sha256: 'a', holder: 'killed', leaseUntil: new Date(0) });
    await server().waitForRelease(1, ['a']);
    for (const { end } of [theirs, other]) end();
    await Promise.all(running);
  });
});
