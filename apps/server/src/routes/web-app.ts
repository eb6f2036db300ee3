import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import serveStatic from '@fastify/static';
import { PATHS } from '@muro/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { builtFolder } from '../built-folder.ts';
import { localeOf } from '../http/locale-of.ts';
import { orderIn } from '../http/order-in.ts';
import type { App } from '../http/route-tools.ts';
import { contentPolicy } from '../http/security-headers.ts';
import { userOf } from '../http/session.ts';
import { exitAddress } from '../pages/exits.ts';
import { html } from '../pages/page.ts';
import { shopMeta } from '../pages/shop-frame.ts';
import { faultPage } from '../pages/simple-pages.ts';
import type { Services } from '../services.ts';
import { PAGE_TEXTS } from '../texts/pages.ts';
import { builtFileRoute, FOR_GOOD } from './built-files.ts';
import { leadToCheckout } from './checkout.ts';

/** The built web app at /htmlapp/, its cart page at /cart/fromApp; '/' leads to the app. */
export async function webAppRoutes(app: App, services: Services): Promise<void> {
  const schema = { hide: true };
  for (const start of ['/', '/htmlapp'])
    app.get(start, { schema }, (request, reply) => reply.redirect(`${PATHS.webApp}${queryOf(request)}`, 302));
  if (!existsSync(services.webFolder)) {
    const missing = (request: FastifyRequest, reply: FastifyReply) => {
      const locale = localeOf(request, services.locale);
      return reply
        .code(503)
        .type('text/html; charset=utf-8')
        .send(faultPage(locale, services.shop.data, PAGE_TEXTS.webMissing[locale]));
    };
    app.get(PATHS.webApp, { schema }, missing);
    app.get(PATHS.checkout, { schema }, missing);
    return;
  }
  // No ETag: a 304 would join the nonce of a cached page with the policy of another one.
  const send = (file: string) => async (_request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64');
    const page = forShop(await readFile(join(services.webFolder, file), 'utf8'), services);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', contentPolicy(nonce))
      .send(withNonce(page, nonce));
  };
  app.get(PATHS.webApp, { schema }, send('index.html'));
  app.get(`${PATHS.webApp}index.html`, { schema }, send('index.html'));
  app.get(PATHS.checkout, { schema }, async (request, reply) => {
    const order = orderIn(request);
    const { checkoutUrl } = services.shop.data;
    if (order === null && checkoutUrl !== null) return await leadToCheckout(request, reply, services, checkoutUrl);
    if (order === null || (await userOf(request, services))) return await send('cart.html')(request, reply);
    return reply.redirect(`${exitAddress('overview', localeOf(request, services.locale))}?order=${order}`, 303);
  });
  builtFileRoute(app, services);
  await app.register(serveStatic, {
    root: services.webFolder,
    prefix: PATHS.webApp,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.startsWith(builtFolder(services.webFolder)) ? FOR_GOOD : 'no-cache');
    },
  });
}

/** With its '?', so that a language in the address goes along; '' for none. */
function queryOf({ url }: FastifyRequest): string {
  return url.includes('?') ? url.slice(url.indexOf('?')) : '';
}

/** The page with what the shop decided: its language, the last one the browser falls back to, the kinds of photos it takes, what its editor leaves out, its rule for passwords, its photo service, and who it is. */
function forShop(page: string, services: Services): string {
  const { locale, editorOff, passwordRule, social, shop } = services;
  const kinds = photoKinds(services);
  const metas = {
    'muro-locale': locale,
    'muro-photo-kinds': kinds.join(' '),
    'muro-editor-off': editorOff.join(' '),
    'muro-password-min': String(passwordRule.min),
    'muro-password-max': String(passwordRule.max),
  };
  const known = Object.entries(metas).reduce((text, [name, content]) => withMeta(text, name, content), page);
  const service = social ? html`    <meta name="muro-social" content="${social.provider.name}" />\n  `.html : '';
  const { data } = shop;
  const named = known.replace('<title>Muro</title>', () => html`<title>${data.name}</title>`.html);
  const who = html`    <meta name="muro-shop" content="${JSON.stringify(shopMeta(data))}" />\n  `.html;
  return named.replace('</head>', () => `${who}${service}</head>`);
}

/** React Aria gives this nonce to the `<style>` elements that it adds. */
function withNonce(page: string, nonce: string): string {
  return page.replace('</head>', () => html`  <meta name="csp-nonce" nonce="${nonce}" />\n  </head>`.html);
}

function withMeta(page: string, name: string, content: string): string {
  return page.replace(
    new RegExp(`(<meta name="${name}" content=")[a-z0-9 ]*(")`),
    (_, before: string, after: string) => before + content + after,
  );
}

/** The kinds of photos that the web app takes. */
function photoKinds(services: Services): readonly string[] {
  const kinds = {
    jpeg: true,
    heic: services.heicAllowed,
    png: services.pngAllowed,
    webp: services.webpAllowed,
    avif: services.avifAllowed,
    tiff: services.tiffAllowed,
    raw: services.rawAllowed,
  };
  return Object.entries(kinds).flatMap(([kind, isTaken]) => (isTaken ? [kind] : []));
}
