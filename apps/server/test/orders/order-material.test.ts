import type { OrderAnswer, OrderDraftAnswer, SaveAnswer, UploadAnswer } from '@muro/api';
import { findGenerator, generateDocument, type MaterialCode, readCollageXml, startValues } from '@muro/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderLines } from '../../src/db/schema/line-schema.ts';
import { collageXml } from '../collages/make-collage.ts';
import { photoOf, uploadForm } from '../photos/make-photo.ts';
import { startPrinting } from '../print/start-printing.ts';
import { ADDRESS } from '../support/address.ts';
import { openTestApp, SMALL_AND_LARGE, type TestApp } from '../support/open-test-app.ts';
import { createVisitor, type Visitor } from '../support/visitor.ts';
import { printFile } from '../upkeep/stored-files.ts';

describe.each(SMALL_AND_LARGE)('a material that the cart chose, on %s', (kind) => {
  let test: TestApp;
  let ana: Visitor;
  let photos: readonly UploadAnswer[];

  beforeAll(async () => {
    test = await openTestApp(kind);
    ana = createVisitor(test);
    await ana.register('ana');
    const upload = async (seed: number) =>
      (await ana.send(uploadForm(await photoOf({ width: 900, height: 600, seed }), {}))).json<UploadAnswer>();
    photos = [await upload(1), await upload(2)];
  });
  afterAll(() => test.close());

  /** Saves a collage like the designer, with this material or none yet. */
  const save = async (material: MaterialCode) =>
    (await ana.form('/api/save', { collagexml: collageXml({ photos, material }), templateid: 'even-50x40' })).json<SaveAnswer>();
  const order = async ({ collageid, version }: SaveAnswer, material: string) =>
    (await ana.post('/api/orders', { collageid, version, material, quantity: 1, ...ADDRESS })).json<OrderAnswer>();
  const draftOf = async ({ collageid }: SaveAnswer) =>
    (await ana.send({ url: `/api/orders/draft?collageid=${collageid}` })).json<OrderDraftAnswer>();
  const pictureAt = async (url: string) => {
    const answer = await ana.send({ url });
    expect([url, answer.statusCode]).toEqual([url, 200]);
    return answer.rawPayload;
  };

  async function printed(ids: readonly number[]) {
    const { worker } = await startPrinting(test);
    worker.wake();
    const isDone = async (id: number) => (await ana.send({ url: `/api/orders/${id}` })).json<OrderAnswer>().state === 'printed';
    while (!(await Promise.all(ids.map(isDone))).every(Boolean)) await new Promise((done) => setTimeout(done, 50));
    const read = async (name: string) => (await printFile(test, name)) as Buffer;
    return await Promise.all(
      ids.map(async (id) => ({
        pdf: await read(`order-${id}.pdf`),
        ticket: JSON.parse((await read(`order-${id}.json`)).toString()),
      })),
    );
  }

  it('the draft has a picture and price per material, and reports that photos fit the slots', async () => {
    const draft = await draftOf(await save(''));
    const pictureUrl = `/api/collages/${draft.collageid}/picture?version=1`;
    const warnings = ['low-resolution'];
    expect(draft.materials).toEqual([
      { material: 'POSTER', priceCents: 1300, picture: `${pictureUrl}&material=POSTER`, isWhole: true, withdrawal: 'none', warnings },
      { material: 'CANVAS2CM', priceCents: 3300, picture: `${pictureUrl}&material=CANVAS2CM`, isWhole: true, withdrawal: 'none', warnings },
    ]);
    const [poster, canvas] = await Promise.all(draft.materials.map(({ picture }) => pictureAt(picture)));
    expect((poster as Buffer).equals(canvas as Buffer)).toBe(false);
    expect((await ana.send({ url: `${pictureUrl}&material=WOOD` })).statusCode).toBe(400);
    const settled = await draftOf(await save('POSTER'));
    expect(settled.materials).toEqual([
      {
        material: 'POSTER',
        priceCents: 1300,
        picture: `/api/collages/${settled.collageid}/picture?version=1`,
        isWhole: true,
        withdrawal: 'none',
        warnings,
      },
    ]);
  });

  it('[SZST-08] is the material of layout, picture, price and file, as if it had been chosen before', async () => {
    const generator = findGenerator('alleven');
    if (!generator) throw new Error('alleven is missing');
    const [open, settled] = [await save(''), await save('CANVAS2CM')];
    const [late, early] = [await order(open, 'CANVAS2CM'), await order(settled, 'CANVAS2CM')];
    expect([late.material, late.priceCents]).toEqual([early.material, early.priceCents]);
    const [row] = await test.database.db.select().from(orderLines).where(eq(orderLines.orderId, late.id));
    const [embedded] = readCollageXml(row?.xml ?? '').documents;
    const context = { size: { width: 50, height: 40 }, material: 'CANVAS2CM', siblings: [] } as const;
    const values = startValues(generator, context, { preset: { numberVert: '2', numberHor: '1' } });
    expect(embedded?.document).toEqual(generateDocument({ generator, context, values }));
    const [firstPicture, secondPicture] = await Promise.all([late, early].map(({ picture }) => pictureAt(picture)));
    expect((firstPicture as Buffer).equals(secondPicture as Buffer)).toBe(true);
    const files = await printed([late.id, early.id]);
    const [first, second] = files.map(({ pdf }) => sameBytes(pdf));
    expect(first).toBe(second);
    const [{ ticket }, { ticket: expected }] = files as [(typeof files)[0], (typeof files)[0]];
    expect({ ...ticket, order: 0, created: '', pdf: { ...ticket.pdf, sha256: '' } }).toEqual({
      ...expected,
      order: 0,
      created: '',
      pdf: { ...expected.pdf, sha256: '' },
    });
  });

  it('leaves the collage without a preference, so that it can be ordered on another one', async () => {
    const open = await save('');
    const [canvas, poster] = [await order(open, 'CANVAS2CM'), await order(open, 'POSTER')];
    expect([canvas.material, poster.material, (await draftOf(open)).material]).toEqual(['CANVAS2CM', 'POSTER', '']);
    const [canvasPicture, posterPicture] = await Promise.all([canvas, poster].map(({ picture }) => pictureAt(picture)));
    expect((canvasPicture as Buffer).equals(posterPicture as Buffer)).toBe(false);
  });
});

/** Returns the file without the parts that identify the order: id and dates. */
function sameBytes(pdf: Buffer): string {
  return pdf
    .toString('latin1')
    .replace(/D:\d{14}[^)]*/g, '')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z?/g, '')
    .replace(/\/ID\[[^\]]*\]/g, '')
    .replace(/(uuid:|id>)[^<]*/gi, '');
}
