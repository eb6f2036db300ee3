/** Identifies the print job of an order line. */
export interface PrintPlace {
  readonly orderId: number;
  readonly line: number;
}
