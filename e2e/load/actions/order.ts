import { setTimeout as sleep } from 'node:timers/promises';
import { type OrderAnswer, PATHS, pathOf, type SaveAnswer } from '@muro/api';
import { type HttpCall, jsonOf } from '../../../test-support/http-call.ts';
import { documentOf, savingOf } from './save.ts';
import { sendPhotos, uploaderOf } from './upload.ts';
import { asVisitor, type Send, type SentPhoto, type Tools, type UserAction, type Visitor } from './user-action.ts';

const ADDRESS = { name: 'Ana', street: 'Calle Mayor 1', postcode: '28013', city: 'Madrid', country: 'ES', email: 'ana@example.org' };
const JSON_TYPE = { 'content-type': 'application/json' };
const LOOK_MS = 500;

const ordering = ({ collageid, version }: SaveAnswer): HttpCall => ({
  method: 'POST',
  path: PATHS.orders,
  headers: JSON_TYPE,
  body: JSON.stringify({ ...ADDRESS, collageid, version, quantity: 1 }),
});

async function savedOf(send: Send, visitor: Visitor, photos: readonly SentPhoto[]): Promise<SaveAnswer> {
  const answer = await send(asVisitor(visitor, savingOf(documentOf(photos))));
  if (answer.status !== 200) throw new Error(`The save was answered ${answer.status}: ${answer.bytes.toString().slice(0, 300)}`);
  return jsonOf<SaveAnswer>(answer);
}

/** Orders a collage of `photos` photos and waits for its print file. */
export const print =
  (photos: number) =>
  ({ input: { visitors }, send, reportViolation }: Tools): UserAction => {
    const visitor = uploaderOf(visitors, photos);
    let saved: SaveAnswer;
    return {
      async ready(uncounted) {
        saved = await savedOf(uncounted, visitor, await sendPhotos(uncounted, visitor, photos));
      },
      async begin() {
        const placed = await send(asVisitor(visitor, ordering(saved)));
        if (placed.status !== 200)
          return reportViolation(`the order was answered ${placed.status}: ${placed.bytes.toString().slice(0, 200)}`);
        const { id } = jsonOf<OrderAnswer>(placed);
        for (;;) {
          const answer = await send(asVisitor(visitor, { method: 'GET', path: pathOf(PATHS.order, { id }) }));
          const state = answer.status === 200 ? jsonOf<OrderAnswer>(answer).state : '';
          if (state === 'printed') return;
          if (state === 'failed') return reportViolation(`order ${id} could not be printed`);
          await sleep(LOOK_MS);
        }
      },
    };
  };
