import {
  type ApiLocale,
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
import { createRouter, type Router, type RouterServices } from '../../accounts/access/router.ts';
import type { App } from '../../http/route-tools.ts';
import { done, refuse } from '../../values/result.ts';
import type { OrderChanges, OrderRecords, Parcel } from '../types/orders.ts';
import { changeOrder } from '../use-cases/change-order.ts';
import { shopOrderOf, shopRecordOf } from '../use-cases/shop-order-answer.ts';
import { type PrintServices, sendPrint } from './send-print.ts';

const PAGE = 50;

interface ShopOrderServices extends RouterServices, PrintServices {
  readonly orderRecords: OrderRecords;
  readonly orderChanges: OrderChanges;
}

/** Routes for all orders, for the shop's staff and programs. */
export function shopOrderRoutes(app: App, services: ShopOrderServices): void {
  const router = createRouter(app, services);
  router.get(PATHS.shopOrders, shopOrdersCall, async ({ query, locale }) => {
    const { production = null, payment = null, held, search = null, after, limit } = query;
    const isHeld = held === undefined ? null : held === '1';
    const page = { after: after === undefined ? null : Number(after), limit: Number(limit ?? PAGE) };
    const { orders, next } = await services.orderRecords.list({ production, payment, isHeld, search, ...page });
    return done({ orders: orders.map((order) => shopOrderOf(order, locale)), next });
  });

  router.get(PATHS.shopOrder, shopOrderCall, async ({ params, locale }) => {
    const order = await services.orderRecords.find(Number(params.id));
    return order ? done(shopRecordOf(order, locale)) : refuse('ERROR_NOT_FOUND');
  });

  changeRoutes(router, services);
  for (const [path, schema, ending, type] of [
    [PATHS.shopOrderPrint, shopPrintCall, 'pdf', 'application/pdf'],
    [PATHS.shopOrderTicket, shopTicketCall, 'json', 'application/json'],
  ] as const) {
    router.get(path, schema, ({ reply, params, query }) =>
      sendPrint(reply, services, { id: params.id, line: Number(query.line ?? 1), ending, type }),
    );
  }
}

type Change = (
  changes: OrderChanges,
  context: { readonly orderId: number; readonly who: 'shop' },
) => ReturnType<OrderChanges['updateHold']>;

function changeRoutes({ post }: Router, services: ShopOrderServices): void {
  /** Makes a change and responds with the changed order. */
  const change = async ({ params, locale }: { readonly params: { readonly id: string }; readonly locale: ApiLocale }, act: Change) => {
    const result = await changeOrder(services, Number(params.id), act);
    if (!result.ok) return result;
    services.onOrder();
    return done(shopRecordOf(result.value, locale));
  };

  post(PATHS.shopOrderProduction, shopProductionCall, (context) => {
    const { expected, to, note = '', parcel, line } = context.body;
    const wanted = { expected, to, note, parcel: parcel ? parcelOf(parcel) : null, line };
    return change(context, (changes, order) => changes.updateProduction(order, wanted));
  });
  post(PATHS.shopOrderPayment, shopPaymentCall, (context) => {
    const { expected, to, note = '' } = context.body;
    return change(context, (changes, order) => changes.updatePayment(order, { expected, to, note }));
  });
  post(PATHS.shopOrderHold, shopHoldCall, (context) => {
    const { expected, reason } = context.body;
    return change(context, (changes, order) => changes.updateHold(order, { expected, reason: reason.trim() }));
  });
  post(PATHS.shopOrderParcels, shopParcelCall, (context) =>
    change(context, (changes, order) => changes.addParcel(order, parcelOf(context.body))),
  );
}

const parcelOf = ({ carrier, code, url = '' }: Omit<Parcel, 'url'> & { readonly url?: string | undefined }): Parcel => ({
  carrier,
  code,
  url,
});
