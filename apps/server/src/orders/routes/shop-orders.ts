import {
  PATHS,
  shopHoldCall,
  shopOrderCall,
  shopOrdersCall,
  shopParcelCall,
  shopPaymentCall,
  shopPrintCall,
  shopProductionCall,
  shopTicketCall,
} from '@muro/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { localeOf } from '../../http/locale-of.ts';
import { type App, sendResult } from '../../http/route-tools.ts';
import type { Services } from '../../services.ts';
import { done, refuse } from '../../values/result.ts';
import type { OrderChanges, Parcel } from '../types/orders.ts';
import { changeOrder } from '../use-cases/change-order.ts';
import { shopOrderOf, shopRecordOf } from '../use-cases/shop-order-answer.ts';
import { sendPrint } from './send-print.ts';

const PAGE = 50;

/** Every order, for the people and programs of the shop. */
export function shopOrderRoutes(app: App, services: Services): void {
  app.get(PATHS.shopOrders, { schema: shopOrdersCall }, async (request, reply) => {
    const { production = null, payment = null, held, search = null, after, limit } = request.query;
    const isHeld = held === undefined ? null : held === '1';
    const page = { after: after === undefined ? null : Number(after), limit: Number(limit ?? PAGE) };
    const { orders, next } = await services.orderRecords.list({ production, payment, isHeld, search, ...page });
    const shown = orders.map((order) => shopOrderOf(order, localeOf(request, services.locale)));
    return sendResult(request, reply, services, done({ orders: shown, next }));
  });

  app.get(PATHS.shopOrder, { schema: shopOrderCall }, async (request, reply) => {
    const order = await services.orderRecords.find(Number(request.params.id));
    return sendResult(
      request,
      reply,
      services,
      order ? done(shopRecordOf(order, localeOf(request, services.locale))) : refuse('ERROR_NOT_FOUND'),
    );
  });

  changeRoutes(app, services);
  for (const [path, schema, ending, type] of [
    [PATHS.shopOrderPrint, shopPrintCall, 'pdf', 'application/pdf'],
    [PATHS.shopOrderTicket, shopTicketCall, 'json', 'application/json'],
  ] as const) {
    app.get(path, { schema }, (request, reply) =>
      sendPrint(request, reply, services, { id: request.params.id, line: Number(request.query.line ?? 1), ending, type }),
    );
  }
}

function changeRoutes(app: App, services: Services): void {
  const change = async (
    request: FastifyRequest,
    reply: FastifyReply,
    act: (changes: OrderChanges, whose: { readonly orderId: number; readonly who: 'shop' }) => ReturnType<OrderChanges['hold']>,
  ) => {
    const result = await changeOrder(services, Number((request.params as { id: string }).id), act);
    if (!result.ok) return sendResult(request, reply, services, result);
    services.onOrder();
    return sendResult(request, reply, services, done(shopRecordOf(result.value, localeOf(request, services.locale))));
  };

  app.post(PATHS.shopOrderProduction, { schema: shopProductionCall }, (request, reply) => {
    const { expected, to, note = '', parcel, line } = request.body;
    const wanted = { expected, to, note, parcel: parcel ? parcelOf(parcel) : null, line };
    return change(request, reply, (changes, whose) => changes.production(whose, wanted));
  });
  app.post(PATHS.shopOrderPayment, { schema: shopPaymentCall }, (request, reply) => {
    const { expected, to, note = '' } = request.body;
    return change(request, reply, (changes, whose) => changes.payment(whose, { expected, to, note }));
  });
  app.post(PATHS.shopOrderHold, { schema: shopHoldCall }, (request, reply) => {
    const { expected, reason } = request.body;
    return change(request, reply, (changes, whose) => changes.hold(whose, { expected, reason: reason.trim() }));
  });
  app.post(PATHS.shopOrderParcels, { schema: shopParcelCall }, (request, reply) =>
    change(request, reply, (changes, whose) => changes.parcel(whose, parcelOf(request.body))),
  );
}

const parcelOf = ({ carrier, code, url = '' }: Omit<Parcel, 'url'> & { readonly url?: string | undefined }): Parcel => ({
  carrier,
  code,
  url,
});
