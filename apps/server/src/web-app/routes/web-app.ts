import { existsSync } from 'node:fs';
import serveStatic from '@fastify/static';
import { PATHS } from '@muro/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { userOf } from '../../accounts/access/session.ts';
import type { DiskCatalogue } from '../../catalogue/designs/disk-catalogue.ts';
import { builtFolder } from '../../files/built-folder.ts';
import { IMMUTABLE_CACHE } from '../../http/immutable-cache.ts';
import { localeOf } from '../../http/locale-of.ts';
import { exitAddress } from '../../http/pages/exits.ts';
import type { App } from '../../http/route-tools.ts';
import { sendWebFile } from '../../http/send-web-page.ts';
import { type CheckoutServices, sendToCheckout } from '../../orders/routes/checkout.ts';
import { createFirstViews } from '../pages/first-view.ts';
import { builtFileRoute, type FileServices } from './built-files.ts';
import { orderIn } from './order-in.ts';

interface WebAppServices extends CheckoutServices, FileServices {
  readonly catalogue: DiskCatalogue;
}

/** Serves the built web app at /htmlapp/ and its cart page at /cart/fromApp; '/' redirects to the app. */
export async function webAppRoutes(app: App, services: WebAppServices): Promise<void> {
  const schema = { hide: true };
  for (const start of ['/', '/htmlapp'])
    app.get(start, { schema }, (request, reply) => reply.redirect(`${PATHS.webApp}${queryOf(request)}`, 302));
  const firstView = createFirstViews(services.catalogue);
  const sendIndex = (request: FastifyRequest, reply: FastifyReply) =>
    sendWebFile(request, reply, services, { file: 'index.html', firstView });
  app.get(PATHS.webApp, { schema }, sendIndex);
  app.get(`${PATHS.webApp}index.html`, { schema }, sendIndex);
  app.get(PATHS.checkout, { schema }, async (request, reply) => {
    const order = orderIn(request);
    const { checkoutUrl } = services.shop.data;
    if (order === null && checkoutUrl !== null) return await sendToCheckout(request, reply, services, checkoutUrl);
    if (order === null || (await userOf(request, services))) return await sendWebFile(request, reply, services, { file: 'cart.html' });
    return reply.redirect(`${exitAddress('overview', localeOf(request, services.locale))}?order=${order}`, 303);
  });
  // Without a built web app there are no files to serve, and each page responds that it is missing.
  if (!existsSync(services.webFolder)) return;
  builtFileRoute(app, services);
  await app.register(serveStatic, {
    root: services.webFolder,
    prefix: PATHS.webApp,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.startsWith(builtFolder(services.webFolder)) ? IMMUTABLE_CACHE : 'no-cache');
    },
  });
}

/** Returns the query string with its '?', so that a redirect keeps the language; '' for none. */
function queryOf({ url }: FastifyRequest): string {
  return url.includes('?') ? url.slice(url.indexOf('?')) : '';
}
