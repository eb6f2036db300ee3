import type { OperatorScope } from '@muro/api';
import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { admitOperator } from '../accounts/access/operator.ts';
import { userOf } from '../accounts/access/session.ts';
import { localeOf } from '../http/locale-of.ts';
import { exitAddress } from '../http/pages/exits.ts';
import type { App } from '../http/route-tools.ts';
import { sendRefusal } from '../http/send-refusal.ts';
import { orderAccessOf } from '../orders/routes/order-access-of.ts';
import type { Services } from './services.ts';

/**
 * Access that a route requires. It is checked before the body is read, so that the body of a refused request costs no memory or work.
 *
 *     anyone    no account, or an account that the call itself creates or opens
 *     session   a signed-in user; others are refused
 *     page      a signed-in user of a form on a page; others are redirected to the sign-in page
 *     order     the holder of an order's link, or its owner
 *     operator  the holder of an operator token with the scope that the call's schema names
 */
export type Access = 'anyone' | 'session' | 'page' | 'order' | 'operator';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Omitted if the call's schema declares it. */
    readonly access?: Access;
  }
}

/** Path prefix of the calls that only operators may use. */
const SHOP_CALLS = '/api/shop/';

const WITH_BODY: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Refuses requests without the access that their route requires, before their body is read.
 *
 * @throws {RangeError} at the start, for a route that takes a body and declares no access, and for a route of operators that declares no
 * scope
 */
export function requireAccess(app: App, services: Services): void {
  app.addHook('onRoute', ({ method, url, config, schema }) => {
    const methods = [method].flat();
    const access = accessOf(config, schema);
    if ((access === 'operator' || url.startsWith(SHOP_CALLS)) && (access !== 'operator' || scopeOf(schema) === undefined))
      throw new RangeError(`Expected a call with a scope of an operator token for ${methods.join()} ${url}`);
    if (access || !methods.some((candidate) => WITH_BODY.has(candidate))) return;
    throw new RangeError(`Expected config.access for ${methods.join()} ${url}: 'anyone', 'session', 'page', 'order' or 'operator'`);
  });
  app.addHook('onRequest', async (request, reply) => {
    const { config, schema } = request.routeOptions;
    const isRefused = await CHECKS[accessOf(config, schema) ?? 'anyone'](request, reply, services);
    return isRefused ? reply : undefined;
  });
}

/** Returns the scope that an operator token needs for a call; undefined if the call is not for operators. */
export function scopeOf(schema: FastifySchema | undefined): OperatorScope | undefined {
  return securityOf(schema).flatMap(({ operator = [] }) => operator)[0];
}

/** Returns the access that the route or the schema of its call declares; undefined if neither does. */
export function accessOf(config: { readonly access?: Access } | undefined, schema: FastifySchema | undefined): Access | undefined {
  const security = securityOf(schema);
  if (config?.access) return config.access;
  if (security.some((kind) => 'session' in kind)) return 'session';
  return security.some((kind) => 'operator' in kind) ? 'operator' : undefined;
}

interface Security {
  readonly session?: readonly never[];
  readonly operator?: readonly OperatorScope[];
}

const securityOf = (schema: FastifySchema | undefined) => ((schema ?? {}) as { readonly security?: readonly Security[] }).security ?? [];

/** Answers a request that lacks the access; true if it did. */
type Check = (request: FastifyRequest, reply: FastifyReply, services: Services) => Promise<boolean>;

const CHECKS: Readonly<Record<Access, Check>> = {
  anyone: async () => false,
  session: async (request, reply, services) => {
    if (await userOf(request, services)) return false;
    sendRefusal(request, reply, services, { error: 'ERROR_NOT_SIGNED_IN' });
    return true;
  },
  page: async (request, reply, services) => {
    if (await userOf(request, services)) return false;
    reply.redirect(exitAddress('overview', localeOf(request, services.locale)), 303);
    return true;
  },
  order: async (request, reply, services) => {
    const access = await orderAccessOf(request, services);
    if (!access.ok) sendRefusal(request, reply, services, access.refusal);
    return !access.ok;
  },
  operator: async (request, reply, services) => {
    const scope = scopeOf(request.routeOptions.schema);
    if (scope === undefined) throw new RangeError(`Expected a scope for ${request.routeOptions.url}`);
    return !(await admitOperator(request, reply, services, scope));
  },
};
