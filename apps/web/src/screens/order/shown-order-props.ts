import type { OrderPageAnswer } from '@muro/api';

/** Props of a part of an order's page that has forms for changes. */
export interface ShownOrderProps {
  readonly order: OrderPageAnswer;
  /** Called with the message after a change; '' for none. */
  readonly onDone: (message: string) => void;
}
