import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { hashFile } from '../../src/files/drafts.ts';
import { StoreUnavailableError } from '../../src/files/store-unavailable.ts';
import type { S3Settings } from '../../src/settings/s3-settings.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { StartError } from '../../src/settings/start-error.ts';
import { openStores, type Stores } from '../../src/stores/open-stores.ts';
import { createBucket } from '../../src/stores/s3/bucket.ts';
import { createObjectRows } from '../../src/stores/s3/object-rows.ts';
import { createS3Requests } from '../../src/stores/s3/s3-requests.ts';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';
import { newBucket, openTestDatabase, SETUPS } from '../support/open-test-app.ts';

const SECRET = 'secret-of-the-tests-of-24-characters';
const DAY_MS = 24 * 3_600_000;
const shaOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe.runIf(SETUPS.includes('s3'))('files in a bucket', () => {
  let folder: string;
  let database: Database;
  let proxy: FaultProxy;
  let env: Record<string, string>;
  let stores: Stores;
  let s3: S3Settings;

  const settingsOf = (changes: Record<string, string>, data = folder) =>
    readSettings({ MURO_DATA: data, DATABASE_URL: 'postgresql://of-the-test', MURO_SECRET: SECRET, ...env, ...changes });
  const open = async (changes: Record<string, string> = {}, on = database, data = folder) =>
    await openStores(settingsOf(changes, data), on.db);
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'muro-s3-'));
    database = await openTestDatabase('postgres');
    env = await newBucket();
    proxy = await startFaultProxy(env.S3_ENDPOINT as string);
    stores = await open({ S3_ENDPOINT: proxy.url });
    s3 = readSettings({ ...env, DATABASE_URL: 'postgresql://of-the-test', MURO_SECRET: SECRET }).s3 as S3Settings;
  });
  afterEach(() => proxy.recover());
  afterAll(async () => {
    await proxy.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const keep = async (bytes: Buffer, { blobs }: Stores = stores): Promise<string> => {
    const draft = await blobs.receive(Readable.from([bytes]));
    await blobs.keep(draft).finally(() => blobs.drop(draft.path));
    return draft.sha256;
  };
  const read = async (sha256: string, range?: { start: number; end: number }) => {
    const file = await stores.blobs.read(sha256);
    return file && (await buffer(await file.open(range)));
  };
  const rows = async () => (await database.db.execute(sql`select * from blobs order by sent_at`)).rows;
  const rowsOf = async (sha256: string) => (await rows()).filter((row) => row.sha256 === sha256);
  const pass = (spanMs: number) =>
    database.db.execute(sql`update blobs set sent_at = sent_at - make_interval(secs => ${spanMs / 1000}),
      kept_at = kept_at - make_interval(secs => ${spanMs / 1000}), leaving_at = leaving_at - make_interval(secs => ${spanMs / 1000})`);
  const bucket = () => createBucket(createS3Requests(s3));
  const openUploads = async () =>
    (await (await createS3Requests(s3).send({ method: 'GET', key: '', query: { uploads: '' } })).text()).match(/<UploadId>/g)?.length ?? 0;

  it('are read unchanged, whole, in part, and as a local file', async () => {
    const bytes = randomBytes(300_000);
    const sha256 = await keep(bytes);
    expect(shaOf((await read(sha256)) as Buffer)).toBe(sha256);
    expect(await read(sha256, { start: 1000, end: 1999 })).toEqual(bytes.subarray(1000, 2000));
    const path = (await stores.blobs.fileOf(sha256)) as string;
    expect(shaOf(readFileSync(path))).toBe(sha256);
    expect(await read('0'.repeat(64))).toBe(null);
    expect(await stores.blobs.fileOf('0'.repeat(64))).toBe(null);
    expect(readdirSync(join(folder, 'photos/drafts'))).toEqual([]);
  });

  it('are stored once, even if several servers send them at the same time', async () => {
    const other = await open({}, database, join(folder, 'other'));
    const bytes = randomBytes(50_000);
    const [sha256 = ''] = await Promise.all([keep(bytes), keep(bytes, other), keep(bytes), keep(bytes, other)]);
    expect(await rowsOf(sha256)).toHaveLength(1);
    const [row] = await rowsOf(sha256);
    await keep(bytes);
    expect((await rowsOf(sha256))[0]?.key).toBe(row?.key);
    expect(await read(sha256)).toEqual(bytes);
  });

  it('that arrived incompletely are not readable and are deleted after a day', async () => {
    const bytes = randomBytes(400_000);
    proxy.cutAfter(100_000);
    await expect(keep(bytes)).rejects.toThrow(StoreUnavailableError);
    proxy.recover();
    const sha256 = shaOf(bytes);
    expect(await read(sha256)).toBe(null);
    const [half] = await rowsOf(sha256);
    expect([half?.kept_at, await bucket().size(String(half?.key))]).toEqual([null, null]);
    await keep(bytes);
    expect(await read(sha256)).toEqual(bytes);
    await stores.blobs.dropDrafts(DAY_MS);
    expect(await rowsOf(sha256)).toHaveLength(2);
    await pass(DAY_MS + 60_000);
    expect(await stores.blobs.dropDrafts(DAY_MS)).toBe(1);
    expect(await rowsOf(sha256)).toHaveLength(1);
    expect(await read(sha256)).toEqual(bytes);
  });

  it('a delayed deletion does not affect the same bytes stored again', async () => {
    const bytes = randomBytes(20_000);
    const sha256 = await keep(bytes);
    await pass(8 * DAY_MS);
    proxy.away();
    expect(await stores.blobs.deleteUnreferenced(sha256, DAY_MS, async () => false)).toBe(true);
    expect(await stores.blobs.read(sha256)).toBe(null);
    proxy.recover();
    const formerKey = String((await rowsOf(sha256))[0]?.key);
    expect(await bucket().size(formerKey)).toBe(20_000);
    await keep(bytes);
    await pass(2 * 3_600_000);
    expect(await stores.blobs.dropDrafts(DAY_MS)).toBe(1);
    expect(await bucket().size(formerKey)).toBe(null);
    expect(await read(sha256)).toEqual(bytes);
  });

  it('stay if they are referenced, or stored again during the check', async () => {
    const bytes = randomBytes(5_000);
    const sha256 = await keep(bytes);
    await pass(8 * DAY_MS);
    expect(await stores.blobs.deleteUnreferenced(sha256, DAY_MS, async () => true)).toBe(false);
    const storesMeanwhile = async () => {
      await keep(bytes);
      return false;
    };
    expect(await stores.blobs.deleteUnreferenced(sha256, DAY_MS, storesMeanwhile)).toBe(false);
    expect(await read(sha256)).toEqual(bytes);
  });

  it('that were deleted by hand are lost until the same bytes are stored again', async () => {
    const bytes = randomBytes(5_000);
    const sha256 = await keep(bytes);
    await bucket().remove(String((await rowsOf(sha256))[0]?.key));
    await expect(read(sha256)).rejects.toThrow(`${sha256} is lost`);
    expect(await stores.blobs.fileOf(sha256)).toBe(null);
    await keep(bytes);
    expect(await read(sha256)).toEqual(bytes);
  });

  it('whose bytes changed are not given to child processes', async () => {
    const sha256 = await keep(randomBytes(5_000));
    const wrongFolder = join(folder, 'wrong');
    writeFileSync(wrongFolder, randomBytes(5_000));
    const key = String((await rowsOf(sha256))[0]?.key);
    await bucket().put(key, { path: wrongFolder, sha256: shaOf(readFileSync(wrongFolder)), sizeBytes: 5_000 }, async () => {});
    await expect(stores.blobs.fileOf(sha256)).rejects.toThrow('The object in the bucket does not have the checksum');
    expect(readdirSync(join(folder, 'object-cache')).filter((name) => name.startsWith(sha256))).toEqual([]);
  });

  it('of 64 MB and more are sent in parts, and an interrupted upload leaves no parts', { timeout: 240_000 }, async () => {
    const bytes = Buffer.alloc(70_000_000, 'a long print file ');
    const path = join(folder, 'long');
    writeFileSync(path, bytes);
    const file = { path, sha256: shaOf(bytes), sizeBytes: bytes.length };
    const requests = createS3Requests({ ...s3, endpoint: proxy.url });
    const parts: string[] = [];
    await createBucket(requests).put('long', file, async (uploadId) => void parts.push(uploadId));
    expect([parts.length, await bucket().size('long'), await openUploads()]).toEqual([1, bytes.length, 0]);
    expect(shaOf(await buffer((await bucket().get('long')) as Readable))).toBe(file.sha256);
    const cutSoon = async () => proxy.cutAfter(2_000_000);
    await expect(createBucket(requests).put('cut', file, cutSoon)).rejects.toThrow(StoreUnavailableError);
    expect([await bucket().size('cut'), await openUploads()]).toEqual([null, 0]);
  });

  it('a multipart upload of a killed server is aborted after a day', async () => {
    await pass(2 * DAY_MS);
    await stores.blobs.dropDrafts(DAY_MS);
    const begun = await createS3Requests(s3).send({ method: 'POST', key: 'died', query: { uploads: '' } });
    const uploadId = String(/<UploadId>([^<]+)</.exec(await begun.text())?.[1]);
    const objects = createObjectRows(database.db);
    await objects.begin({ key: 'died', name: 'order-1.pdf', sha256: 'x', bytes: 70_000_000 });
    await objects.recordUpload('died', uploadId);
    expect(await openUploads()).toBe(1);
    await pass(DAY_MS + 60_000);
    expect(await stores.blobs.dropDrafts(DAY_MS)).toBe(1);
    expect(await openUploads()).toBe(0);
  });

  it('a print file replaces the former one and has a temporary download URL', async () => {
    const file = join(folder, 'print/half.pdf');
    for (const text of ['the first', 'the second']) {
      writeFileSync(file, text);
      await stores.printFiles.put('order-12.pdf', await hashFile(file));
    }
    expect(existsSync(file)).toBe(false);
    const printRows = (await rows()).filter(({ name }) => name === 'order-12.pdf');
    expect(printRows).toHaveLength(1);
    expect(await stores.printFiles.addressOf('order-12.pdf', 'application/pdf')).toBe(null);
    const open2 = await open({ S3_PUBLIC_ENDPOINT: env.S3_ENDPOINT as string });
    const address = (await open2.printFiles.addressOf('order-12.pdf', 'application/pdf')) as string;
    const answer = await fetch(address);
    expect([answer.status, await answer.text()]).toEqual([200, 'the second']);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="order-12.pdf"');
    expect((await fetch(address.replace('Expires=300', 'Expires=900'))).status).toBe(403);
    await stores.printFiles.remove('order-12.pdf');
    expect([await stores.printFiles.read('order-12.pdf'), (await fetch(address)).status]).toEqual([null, 404]);
  });

  it('a server caches no more than its limit, except files of the last hour', async () => {
    const small = await open({}, database, join(folder, 'small'));
    const cache = join(folder, 'small/object-cache');
    const [oldBlob, youngBlob] = [await keep(randomBytes(3_000)), await keep(randomBytes(3_000))];
    const path = (await small.blobs.fileOf(oldBlob)) as string;
    const yesterday = new Date(Date.now() - DAY_MS - 60_000);
    utimesSync(path, yesterday, yesterday);
    await small.blobs.fileOf(youngBlob);
    await small.blobs.dropDrafts(DAY_MS);
    expect(readdirSync(cache)).toEqual([youngBlob]);
    expect(await small.blobs.fileOf(oldBlob)).toBe(path);
  });

  it('files that only the data folder has are read from there', async () => {
    const bytes = randomBytes(5_000);
    const sha256 = shaOf(bytes);
    mkdirSync(join(folder, 'photos', sha256.slice(0, 2)), { recursive: true });
    writeFileSync(join(folder, 'photos', sha256.slice(0, 2), sha256), bytes);
    writeFileSync(join(folder, 'print/order-13.pdf'), 'an older file');
    expect(await read(sha256)).toEqual(bytes);
    expect((await stores.printFiles.read('order-13.pdf'))?.sizeBytes).toBe('an older file'.length);
    expect(await stores.blobs.deleteUnreferenced(sha256, -60_000, async () => false)).toBe(true);
    await stores.printFiles.remove('order-13.pdf');
    expect([await read(sha256), await stores.printFiles.read('order-13.pdf')]).toEqual([null, null]);
  });

  it.each([
    ['a wrong secret', { S3_SECRET_ACCESS_KEY: 'wrong' }, /cannot be used\. .*403.* Check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY/],
    ['a bucket that is missing', { S3_BUCKET: 'not-there' }, /The bucket not-there at .* 404 NoSuchBucket\. Create it/],
    ['an unreachable endpoint', { S3_ENDPOINT: 'http://127.0.0.1:59999' }, /cannot be used\. .*ECONNREFUSED/],
  ])('%s stops the start with one line', async (_, changes, line) => {
    const error = await open(changes as Record<string, string>).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StartError);
    expect((error as Error).message).toMatch(line);
    expect((error as Error).message).not.toContain('\n');
  });

  it('a server starts while the store is unreachable, and claims the bucket with its first request', async () => {
    const lines: string[] = [];
    proxy.away();
    const lateStores = await openStores(settingsOf({ S3_ENDPOINT: proxy.url }), database.db, (sentence) => lines.push(sentence));
    expect(lines).toEqual([expect.stringMatching(/^The bucket .* does not answer; everything that needs no photos continues to work\. /)]);
    await expect(keep(randomBytes(2_000), lateStores)).rejects.toThrow(StoreUnavailableError);
    proxy.recover();
    const sha256 = await keep(randomBytes(2_000), lateStores);
    expect((await lateStores.blobs.read(sha256))?.sizeBytes).toBe(2_000);
  });

  it('a server that started while the store was unreachable rejects a bucket of another database', async () => {
    const otherDatabase = await openTestDatabase('postgres');
    proxy.away();
    const lateStores = await openStores(settingsOf({ S3_ENDPOINT: proxy.url }), otherDatabase.db, () => {});
    proxy.recover();
    await expect(keep(randomBytes(2_000), lateStores)).rejects.toThrow(/belongs to another database/);
    await otherDatabase.close();
  });

  it('a wrong clock is reported', async () => {
    const day = Date.now() + DAY_MS;
    const requests = createS3Requests(s3);
    vi.setSystemTime(day);
    const error = await requests.send({ method: 'GET', key: 'muro-owner' }).catch((thrown: unknown) => thrown);
    vi.useRealTimers();
    expect(String(error)).toMatch(/RequestTimeTooSkewed \(the clocks of this machine and of the object store differ/);
  });

  it('a bucket of another database prevents the start, and so does one without its mark', async () => {
    const otherDatabase = await openTestDatabase('postgres');
    await expect(open({}, otherDatabase)).rejects.toThrow(/belongs to another database/);
    await otherDatabase.close();
    await expect(open(await newBucket())).rejects.toThrow(/The database names objects, but the bucket has no muro-owner/);
    await open();
  });
});
