import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { ApiLocale, PageView } from '@muro/api';
import { PAGE_TEXTS } from '@muro/texts/all';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { localeOf } from './locale-of.ts';
import { plainPage } from './pages/plain-page.ts';
import { type PageServices, webPage } from './pages/web-page.ts';
import { contentPolicy } from './security-headers.ts';

interface SentPage {
  readonly view: PageView;
  /** Language of the page; by default the one that the request asks for. */
  readonly locale?: ApiLocale;
  readonly status?: number;
  /** `no-cache` for a page without personal data. */
  readonly cacheControl?: 'no-store' | 'no-cache';
}

/** Sends a page for buyers, which the web app draws from its view. */
export async function sendWebPage(
  request: FastifyRequest,
  reply: FastifyReply,
  services: PageServices,
  { view, locale = localeOf(request, services.locale), status = 200, cacheControl = 'no-store' }: SentPage,
): Promise<FastifyReply> {
  return await sendFile(request, reply, services, { file: 'pages.html', locale, view, status, cacheControl });
}

interface WebFileParts {
  readonly file: 'index.html' | 'cart.html' | 'api.html';
  /** Returns what the page shows before its script has run. */
  readonly firstView?: (locale: ApiLocale) => NonNullable<SentFile['first']>;
}

/** Sends the designer, the cart or the API description. */
export async function sendWebFile(
  request: FastifyRequest,
  reply: FastifyReply,
  services: PageServices,
  { file, firstView }: WebFileParts,
): Promise<FastifyReply> {
  const locale = localeOf(request, services.locale);
  return await sendFile(request, reply, services, {
    file,
    locale,
    ...(firstView && { first: firstView(locale) }),
    status: 200,
    cacheControl: 'no-cache',
  });
}

interface SentFile extends Required<Omit<SentPage, 'view'>>, Partial<Pick<SentPage, 'view'>>, Pick<Parameters<typeof webPage>[2], 'first'> {
  readonly file: Parameters<typeof webPage>[1];
}

/** Sends a built page without an ETag: a 304 would combine the nonce of a cached page with a newer policy. */
async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  services: PageServices,
  { file, status, cacheControl, ...parts }: SentFile,
): Promise<FastifyReply> {
  if (!existsSync(services.webFolder)) return sendWebMissing(request, reply, services);
  const nonce = randomBytes(16).toString('base64');
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', cacheControl)
    .header('content-security-policy', contentPolicy(nonce))
    .send(await webPage(services, file, { nonce, ...parts }));
}

/** Responds that the web app is not built on this server. */
function sendWebMissing(request: FastifyRequest, reply: FastifyReply, services: PageServices): FastifyReply {
  const locale = localeOf(request, services.locale);
  return reply
    .code(503)
    .type('text/html; charset=utf-8')
    .send(plainPage(locale, services.shop.data, PAGE_TEXTS.webMissing[locale]));
}
