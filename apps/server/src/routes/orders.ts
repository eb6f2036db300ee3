import { idText, orderAnswer, orderDraftAnswer, orderDraftRequest, orderRequest, ordersAnswer, PATHS } from '@muro/api';
import { z } from 'zod';
import { attemptOf } from '../http/attempt-of.ts';
import { localeOf } from '../http/locale-of.ts';
import { readForm } from '../http/read-form.ts';
import { type App, forUser, sendResult } from '../http/route-tools.ts';
import type { Services } from '../services.ts';
import { draftOrder } from '../use-cases/draft-order.ts';
import { orderAnswerOf } from '../use-cases/order-answer.ts';
import { placeOrder } from '../use-cases/place-order.ts';
import { done, refuse } from '../use-cases/result.ts';

export function orderRoutes(app: App, services: Services): void {
  app.get(PATHS.orderDraft, { schema: { querystring: orderDraftRequest, response: { 200: orderDraftAnswer } } }, (request, reply) =>
    forUser(request, reply, services, async (user) => {
      const input = { ownerId: user.id, collageId: Number(request.query.collageid) };
      return sendResult(request, reply, services, await draftOrder(services, input));
    }),
  );

  app.post(PATHS.orders, { schema: { body: orderRequest, response: { 200: orderAnswer } }, preValidation: readForm }, (request, reply) =>
    forUser(request, reply, services, async (user) => {
      const input = { ownerId: user.id, request: request.body, attempt: attemptOf(request) };
      const result = await placeOrder(services, input);
      if (!result.ok) return sendResult(request, reply, services, result);
      services.onOrder();
      return sendResult(request, reply, services, done(orderAnswerOf(result.value, localeOf(request, services.locale))));
    }),
  );

  app.get(PATHS.orders, { schema: { response: { 200: ordersAnswer } } }, (request, reply) =>
    forUser(request, reply, services, async (user) => {
      const orders = await services.orders.list(user.id);
      const locale = localeOf(request, services.locale);
      return sendResult(request, reply, services, done(orders.map((order) => orderAnswerOf(order, locale))));
    }),
  );

  app.get(PATHS.order, { schema: { params: z.object({ id: idText }), response: { 200: orderAnswer } } }, (request, reply) =>
    forUser(request, reply, services, async (user) => {
      const order = await services.orders.find(user.id, Number(request.params.id));
      const result = order ? done(orderAnswerOf(order, localeOf(request, services.locale))) : refuse('ERROR_NOT_FOUND');
      return sendResult(request, reply, services, result);
    }),
  );
}
