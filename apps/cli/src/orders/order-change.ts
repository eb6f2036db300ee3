import { ORDER_STATES, PATHS, PAYMENT_STATES, type ShopOrderRecord } from '@muro/api';
import { wrongUsage } from '../terminal/failure.ts';
import { MARKS } from './marks.ts';

export interface MarkOptions {
  /** State that the order must have; by default its present one. */
  readonly expect?: string;
  readonly note?: string;
  readonly carrier?: string;
  readonly code?: string;
  readonly url?: string;
  /** Number of the only collage to print again. */
  readonly line?: number;
}

export interface OrderChange {
  readonly path: string;
  readonly body: object;
}

/**
 * Returns the API call for a word of `muro orders mark`.
 *
 * @param present  the order now; null if the expected state is given
 */
export function changeOf(word: string, options: MarkOptions, present: ShopOrderRecord | null): OrderChange {
  const { expect, note = '', carrier, code, url, line } = options;
  if (line !== undefined && word !== 'print-again') throw wrongUsage('--line goes with print-again');
  if (word === 'held' || word === 'free') {
    if (word === 'held' && note === '') throw wrongUsage('held: say why with --note');
    const expected = present ? present.isHeld : expect === 'held';
    return { path: PATHS.shopOrderHold, body: { expected, reason: word === 'held' ? note : '' } };
  }
  if (isOne(PAYMENT_STATES, word)) return { path: PATHS.shopOrderPayment, body: { expected: present?.payment ?? expect, to: word, note } };
  const to = word === 'print-again' ? 'received' : word;
  if (!isOne(ORDER_STATES, to) || !isOne(MARKS, word)) throw wrongUsage(`expected one of ${MARKS.join(', ')} but received '${word}'`);
  if ((carrier === undefined) !== (code === undefined)) throw wrongUsage('a parcel takes --carrier and --code');
  const parcel = carrier === undefined ? {} : { parcel: { carrier, code, ...(url !== undefined && { url }) } };
  const isFurther = to === 'sent' && present?.state === 'sent' && carrier !== undefined;
  if (isFurther) return { path: PATHS.shopOrderParcels, body: parcel.parcel ?? {} };
  return {
    path: PATHS.shopOrderProduction,
    body: { expected: present?.state ?? expect, to, note, ...parcel, ...(line !== undefined && { line }) },
  };
}

const isOne = <Word extends string>(allowed: readonly Word[], word: string): word is Word =>
  allowed.some((candidate) => candidate === word);
