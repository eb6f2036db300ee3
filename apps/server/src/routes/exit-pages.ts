import { dirname } from 'node:path';
import serveStatic from '@fastify/static';
import { type ApiLocale, idField, PATHS } from '@muro/api';
import { fontFile } from '@muro/press';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { orderIn } from '../http/order-in.ts';
import type { App } from '../http/route-tools.ts';
import { sendWebPage } from '../http/send-web-page.ts';
import { userOf } from '../http/session.ts';
import { EXITS } from '../pages/exits.ts';
import { isSaidKey, type Overview, olderOrdersPage, overviewPage } from '../pages/overview-page.ts';
import { shownName } from '../pages/shelf-pages.ts';
import { donePage, termsPage } from '../pages/simple-pages.ts';
import type { Services } from '../services.ts';

/** The letters of the designer, for `pages.css`. */
const FONT_FOLDER = dirname(fontFile('jost/files/jost-latin-400-normal.woff2'));

/** Orders on one page of the overview. */
const ORDERS_SHOWN = 20;

/** The addresses that the designer leaves to, each in its own language, so that no link is dead. [EXIT-02 … EXIT-06] */
export async function exitPageRoutes(app: App, services: Services): Promise<void> {
  await app.register(serveStatic, {
    root: [services.publicFolder, FONT_FOLDER],
    prefix: '/pages/',
    decorateReply: false,
    maxAge: '1h',
  });
  for (const { page, locale, address } of EXITS) {
    const bare = address.replace(/\/$/, '');
    const handler = (request: FastifyRequest, reply: FastifyReply) => {
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').header('vary', 'sec-fetch-dest');
      if (page === 'overview') return overview(request, reply, services, locale);
      return Promise.resolve(
        page === 'done'
          ? donePage(locale, services.shop.data)
          : termsPage(locale, services.shop.data, request.headers['sec-fetch-dest'] === 'iframe'),
      );
    };
    app.get(bare, { schema: { hide: true } }, handler);
    app.get(`${bare}/`, { schema: { hide: true } }, handler);
  }
}

async function overview(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  locale: ApiLocale,
): Promise<string | FastifyReply> {
  const user = await userOf(request, services);
  if (!user) return await sendWebPage(request, reply, services, { view: { page: 'sign-in', before: 'overview' }, locale });
  const order = orderIn(request);
  if (order !== null) return reply.redirect(`${PATHS.orderPage}?lang=${locale}&id=${order}`, 303);
  const after = orderIn(request, 'after');
  const { orders, next } = await services.orders.list(user.id, { after: after === null ? null : Number(after), limit: ORDERS_SHOWN });
  const shown = { orders, olderThan: next, shop: services.shop.data };
  if (after !== null) return olderOrdersPage(locale, shown);
  const collages = await services.shelf.list(user.id);
  const named = collages.map((collage) => ({ ...collage, shown: shownName(collage, services.catalogue) }));
  return overviewPage(locale, user.name, { ...shown, collages: named, said: saidIn(request) });
}

function saidIn(request: FastifyRequest): Overview['said'] {
  const { said, collage } = request.query as { said?: unknown; collage?: unknown };
  const id = idField.safeParse(collage);
  return isSaidKey(said) && id.success ? { text: said, collageId: Number(id.data) } : null;
}
