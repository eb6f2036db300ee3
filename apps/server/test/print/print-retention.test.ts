import type { OrderAnswer, SaveAnswer, UploadAnswer } from '@muro/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expirePrintFiles } from '../../src/upkeep/use-cases/expire-print-files.ts';
import { collageXml } from '../collages/make-collage.ts';
import { photoOf, uploadForm } from '../photos/make-photo.ts';
import { ADDRESS } from '../support/address.ts';
import { openTestApp, SETUPS, type TestApp } from '../support/open-test-app.ts';
import { createVisitor, type Visitor } from '../support/visitor.ts';
import { printFile, printNames } from '../upkeep/stored-files.ts';
import { startPrinting } from './start-printing.ts';

const TOKEN = 'a-token-of-the-shop-owner';
const DAY_MS = 24 * 3_600_000;

describe.each(SETUPS)('room for print files on %s', (kind) => {
  let test: TestApp;
  let ana: Visitor;
  let saved: SaveAnswer;
  let sent: number;
  let open: number;

  const desk = (method: 'GET' | 'POST', url: string, payload?: object) =>
    test.app.inject({ method, url: `/api/shop/orders${url}`, headers: { authorization: `Bearer ${TOKEN}` }, ...(payload && { payload }) });
  const stateOf = async (id: number) => (await desk('GET', `/${id}`)).json<OrderAnswer>().state;
  const namesOf = (...ids: number[]) => ids.flatMap((id) => [`order-${id}.json`, `order-${id}.pdf`]).sort();
  const order = async () => (await ana.post('/api/orders', { ...saved, quantity: 1, ...ADDRESS })).json<OrderAnswer>().id;
  const checked = async () => (await test.services.integrity.listPrints({ orderId: 0, line: 0 }, 100)).map(({ name }) => name).sort();
  /** Prints all waiting jobs. */
  async function printAll(): Promise<void> {
    const { worker } = await startPrinting(test);
    await expect.poll(async () => (await checked()).length).toBe(4);
    await worker.stop();
  }

  beforeAll(async () => {
    test = await openTestApp(kind, { operatorToken: TOKEN });
    ana = createVisitor(test);
    await ana.register('ana');
    const photo = (await ana.send(uploadForm(await photoOf({ width: 900, height: 600, seed: 4 }), {}))).json<UploadAnswer>();
    saved = (await ana.form('/api/save', { collagexml: collageXml({ photos: [photo], columns: 1 }) })).json<SaveAnswer>();
  });
  afterAll(() => test.close());

  it('files of a sent order are deleted some days after its last event, which is not a fault', async () => {
    [sent, open] = [await order(), await order()];
    await test.advance(DAY_MS);
    await printAll();
    expect((await desk('POST', `/${sent}/production`, { expected: 'printed', to: 'sent' })).statusCode).toBe(200);
    expect(await checked()).toEqual(namesOf(sent, open));
    await test.advance(29 * DAY_MS);
    expect(await expirePrintFiles(test.services, 30)).toBe(0);
    await test.advance(2 * DAY_MS);
    expect(await expirePrintFiles(test.services, 30)).toBe(1);
    expect(await printNames(test)).toEqual(namesOf(open));
    expect(await checked()).toEqual(namesOf(open));
    expect(await test.services.integrity.listUnprinted(namesOf(sent))).toEqual([]);
    expect(await expirePrintFiles(test.services, 30)).toBe(0);
  });

  it('requested files are made again, once for repeated requests, and the order stays sent', async () => {
    for (const file of ['print.pdf', 'ticket.json', 'print.pdf']) {
      const answer = await desk('GET', `/${sent}/${file}`);
      expect([answer.statusCode, answer.json().error, answer.headers['retry-after']]).toEqual([503, 'ERROR_PRINTED_AGAIN', '15']);
      expect(await stateOf(sent)).toBe('sent');
    }
    await printAll();
    expect((await printFile(test, `order-${sent}.pdf`))?.subarray(0, 5).toString()).toBe('%PDF-');
    expect([await stateOf(sent), await stateOf(open)]).toEqual(['sent', 'printed']);
    expect(await expirePrintFiles(test.services, 30)).toBe(0);
    const answer = await desk('GET', `/${sent}/print.pdf`);
    expect([200, 302]).toContain(answer.statusCode);
  });

  it('an interrupted deletion is continued', async () => {
    await test.advance(31 * DAY_MS);
    expect((await test.services.printRetention.claimExpired(30)).map(({ orderId }) => orderId)).toEqual([sent]);
    expect(await printNames(test)).toEqual(namesOf(sent, open));
    const { printFiles } = test.services;
    const away = async (name: string) => {
      if (name.endsWith('.pdf')) throw new Error('the storage is away');
      await printFiles.remove(name);
    };
    await expect(expirePrintFiles({ ...test.services, printFiles: { ...printFiles, remove: away } }, 30)).rejects.toThrow('away');
    // The PDF is left to the last: without it the job would count as deleted.
    expect(await printNames(test)).toEqual([`order-${sent}.pdf`, ...namesOf(open)].sort());
    expect(await expirePrintFiles(test.services, 30)).toBe(1);
    expect(await printNames(test)).toEqual(namesOf(open));
  });

  it('files of a cancelled order are not made again', async () => {
    expect((await desk('POST', `/${open}/production`, { expected: 'printed', to: 'cancelled' })).statusCode).toBe(200);
    await test.advance(31 * DAY_MS);
    expect(await expirePrintFiles(test.services, 30)).toBe(1);
    expect(await printNames(test)).toEqual([]);
    const answer = await desk('GET', `/${open}/print.pdf`);
    expect([answer.statusCode, answer.json().error, answer.json().place]).toEqual([409, 'ERROR_NOT_PRINTED', 'cancelled']);
  });
});
