/** Identifies the print job of an order line. */
export interface PrintPlace {
  readonly orderId: number;
  readonly line: number;
}

/** Returns the base name of a print file; the first line of an order has no number. */
export const printName = (orderId: number, line: number): string => (line === 1 ? `order-${orderId}` : `order-${orderId}-${line}`);

const NAME = /^order-(\d+)(?:-(\d+))?\.(?:pdf|json)$/;

/** Parses the name of a print file to its print job; null for any other name. */
export function printPlace(name: string): PrintPlace | null {
  const [, orderId, line = '1'] = NAME.exec(name) ?? [];
  return orderId === undefined ? null : { orderId: Number(orderId), line: Number(line) };
}
