import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { SaveAnswer, UploadAnswer } from '@muro/api';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountRemains } from '../../src/accounts/types/account-deletion.ts';
import { createAccountFiles } from '../../src/upkeep/files/account-files.ts';
import { sealPassword } from '../accounts/seal.ts';
import { collageXml } from '../collages/make-collage.ts';
import { photoOf, uploadForm } from '../photos/make-photo.ts';
import { openTestApp, SETUPS, type TestApp } from '../support/open-test-app.ts';
import { createVisitor, PASSWORD, type Visitor } from '../support/visitor.ts';
import { keptBlobs, makeBlobsOlder, printNames } from './stored-files.ts';

const DAY_MS = 24 * 3_600_000;
const YEAR_MS = 366 * 24 * 3_600_000;
const addressOf = (name: string) => ({
  name: `Q ${name}`,
  street: `Street of ${name}`,
  postcode: '1',
  city: 'Y',
  country: 'Z',
  email: `${name}@mail.example`,
});

describe.each(SETUPS)('deleting an account on %s', (kind) => {
  let test: TestApp;
  let seed = 0;
  beforeAll(async () => {
    test = await openTestApp(kind);
  });
  afterAll(() => test.close());

  const run = (text: ReturnType<typeof sql>) => test.database.db.execute(text).then(({ rows }) => rows);
  /** Returns all database rows that contain one of these words as text. */
  async function wordsOf(...words: readonly string[]): Promise<string[]> {
    const tables = await run(sql`select table_name as name from information_schema.tables where table_schema = 'public'`);
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = JSON.stringify(await run(sql.raw(`select * from "${name}"`)));
      for (const word of words) if (rows.includes(word)) found.push(`${name}: ${word}`);
    }
    return found;
  }
  /** Runs the retention task and returns what it would delete from the stores. */
  const sweep = async (): Promise<AccountRemains> => {
    const all: AccountRemains[] = [];
    await test.services.accountDeletion.deleteDue(async (remains) => {
      all.push(remains);
    });
    const among = (key: 'collages' | 'orders' | 'ended') => all.flatMap((remains) => remains[key]);
    const names = (key: 'blobs' | 'prints') => all.flatMap((remains) => remains[key]);
    return { collages: among('collages'), orders: among('orders'), ended: among('ended'), blobs: names('blobs'), prints: names('prints') };
  };
  const filesIn = (folder: string): string[] => (existsSync(folder) ? (readdirSync(folder, { recursive: true }) as string[]) : []);
  const blobs = () => keptBlobs(test);
  /** Makes all stored files older. */
  const age = () => makeBlobsOlder(test, 600_000);

  async function person(name: string): Promise<{ readonly visitor: Visitor; readonly saved: SaveAnswer; readonly photo: UploadAnswer }> {
    const visitor = createVisitor(test);
    await visitor.register(name);
    seed += 1;
    const photo = (await visitor.send(uploadForm(await photoOf({ width: 300, height: 200, seed }), {}))).json<UploadAnswer>();
    const xml = collageXml({ photos: [photo], columns: 1 });
    return { visitor, photo, saved: (await visitor.form('/api/save', { collagexml: xml })).json<SaveAnswer>() };
  }
  const order = async ({ visitor, saved }: Awaited<ReturnType<typeof person>>, name: string) =>
    (await visitor.post('/api/orders', { ...saved, quantity: 1, ...addressOf(name) })).json<{ id: number }>().id;
  const leave = async (visitor: Visitor, name: string, password = PASSWORD) => {
    const key = await visitor.authKey();
    const body = { current: sealPassword(password, `own|${name}`, key), nonce: key.nonce };
    return (await visitor.post('/account/leave?lang=en', body)).json<{ message?: string; error?: string }>();
  };
  const userId = async (name: string) => Number((await run(sql`select id::text as id from users where name = ${name}`))[0]?.id);
  const account = async (name: string) => ({
    id: await userId(name),
    passwordHash: String((await run(sql`select password_hash as hash from users where name = ${name}`))[0]?.hash),
  });
  const end = (id: number, state: 'done' | 'failed', outcome: string | null = null) =>
    run(sql`with job as (update print_jobs set state = ${state} where order_id = ${id} returning 1)
      update orders set outcome = ${outcome} where id = ${id}`);

  /** Sends the mail about the deleted account, or gives it up. */
  const sendDeletionMail = async (end: 'sent' | 'given up') => {
    await run(sql`update mails set state = 'sent' where kind <> 'left'`);
    const { outbox } = test.services;
    const mail = await outbox.claim('relay');
    expect([mail?.kind, mail?.userId, mail?.orderId]).toEqual(['left', null, null]);
    if (!mail) return;
    await outbox.markFailed(mail, `${mail.about} is away`, 60);
    await run(sql`update mails set available_at = now()`);
    const retriedMail = await outbox.claim('relay');
    if (retriedMail && end === 'sent') await outbox.markSent(retriedMail);
    else if (retriedMail) await outbox.markFailed(retriedMail, `550 no such person: ${retriedMail.about}`, null);
  };

  /** Requests a password reset with what the user typed, and sends the mail. */
  const requestReset = async (visitor: Visitor, who: string) => {
    await visitor.post('/api/password/forgot', { who });
    const { outbox } = test.services;
    for (let mail = await outbox.claim('relay'); mail; mail = await outbox.claim('relay')) await outbox.markSent(mail);
  };

  it('requires the password; without an order, no data of the person remains in database or stores', async () => {
    const before = await blobs();
    const { visitor, saved } = await person('berenice');
    expect((await visitor.send({ url: `/api/collages/${saved.collageid}/picture` })).statusCode).toBe(200);
    await age();
    expect((await leave(visitor, 'berenice', 'wrong-one-8')).message).toBe('The current password is wrong.');
    expect(await visitor.check()).toBe('true');
    await requestReset(visitor, ' Berenice@mail.example');
    expect(await leave(visitor, 'berenice')).toEqual({ message: '' });
    expect(await visitor.check()).toBe('false');
    expect(await wordsOf('berenice', String(saved.collageid))).toEqual(['mails: berenice']);
    await sendDeletionMail('sent');
    expect(await wordsOf('berenice', String(saved.collageid))).toEqual([]);
    expect(await blobs()).toEqual(before);
    expect(filesIn(join(test.folder, 'cache')).filter((name) => name.includes(String(saved.collageid)))).toEqual([]);
    expect((await createVisitor(test).signIn('berenice')).authenticated).toBe('false');
    expect((await createVisitor(test).register('berenice')).authenticated).toBe('true');
  });

  it('a photo of the last minute is deleted after that minute, unless another account has sent it', async () => {
    const empty = await blobs();
    const { visitor } = await person('beatrix');
    const before = await blobs();
    const outcome = await test.services.accountDeletion.deleteAccount(await account('beatrix'), 'en');
    if (outcome.kind !== 'left') throw new Error(`Expected the account to go but it is ${outcome.kind}`);
    const looks: (() => Promise<void>)[] = [];
    const accountFiles = createAccountFiles({ ...test.services, dataFolder: test.folder, retryLater: (look) => looks.push(look) });
    await accountFiles.deleteFiles(outcome.remains);
    expect(await blobs()).toEqual(before);
    const other = createVisitor(test);
    await other.register('beatus');
    await other.send(uploadForm(await photoOf({ width: 300, height: 200, seed }), {}));
    await age();
    for (const look of looks) await look();
    expect(looks).toHaveLength(1);
    expect(await blobs()).toEqual(before);
    await test.services.accountDeletion.deleteAccount(await account('beatus'), 'en');
    for (const look of looks) await look();
    expect(await blobs()).toEqual(empty);
    expect(await visitor.check()).toBe('false');
  });

  it('quarantined copies are deleted with the account, and a dump of the rows when it is a day old', async () => {
    const { visitor } = await person('brunhilde');
    const other = createVisitor(test);
    await other.register('brunolf');
    const othersPhoto = await photoOf({ width: 310, height: 200, seed: 991 });
    await other.send(uploadForm(othersPhoto, {}));
    const photoRows = await test.database.db.execute(sql`select sha256 from photos where owner_id = ${await userId('brunhilde')}`);
    const [aside, backup] = [join(test.folder, 'photos/aside'), join(test.folder, 'backup')];
    for (const folder of [aside, backup]) mkdirSync(folder, { recursive: true });
    const names = [...photoRows.rows.map(({ sha256 }) => String(sha256)), createHash('sha256').update(othersPhoto).digest('hex')];
    for (const name of names) writeFileSync(join(aside, `${name}.copy`), 'other bytes');
    const [old, young, ancient] = ['20260101T000000Z', '20260102T000000Z', '20250101T000000Z'].map(
      (at) => `before-version-9-${at}.jsonl.gz`,
    );
    for (const name of [old, young] as string[]) writeFileSync(join(backup, name), 'rows');
    const daysAgo = (name: string | undefined, days: number) => {
      const date = new Date(Date.now() - days * 24 * 3_600_000);
      utimesSync(join(backup, String(name)), date, date);
    };
    daysAgo(old, 2);
    await age();
    await test.services.accountFiles.expireCaches();
    expect(readdirSync(backup).sort()).toEqual([old, young]);
    expect(await leave(visitor, 'brunhilde')).toEqual({ message: '' });
    expect(readdirSync(aside)).toEqual([`${names.at(-1)}.copy`]);
    writeFileSync(join(backup, String(ancient)), 'rows without a deleted account');
    daysAgo(ancient, 31);
    await test.services.accountFiles.expireCaches();
    expect(readdirSync(backup).sort()).toEqual([young, `${young}.left`]);
    daysAgo(young, 1.1);
    await test.services.accountFiles.expireCaches();
    expect(readdirSync(backup)).toEqual([]);
  });

  it('a photo that another account sent, too, stays', async () => {
    const carol = await person('carol');
    const other = createVisitor(test);
    await other.register('dave');
    const photo = (await other.send(uploadForm(await photoOf({ width: 300, height: 200, seed }), {}))).json<UploadAnswer>();
    await age();
    await leave(carol.visitor, 'carol');
    expect((await other.send({ url: `/photos/${photo.id}/web.jpg` })).statusCode).toBe(200);
  });

  it('an unprinted order prevents it and is named', async () => {
    const erin = await person('erin');
    const id = await order(erin, 'erin');
    expect((await leave(erin.visitor, 'erin')).message).toContain(String(id));
    expect(await erin.visitor.check()).toBe('true');
    expect((await run(sql`select * from collage_versions where collage_id = ${erin.saved.collageid}`)).length).toBe(1);
  });

  it('an order keeps what its invoice needs until its legal retention ends, then it is deleted', async () => {
    const fred = await person('frederic');
    const id = await order(fred, 'Fredo');
    await end(id, 'done', 'sent');
    await run(sql`update mails set state = 'sent'`);
    for (const name of [`order-${id}.pdf`, `order-${id}.json`]) {
      await test.services.printFiles.put(name, await test.services.blobs.receive(Readable.from(['x'])));
    }
    expect(await printNames(test)).toHaveLength(2);
    await age();
    expect(await leave(fred.visitor, 'frederic')).toEqual({ message: '' });
    await sendDeletionMail('given up');
    expect(await wordsOf('frederic', 'Fredo@mail.example', String(fred.photo.id))).toEqual([]);
    expect(await wordsOf('Q Fredo', 'Street of Fredo')).toEqual(['orders: Q Fredo', 'orders: Street of Fredo']);
    const searched = await run(sql`select word from order_words where order_id = ${id} and word <> ${String(id)} order by word`);
    expect(searched.map(({ word }) => word)).toEqual(['1', 'fredo', 'of', 'q', 'street', 'y']);
    expect((await run(sql`select * from collage_versions where collage_id = ${fred.saved.collageid}`)).length).toBe(0);
    expect(await printNames(test)).toEqual([]);
    const keptOrder = await test.services.orderRecords.find(id);
    expect([keptOrder?.totalCents, keptOrder?.lines[0]?.design, keptOrder?.address.name]).toEqual([1300, 'Even', 'Q Fredo']);
    await sweep();
    expect((await test.services.orderRecords.find(id))?.id).toBe(id);
    await test.advance(9 * YEAR_MS);
    await sweep();
    expect((await test.services.orderRecords.find(id))?.id).toBe(id);
    await test.advance(2 * YEAR_MS);
    await sweep();
    expect(await test.services.orderRecords.find(id)).toBe(null);
    expect(await wordsOf('Q Fredo', String(id), String(fred.saved.collageid))).toEqual([]);
    expect((await run(sql`select * from users where left_at is not null`)).length).toBe(0);
  });

  const pictures = (id: number) => filesIn(join(test.folder, 'cache')).filter((name) => name.includes(String(id)));

  it('an order that is printed and not sent keeps its print file and address for the parcel, until it is sent', async () => {
    const gina = await person('gina');
    const id = await order(gina, 'Ginevra');
    await end(id, 'done');
    await run(sql`update mails set state = 'sent'`);
    expect((await gina.visitor.send({ url: `/order/picture?id=${id}` })).statusCode).toBe(200);
    expect(pictures(id)).toHaveLength(1);
    expect(await leave(gina.visitor, 'gina')).toEqual({ message: '' });
    expect(pictures(id)).toEqual([]);
    expect((await sweep()).ended).toEqual([]);
    expect((await test.services.orderRecords.find(id))?.address.email).toBe('Ginevra@mail.example');
    await end(id, 'done', 'sent');
    expect((await sweep()).ended).toEqual([]);
    await test.advance(DAY_MS);
    expect(await sweep()).toMatchObject({ ended: [id], prints: [`order-${id}.pdf`, `order-${id}.json`] });
    expect((await test.services.orderRecords.find(id))?.address.email).toBe('');
  });

  it('no session of another account, and no other site, can delete it', async () => {
    const hugo = await person('hugo');
    const key = await hugo.visitor.authKey();
    const body = { current: sealPassword(PASSWORD, 'own|hugo', key), nonce: key.nonce };
    expect((await createVisitor(test).post('/account/leave', body)).statusCode).toBe(401);
    expect((await hugo.visitor.post('/account/leave', body, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect(await hugo.visitor.check()).toBe('true');
  });
});
