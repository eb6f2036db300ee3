import { ORDER_KEY_HEADER } from '@muro/api';
import type { FastifyRequest } from 'fastify';
import { type SessionServices, userOf } from '../../accounts/access/session.ts';
import { done, type Result, refuse } from '../../values/result.ts';
import type { OrderLinks } from '../types/order-links.ts';
import type { Orders } from '../types/orders.ts';
import type { OrderAccess } from '../use-cases/order-access.ts';

export interface AccessServices extends SessionServices {
  readonly orderLinks: Pick<OrderLinks, 'find'>;
  readonly orders: Pick<Orders, 'find'>;
}

const KEY = /^[A-Za-z0-9_-]{43}$/;
const accessByRequest = new WeakMap<FastifyRequest, Promise<Result<OrderAccess>>>();

/**
 * Returns the access to the order that a request names, by the secret of its link or by session and order number; looked up once per
 * request.
 */
export function orderAccessOf(request: FastifyRequest, services: AccessServices): Promise<Result<OrderAccess>> {
  const access = accessByRequest.get(request) ?? findAccess(request, services);
  accessByRequest.set(request, access);
  return access;
}

async function findAccess(request: FastifyRequest, services: AccessServices): Promise<Result<OrderAccess>> {
  const key = String(request.headers[ORDER_KEY_HEADER] ?? '');
  if (key !== '') {
    const linked = KEY.test(key) ? await services.orderLinks.find(key) : null;
    return linked ? done({ ...linked, isByLink: true }) : refuse('ERROR_NOT_FOUND');
  }
  const user = await userOf(request, services);
  if (!user) return refuse('ERROR_NOT_SIGNED_IN');
  const { id = '' } = request.query as { id?: string };
  const order = /^\d{1,16}$/.test(id) ? await services.orders.find(user.id, Number(id)) : null;
  return order ? done({ orderId: order.id, ownerId: user.id, isByLink: false }) : refuse('ERROR_NOT_FOUND');
}
