import { PATHS } from '@muro/api';
import { type HasLocale, localeOf } from '../../http/locale-of.ts';
import type { App } from '../../http/route-tools.ts';
import type { Shop } from '../shop.ts';
import { shopTextPage } from '../shop-text-page.ts';

interface ShopServices extends HasLocale {
  readonly shop: Shop;
}

/** Serves the shop's logo, privacy policy and imprint; its terms have an address of their own in each language. */
export function shopPageRoutes(app: App, services: ShopServices): void {
  const schema = { hide: true };
  for (const [text, address] of [
    ['privacy', PATHS.shopPrivacy],
    ['imprint', PATHS.shopImprint],
  ] as const) {
    app.get(address, { schema }, (request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(shopTextPage(localeOf(request, services.locale), services.shop.data, text)),
    );
  }
  app.get(PATHS.shopLogo, { schema }, async (_request, reply) => {
    const { logo } = services.shop.data;
    if (logo === null) return reply.callNotFound();
    // An SVG may contain scripts; opened by itself it must not run any.
    return reply
      .type(logo.type)
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .header('cache-control', 'no-cache')
      .send(logo.bytes);
  });
}
