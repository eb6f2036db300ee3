import type { Order } from '../en/order.ts';
import { type Like, prefixed } from '../shared/core.ts';
import { cart } from './cart.ts';
import { checkoutPages } from './checkout-pages.ts';
import { errors } from './errors.ts';
import { foot } from './foot.ts';
import { frame } from './frame.ts';
import { materials } from './materials.ts';
import { orderFacts } from './order-facts.ts';
import { orderPage } from './order-page.ts';
import { orderStates } from './order-states.ts';
import { sizes } from './sizes.ts';
import { visitor } from './visitor.ts';
import { withdrawal } from './withdrawal.ts';

export const order: Like<Order> = {
  ...frame,
  ...foot,
  ...sizes,
  ...errors,
  ...visitor,
  ...cart,
  ...orderStates,
  ...materials,
  ...orderPage,
  ...prefixed('fact', orderFacts),
  ...prefixed('withdrawal', withdrawal),
  ...prefixed('checkout', checkoutPages),
};
