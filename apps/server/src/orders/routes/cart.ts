import { cartAgainCall, cartCall, fillCartCall, PATHS, removeFromCartCall } from '@muro/api';
import { createRouter, type RouterServices } from '../../accounts/access/router.ts';
import { readForm } from '../../http/read-form.ts';
import type { App } from '../../http/route-tools.ts';
import { done } from '../../values/result.ts';
import type { Orders } from '../types/orders.ts';
import { type CartPorts, fillCart, readCart } from '../use-cases/fill-cart.ts';
import { orderAgain } from '../use-cases/order-again.ts';

interface CartServices extends RouterServices, CartPorts {
  readonly orders: Pick<Orders, 'find'>;
}

/** Routes of the cart. */
export function cartRoutes(app: App, services: CartServices): void {
  const { get, post } = createRouter(app, services);
  const form = { preValidation: readForm() };
  get(PATHS.cart, cartCall, async ({ user, locale }) => done(await readCart(services, { ownerId: user.id, locale })));
  post(PATHS.cart, fillCartCall, ({ user, locale, body }) => fillCart(services, { ownerId: user.id, locale }, body), form);
  post(
    PATHS.cartAgain,
    cartAgainCall,
    ({ user, locale, body }) => orderAgain(services, { ownerId: user.id, locale }, Number(body.orderid)),
    form,
  );
  post(
    PATHS.cartRemoval,
    removeFromCartCall,
    async ({ user, locale, body }) => {
      await services.carts.remove(user.id, Number(body.collageid), body.line);
      return done(await readCart(services, { ownerId: user.id, locale }));
    },
    form,
  );
}
