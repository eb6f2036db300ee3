import { type ApiLocale, PATHS } from '@muro/api';
import type { ShopData } from '@muro/shop';
import { FRAME_TEXTS, SHORT_PAGE_TEXTS, VISITOR_TEXTS } from '@muro/texts/all';
import { exitAddress } from './exits.ts';
import { html, page } from './page.ts';
import { shopParts } from './shop-frame.ts';

/** Renders an error page with links, for when the web app cannot draw it: it is not built, or the server is overloaded. */
export function plainPage(locale: ApiLocale, shop: ShopData, sentence: string): string {
  const body = html`<p>${sentence}</p><p><a class="action" href="${PATHS.webApp}?lang=${locale}">${VISITOR_TEXTS.makeCollage[locale]}</a></p><p><a href="${exitAddress('overview', locale)}">${FRAME_TEXTS.myCollages[locale]}</a></p>`;
  return page({ locale, title: SHORT_PAGE_TEXTS.faultTitle[locale], body, ...shopParts(shop, locale) });
}
