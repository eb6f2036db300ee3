import { addressRequest, line, MAX_EMAIL, orderEmail, PATHS, plainText } from '@muro/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { localeOf } from '../../http/locale-of.ts';
import { type App, sendResult } from '../../http/route-tools.ts';
import { type Sent, sendRefusal } from '../../http/send-refusal.ts';
import { sendWebPage } from '../../http/send-web-page.ts';
import type { Services } from '../../services.ts';
import { done, type Result } from '../../values/result.ts';
import { orderPageAnswer } from '../pages/order-page.ts';
import { cancelOrder, changeAddress, type OrderAccess } from '../use-cases/order-access.ts';
import { withdrawOrder } from '../use-cases/withdraw-order.ts';
import { orderAccessOf } from './order-access-of.ts';

const email = plainText(MAX_EMAIL).optional().default('');
const addressBody = addressRequest.omit({ country: true }).extend({ email });
const emptyBody = z.object({ email });
const withdrawBody = z.object({
  lines: z.string().regex(/^[1-9]\d?(,[1-9]\d?){0,19}$/),
  name: line(120),
  email: z.union([z.literal(''), orderEmail]).default(''),
});

/** The page of one order: for whoever has its link, and for its owner. */
export function orderPageRoutes(app: App, services: Services): void {
  const config = { access: 'order' } as const;
  // The page holds nothing of an order: the secret of its link stands behind '#', which no server is sent in an address.
  app.get(PATHS.orderPage, { schema: { hide: true } }, (request, reply) =>
    sendWebPage(request, reply.header('referrer-policy', 'no-referrer'), services, { view: { page: 'order' }, cacheControl: 'no-cache' }),
  );
  app.get(PATHS.orderPageView, { schema: { hide: true } }, (request, reply) =>
    withOrder(request, reply, services, (access) => sendOrder(request, reply, services, access)),
  );
  app.get(PATHS.orderPagePicture, { schema: { hide: true } }, (request, reply) =>
    withOrder(request, reply, services, async ({ ownerId, orderId }) => {
      const { line = '1' } = request.query as { line?: string };
      const drawn = /^[1-9]\d?$/.test(line) ? await services.orders.collage(ownerId, orderId, Number(line)) : null;
      const picture = drawn && (await services.painter.frontPicture(drawn));
      if (!picture) return sendRefusal(request, reply, services, { error: 'ERROR_NOT_FOUND' });
      return reply.type('image/jpeg').header('cache-control', 'no-store').send(picture) as unknown as Sent;
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

/** Runs `act` for whoever may see the order that the request names, by the link's secret or by a session and a number. */
async function withOrder(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  act: (access: OrderAccess) => Promise<Sent>,
): Promise<Sent> {
  const access = await orderAccessOf(request, services);
  return access.ok ? await act(access.value) : sendRefusal(request, reply, services, access.refusal);
}

async function sendOrder(request: FastifyRequest, reply: FastifyReply, services: Services, access: OrderAccess): Promise<Sent> {
  const order = await services.orders.find(access.ownerId, access.orderId);
  if (!order) return sendRefusal(request, reply, services, { error: 'ERROR_NOT_FOUND' });
  const view = { order, shop: services.shop.data, locale: localeOf(request, services.locale), isByLink: access.isByLink, now: new Date() };
  return sendResult(request, reply, services, done(orderPageAnswer(view)));
}

/** A change, answered with the order as it is then. */
function change(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  act: (access: OrderAccess) => Promise<Result<null>>,
): Promise<Sent> {
  return withOrder(request, reply, services, async (access) => {
    const result = await act(access);
    if (!result.ok) return sendResult(request, reply, services, result);
    services.onOrder();
    return await sendOrder(request, reply, services, access);
  });
}
