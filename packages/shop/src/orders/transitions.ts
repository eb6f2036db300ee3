import type { OrderState, PaymentState } from '@muro/api';

/** Who changes an order: the machine that prints, the people of the shop, the person who ordered. */
export type Actor = 'press' | 'shop' | 'buyer';

type Table<State extends string> = Readonly<Record<State, Readonly<Partial<Record<State, readonly Actor[]>>>>>;

/**
 * Every way that production may go, whoever asks and by whatever way in. Printing is no more cancelled: its file is being made. A
 * press that lost its file prints anew.
 *
 *     received → printing → printed → sent
 *        ↑   ↖ a try that failed ↙ ↘
 *        └────────── failed          cancelled
 */
const PRODUCTION: Table<OrderState> = {
  received: { printing: ['press'], cancelled: ['buyer', 'shop'] },
  printing: { received: ['press'], printed: ['press'], failed: ['press'] },
  printed: { sent: ['shop'], cancelled: ['shop'], received: ['press'], printing: ['press'] },
  failed: { received: ['shop'], cancelled: ['buyer', 'shop'] },
  sent: {},
  cancelled: {},
};

/** A slip of the hand may be taken back; a refund may not. */
const PAYMENT: Table<PaymentState> = {
  'to-be-paid': { paid: ['shop'] },
  paid: { refunded: ['shop'], 'to-be-paid': ['shop'] },
  refunded: {},
};

/** A step on one of the two axes. */
export type Step =
  | { readonly axis: 'production'; readonly from: OrderState; readonly to: OrderState }
  | { readonly axis: 'payment'; readonly from: PaymentState; readonly to: PaymentState };

/** Whether somebody may take this step. */
export function isAllowed(step: Step, actor: Actor): boolean {
  const actors = step.axis === 'production' ? PRODUCTION[step.from][step.to] : PAYMENT[step.from][step.to];
  return actors?.includes(actor) ?? false;
}
