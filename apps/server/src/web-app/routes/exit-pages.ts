import { dirname } from 'node:path';
import serveStatic from '@fastify/static';
import { type ApiLocale, idField, PATHS } from '@muro/api';
import { fontFile } from '@muro/press';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type SessionServices, userOf } from '../../accounts/access/session.ts';
import type { Catalogue } from '../../catalogue/types/catalogue.ts';
import type { CollageList } from '../../collages/types/collages.ts';
import { EXITS } from '../../http/pages/exits.ts';
import type { PageServices } from '../../http/pages/web-page.ts';
import type { App } from '../../http/route-tools.ts';
import { sendWebPage } from '../../http/send-web-page.ts';
import type { Orders } from '../../orders/types/orders.ts';
import type { Shop } from '../../shop/shop.ts';
import { termsPage } from '../../shop/shop-text-page.ts';
import { noticeIn, olderOrdersView, overviewView } from '../pages/overview-views.ts';
import { orderIn } from './order-in.ts';

/** Font files of the designer, for `pages.css`. */
const FONT_FOLDER = dirname(fontFile('jost/files/jost-latin-400-normal.woff2'));

/** Number of orders on one page of the overview. */
const ORDERS_SHOWN = 20;

interface ExitServices extends PageServices, SessionServices {
  /** Style and script of the pages that the server renders. */
  readonly publicFolder: string;
  readonly orders: Pick<Orders, 'list'>;
  readonly collageList: Pick<CollageList, 'list'>;
  readonly catalogue: Catalogue;
  readonly shop: Shop;
}

/** Serves the addresses that the designer links to, each in its own language. [EXIT-02 … EXIT-06] */
export async function exitPageRoutes(app: App, services: ExitServices): Promise<void> {
  await app.register(serveStatic, {
    root: [services.publicFolder, FONT_FOLDER],
    prefix: '/pages/',
    decorateReply: false,
    maxAge: '1h',
  });
  for (const { page, locale, address } of EXITS) {
    const withoutSlash = address.replace(/\/$/, '');
    const handler = (request: FastifyRequest, reply: FastifyReply) => {
      if (page === 'overview') return overview(request, reply, services, locale);
      if (page === 'done')
        return sendWebPage(request, reply, services, { view: { page: 'designer-closed' }, locale, cacheControl: 'no-cache' });
      const isFramed = request.headers['sec-fetch-dest'] === 'iframe';
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').header('vary', 'sec-fetch-dest');
      return Promise.resolve(termsPage(locale, services.shop.data, isFramed));
    };
    app.get(withoutSlash, { schema: { hide: true } }, handler);
    app.get(`${withoutSlash}/`, { schema: { hide: true } }, handler);
  }
}

async function overview(request: FastifyRequest, reply: FastifyReply, services: ExitServices, locale: ApiLocale): Promise<FastifyReply> {
  const user = await userOf(request, services);
  if (!user) return await sendWebPage(request, reply, services, { view: { page: 'sign-in', before: 'overview' }, locale });
  const order = orderIn(request);
  if (order !== null) return reply.redirect(`${PATHS.orderPage}?lang=${locale}&id=${order}`, 303);
  const after = orderIn(request, 'after');
  const orders = await services.orders.list(user.id, { after: after === null ? null : Number(after), limit: ORDERS_SHOWN });
  const linkContext = { locale, shop: services.shop.data };
  if (after !== null) return await sendWebPage(request, reply, services, { view: olderOrdersView(orders, linkContext), locale });
  const collages = await services.collageList.list(user.id);
  const { said, collage } = request.query as { said?: unknown; collage?: unknown };
  const id = idField.safeParse(collage);
  const data = { name: user.name, collages, orders, notice: noticeIn(said, id.success ? Number(id.data) : null) };
  return await sendWebPage(request, reply, services, { view: overviewView(data, services.catalogue, linkContext), locale });
}
