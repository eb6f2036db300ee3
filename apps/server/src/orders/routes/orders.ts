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
import { createRouter, type RouterServices } from '../../accounts/access/router.ts';
import { ADDRESSES, readForm } from '../../http/read-form.ts';
import type { App } from '../../http/route-tools.ts';
import { done, refuse } from '../../values/result.ts';
import type { OrderChanges, OrdersPage } from '../types/orders.ts';
import { changed } from '../use-cases/change-order.ts';
import { type DraftPorts, draftOrder } from '../use-cases/draft-order.ts';
import { orderAnswerOf } from '../use-cases/order-answer.ts';
import { type PlaceOrderPorts, placeOrder } from '../use-cases/place-order.ts';

const PAGE = 50;

interface OrderServices extends RouterServices, DraftPorts, PlaceOrderPorts {
  readonly orderChanges: Pick<OrderChanges, 'updateProduction'>;
  /** Notifies the print worker and the mail relay of a new order. */
  readonly onOrder: () => void;
}

export function orderRoutes(app: App, services: OrderServices): void {
  const { get, post } = createRouter(app, services);
  const find = async (ownerId: number, orderId: number, locale: ApiLocale) => {
    const order = await services.orders.find(ownerId, orderId);
    return order ? done(orderAnswerOf(order, locale)) : refuse('ERROR_NOT_FOUND');
  };
  get(PATHS.orderDraft, orderDraftCall, ({ user, locale, query: { collageid, version } }) =>
    draftOrder(services, { ownerId: user.id, collageId: Number(collageid), version, locale }),
  );

  post(
    PATHS.orders,
    placeOrderCall,
    async ({ user, locale, body, idempotencyKey }) => {
      const lines = [body, ...(body.more ?? [])];
      const result = await placeOrder(services, { ownerId: user.id, request: body, lines, idempotencyKey, locale, checkout: null });
      if (!result.ok) return result;
      services.onOrder();
      return done(orderAnswerOf(result.value, locale));
    },
    { preValidation: readForm(ADDRESSES), limit: 'order', isIdempotent: true },
  );

  get(PATHS.orders, ordersCall, async ({ user, locale, query: { after, limit } }) => {
    const page = { after: after === undefined ? null : Number(after), limit: Number(limit ?? PAGE) };
    return done(pageAnswer(await services.orders.list(user.id, page), locale));
  });

  get(PATHS.order, orderCall, ({ user, locale, params }) => find(user.id, Number(params.id), locale));

  post(
    PATHS.cancelOrder,
    cancelOrderCall,
    async ({ user, locale, params, body: { expected } }) => {
      const context = { orderId: Number(params.id), who: 'buyer', ownerId: user.id } as const;
      const change = { expected, to: 'cancelled', note: '', parcel: null } as const;
      const result = changed(await services.orderChanges.updateProduction(context, change));
      return result.ok ? await find(user.id, context.orderId, locale) : result;
    },
    { preValidation: readForm() },
  );
}

const pageAnswer = ({ orders, next }: OrdersPage, locale: ApiLocale): OrdersAnswer => ({
  orders: orders.map((order) => orderAnswerOf(order, locale)),
  next,
});
