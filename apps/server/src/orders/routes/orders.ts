import {
  type ApiLocale,
  cancelOrderCall,
  type OrdersAnswer,
  orderCall,
  orderDraftCall,
  ordersCall,
  PATHS,
  placeOrderCall,
} from '@muro/api';
import { forUser } from '../../accounts/access/for-user.ts';
import { rateLimit } from '../../accounts/use-cases/rate-limit.ts';
import { idempotencyKeyOf } from '../../http/idempotency-key-of.ts';
import { localeOf } from '../../http/locale-of.ts';
import { ADDRESSES, readForm } from '../../http/read-form.ts';
import { type App, sendResult } from '../../http/route-tools.ts';
import type { Services } from '../../services.ts';
import { done, refuse } from '../../values/result.ts';
import type { OrdersPage } from '../types/orders.ts';
import { changed } from '../use-cases/change-order.ts';
import { draftOrder } from '../use-cases/draft-order.ts';
import { orderAnswerOf } from '../use-cases/order-answer.ts';
import { placeOrder } from '../use-cases/place-order.ts';
import { cartRoutes } from './cart.ts';

const PAGE = 50;

export function orderRoutes(app: App, services: Services): void {
  cartRoutes(app, services);
  app.get(PATHS.orderDraft, { schema: orderDraftCall }, (request, reply) =>
    forUser(request, reply, services, async (user) => {
      const locale = localeOf(request, services.locale);
      const { collageid, version } = request.query;
      const input = { ownerId: user.id, collageId: Number(collageid), version, locale };
      return sendResult(request, reply, services, await draftOrder(services, input));
    }),
  );

  app.post(PATHS.orders, { schema: placeOrderCall, preValidation: readForm(ADDRESSES) }, (request, reply) =>
    forUser(request, reply, services, async (user) => {
      const turn = await rateLimit(services, 'order', user.id);
      if (!turn.ok) return sendResult(request, reply, services, turn);
      const locale = localeOf(request, services.locale);
      const lines = [request.body, ...(request.body.more ?? [])];
      const input = { ownerId: user.id, request: request.body, lines, idempotencyKey: idempotencyKeyOf(request), locale, checkout: null };
      const result = await placeOrder(services, input);
      if (!result.ok) return sendResult(request, reply, services, result);
      services.onOrder();
      return sendResult(request, reply, services, done(orderAnswerOf(result.value, locale)));
    }),
  );

  app.get(PATHS.orders, { schema: ordersCall }, (request, reply) =>
    forUser(request, reply, services, async (user) => {
      const { after, limit } = request.query;
      const page = { after: after === undefined ? null : Number(after), limit: Number(limit ?? PAGE) };
      const found = await services.orders.list(user.id, page);
      return sendResult(request, reply, services, done(pageAnswer(found, localeOf(request, services.locale))));
    }),
  );

  app.get(PATHS.order, { schema: orderCall }, (request, reply) =>
    forUser(request, reply, services, async (user) => {
      const order = await services.orders.find(user.id, Number(request.params.id));
      const result = order ? done(orderAnswerOf(order, localeOf(request, services.locale))) : refuse('ERROR_NOT_FOUND');
      return sendResult(request, reply, services, result);
    }),
  );

  app.post(PATHS.cancelOrder, { schema: cancelOrderCall, preValidation: readForm() }, (request, reply) =>
    forUser(request, reply, services, async (user) => {
      const whose = { orderId: Number(request.params.id), who: 'buyer', ownerId: user.id } as const;
      const { expected } = request.body;
      const wanted = { expected, to: 'cancelled', note: '', parcel: null } as const;
      const result = changed(await services.orderChanges.production(whose, wanted));
      if (!result.ok) return sendResult(request, reply, services, result);
      const order = await services.orders.find(user.id, whose.orderId);
      const answer = order ? done(orderAnswerOf(order, localeOf(request, services.locale))) : refuse('ERROR_NOT_FOUND');
      return sendResult(request, reply, services, answer);
    }),
  );
}

const pageAnswer = ({ orders, next }: OrdersPage, locale: ApiLocale): OrdersAnswer => ({
  orders: orders.map((order) => orderAnswerOf(order, locale)),
  next,
});
