import { cartAgainCall, cartCall, fillCartCall, PATHS, removeFromCartCall } from '@muro/api';
import { forUser } from '../../accounts/access/for-user.ts';
import { localeOf } from '../../http/locale-of.ts';
import { readForm } from '../../http/read-form.ts';
import { type App, sendResult } from '../../http/route-tools.ts';
import type { Services } from '../../services.ts';
import { done } from '../../values/result.ts';
import { fillCart, readCart } from '../use-cases/fill-cart.ts';
import { orderAgain } from '../use-cases/order-again.ts';

/** What a person means to order. */
export function cartRoutes(app: App, services: Services): void {
  app.get(PATHS.cart, { schema: cartCall }, (request, reply) =>
    forUser(request, reply, services, async ({ id }) => {
      const cart = await readCart(services, { ownerId: id, locale: localeOf(request, services.locale) });
      return sendResult(request, reply, services, done(cart));
    }),
  );
  app.post(PATHS.cart, { schema: fillCartCall, preValidation: readForm() }, (request, reply) =>
    forUser(request, reply, services, async ({ id }) => {
      const asking = { ownerId: id, locale: localeOf(request, services.locale) };
      return sendResult(request, reply, services, await fillCart(services, asking, request.body));
    }),
  );
  app.post(PATHS.cartAgain, { schema: cartAgainCall, preValidation: readForm() }, (request, reply) =>
    forUser(request, reply, services, async ({ id }) => {
      const asking = { ownerId: id, locale: localeOf(request, services.locale) };
      return sendResult(request, reply, services, await orderAgain(services, asking, Number(request.body.orderid)));
    }),
  );
  app.post(PATHS.cartRemoval, { schema: removeFromCartCall, preValidation: readForm() }, (request, reply) =>
    forUser(request, reply, services, async ({ id }) => {
      await services.carts.remove(id, Number(request.body.collageid), request.body.line);
      const cart = await readCart(services, { ownerId: id, locale: localeOf(request, services.locale) });
      return sendResult(request, reply, services, done(cart));
    }),
  );
}
