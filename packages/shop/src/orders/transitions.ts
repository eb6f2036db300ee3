import type { OrderState, PaymentState } from '@muro/api';

/** Changes an order: the press (print worker), the shop's staff, or the buyer. */
export type Actor = 'press' | 'shop' | 'buyer';

type Table<State extends string> = Readonly<Record<State, Readonly<Partial<Record<State, readonly Actor[]>>>>>;

/**
 * Allowed transitions of production, for all interfaces. An order cannot be cancelled while its file is printed. A press that lost a
 * file prints it again.
 *
 *     received → printing → printed → sent
 *        ↑   ↖ failed try ↙ ↘
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

/** Allowed transitions of payment. A payment recorded by mistake can be undone; a refund cannot. */
const PAYMENT: Table<PaymentState> = {
  'to-be-paid': { paid: ['shop'] },
  paid: { refunded: ['shop'], 'to-be-paid': ['shop'] },
  refunded: {},
};

/** A transition of production or payment. */
export type Step =
  | { readonly axis: 'production'; readonly from: OrderState; readonly to: OrderState }
  | { readonly axis: 'payment'; readonly from: PaymentState; readonly to: PaymentState };

/** True if the actor may make this transition. */
export function isAllowed(step: Step, actor: Actor): boolean {
  const actors = step.axis === 'production' ? PRODUCTION[step.from][step.to] : PAYMENT[step.from][step.to];
  return actors?.includes(actor) ?? false;
}
