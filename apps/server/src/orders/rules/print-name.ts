/** The name of an order's print file without its ending: its first collage has the order's own. */
export const printName = (orderId: number, line: number): string => (line === 1 ? `order-${orderId}` : `order-${orderId}-${line}`);
