import type { OrderPageAnswer } from '@muro/api';

/** Of a part of an order's page whose buyer may change something. */
export interface ShownOrderProps {
  readonly order: OrderPageAnswer;
  /** Told what to say when a change was made; '' for nothing. */
  readonly onDone: (words: string) => void;
}
