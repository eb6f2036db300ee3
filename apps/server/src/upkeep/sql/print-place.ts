import type { PrintPlace } from '../../orders/types/print-place.ts';

const NAME = /^order-(\d+)(?:-(\d+))?\.(?:pdf|json)$/;

/** Parses the name of a print file to its print job; null for any other name. */
export function printPlace(name: string): PrintPlace | null {
  const [, orderId, line = '1'] = NAME.exec(name) ?? [];
  return orderId === undefined ? null : { orderId: Number(orderId), line: Number(line) };
}
