import { addressRequest, line, MAX_EMAIL, orderEmail, PATHS, plainText } from '@muro/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { CollagePainter } from '../../collages/types/collage-painter.ts';
import { localeOf } from '../../http/locale-of.ts';
import type { PageServices } from '../../http/pages/web-page.ts';
import { type App, sendResult } from '../../http/route-tools.ts';
import { sendRefusal } from '../../http/send-refusal.ts';
import { sendWebPage } from '../../http/send-web-page.ts';
import { done, type Result } from '../../values/result.ts';
import { orderPageAnswer } from '../pages/order-page.ts';
import type { OrderLinks } from '../types/order-links.ts';
import type { Orders } from '../types/orders.ts';
import { type ChangePorts, cancelOrder, changeAddress, type OrderAccess } from '../use-cases/order-access.ts';
import { type WithdrawPorts, withdrawOrder } from '../use-cases/withdraw-order.ts';
import { type AccessServices, orderAccessOf } from './order-access-of.ts';

const email = plainText(MAX_EMAIL).optional().default('');
const addressBody = addressRequest.omit({ country: true }).extend({ email });
const emptyBody = z.object({ email });
const withdrawBody = z.object({
  lines: z.string().regex(/^[1-9]\d?(,[1-9]\d?){0,19}$/),
  name: line(120),
  email: z.union([z.literal(''), orderEmail]).default(''),
});

interface OrderPageServices extends PageServices, AccessServices, ChangePorts, WithdrawPorts {
  readonly orders: Orders;
  readonly orderLinks: Pick<OrderLinks, 'find' | 'revoke'>;
  readonly painter: Pick<CollagePainter, 'objectPicture'>;
  /** Notifies the print worker and the mail relay of a changed order. */
  readonly onOrder: () => void;
}

/** Routes of an order's page, for its owner and for holders of its link. */
export function orderPageRoutes(app: App, services: OrderPageServices): void {
  const config = { access: 'order' } as const;
  // The page itself contains no data: the secret of the link is in the URL's fragment, which browsers do not send.
  app.get(PATHS.orderPage, { schema: { hide: true } }, (request, reply) =>
    sendWebPage(request, reply.header('referrer-policy', 'no-referrer'), services, { view: { page: 'order' }, cacheControl: 'no-cache' }),
  );
  app.get(PATHS.orderPageView, { schema: { hide: true } }, (request, reply) =>
    withOrder(request, reply, services, (access) => sendOrder(request, reply, services, access)),
  );
  app.get(PATHS.orderPagePicture, { schema: { hide: true } }, (request, reply) =>
    withOrder(request, reply, services, async ({ ownerId, orderId }) => {
      const { line = '1' } = request.query as { line?: string };
      const drawn = /^[1-9]\d?$/.test(line) ? await services.orders.findCollage(ownerId, orderId, Number(line)) : null;
      const picture = drawn && (await services.painter.objectPicture(drawn));
      if (!picture) return sendRefusal(request, reply, services, { error: 'ERROR_NOT_FOUND' });
      return reply.type('image/jpeg').header('cache-control', 'no-store').send(picture);
    }),
  );
  app.post(PATHS.orderPageCancel, { schema: { hide: true, body: emptyBody }, config }, (request, reply) =>
    change(request, reply, services, (access) => cancelOrder(services, access, request.body)),
  );
  app.post(PATHS.orderPageAddress, { schema: { hide: true, body: addressBody }, config }, (request, reply) =>
    change(request, reply, services, (access) => changeAddress(services, access, request.body)),
  );
  app.post(PATHS.orderPageWithdraw, { schema: { hide: true, body: withdrawBody }, config }, (request, reply) =>
    change(request, reply, services, (access) => withdrawOrder(services, access, request.body)),
  );
  app.post(PATHS.orderPageLink, { schema: { hide: true }, config }, (request, reply) =>
    change(request, reply, services, async ({ orderId, isByLink }) => {
      if (isByLink) return { ok: false, refusal: { error: 'ERROR_NOT_SIGNED_IN' } };
      await services.orderLinks.revoke(orderId);
      return done(null);
    }),
  );
}

/** Runs `act` if the request may access the order, by the link's secret or by session and order number. */
async function withOrder(
  request: FastifyRequest,
  reply: FastifyReply,
  services: OrderPageServices,
  act: (access: OrderAccess) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  const access = await orderAccessOf(request, services);
  return access.ok ? await act(access.value) : sendRefusal(request, reply, services, access.refusal);
}

async function sendOrder(
  request: FastifyRequest,
  reply: FastifyReply,
  services: OrderPageServices,
  access: OrderAccess,
): Promise<FastifyReply> {
  const order = await services.orders.find(access.ownerId, access.orderId);
  if (!order) return sendRefusal(request, reply, services, { error: 'ERROR_NOT_FOUND' });
  const view = { order, shop: services.shop.data, locale: localeOf(request, services.locale), isByLink: access.isByLink, now: new Date() };
  return sendResult(request, reply, services, done(orderPageAnswer(view)));
}

/** Makes a change and responds with the changed order. */
function change(
  request: FastifyRequest,
  reply: FastifyReply,
  services: OrderPageServices,
  act: (access: OrderAccess) => Promise<Result<null>>,
): Promise<FastifyReply> {
  return withOrder(request, reply, services, async (access) => {
    const result = await act(access);
    if (!result.ok) return sendResult(request, reply, services, result);
    services.onOrder();
    return await sendOrder(request, reply, services, access);
  });
}
