import type { PrintPlace } from '../../orders/types/print-place.ts';

const NAME = /^order-(\d+)(?:-(\d+))?\.(?:pdf|json)$/;

/** Whose file of the press bears this name; null for any other name. */
export function printPlace(name: string): PrintPlace | null {
  const [, orderId, line = '1'] = NAME.exec(name) ?? [];
  return orderId === undefined ? null : { orderId: Number(orderId), line: Number(line) };
}
