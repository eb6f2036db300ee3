/** One collage of an order, as the press knows it. */
export interface PrintPlace {
  readonly orderId: number;
  readonly line: number;
}
