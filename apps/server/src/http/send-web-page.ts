import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { ApiLocale, PageView } from '@muro/api';
import { PAGE_TEXTS } from '@muro/texts/all';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { faultPage } from '../pages/simple-pages.ts';
import { webPage } from '../pages/web-page.ts';
import type { Services } from '../services.ts';
import { localeOf } from './locale-of.ts';
import { contentPolicy } from './security-headers.ts';

interface SentPage {
  readonly view: PageView;
  /** Of an address that names its language; without one the request says which. */
  readonly locale?: ApiLocale;
  readonly status?: number;
  /** `no-cache` for a page that holds nothing of a person. */
  readonly cacheControl?: 'no-store' | 'no-cache';
}

/** Sends a page for buyers, which the web app draws from its view. It is never answered with 304, see `sendWebFile`. */
export async function sendWebPage(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  { view, locale = localeOf(request, services.locale), status = 200, cacheControl = 'no-store' }: SentPage,
): Promise<FastifyReply> {
  if (!existsSync(services.webFolder)) return sendWebMissing(request, reply, services);
  reply.code(status).header('cache-control', cacheControl);
  return await sendFile(reply, services, 'pages.html', { locale, view });
}

/** Sends the designer or the cart. Without an ETag: a 304 would join the nonce of a cached page with the policy of another one. */
export async function sendWebFile(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  file: 'index.html' | 'cart.html',
): Promise<FastifyReply> {
  if (!existsSync(services.webFolder)) return sendWebMissing(request, reply, services);
  reply.header('cache-control', 'no-cache');
  return await sendFile(reply, services, file, { locale: localeOf(request, services.locale) });
}

async function sendFile(
  reply: FastifyReply,
  services: Services,
  file: Parameters<typeof webPage>[1],
  parts: Pick<Parameters<typeof webPage>[2], 'locale' | 'view'>,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', contentPolicy(nonce))
    .send(await webPage(services, file, { nonce, ...parts }));
}

/** The web app is not built on this server. */
function sendWebMissing(request: FastifyRequest, reply: FastifyReply, services: Services): FastifyReply {
  const locale = localeOf(request, services.locale);
  return reply
    .code(503)
    .type('text/html; charset=utf-8')
    .send(faultPage(locale, services.shop.data, PAGE_TEXTS.webMissing[locale]));
}
