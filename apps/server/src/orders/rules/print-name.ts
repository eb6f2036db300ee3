/** Returns the base name of a print file; the first line of an order has no number. */
export const printName = (orderId: number, line: number): string => (line === 1 ? `order-${orderId}` : `order-${orderId}-${line}`);
