import type { App } from './en/app.ts';
import type { Order } from './en/order.ts';
import type { Overview } from './en/overview.ts';
import type { Pages } from './en/pages.ts';
import type { Short } from './en/short.ts';
import type { Locale } from './locales.ts';
import type { Like } from './shared/core.ts';

/** Loads the texts of the designer and the cart in one language. */
export async function loadAppTexts(locale: Locale): Promise<Like<App>> {
  const { app } = (await import(`./${locale}/app.ts`)) as { readonly app: Like<App> };
  return app;
}

/** Loads the texts of the pages in `pages.html`. */
export async function loadPagesTexts(locale: Locale): Promise<Like<Pages>> {
  const { pages } = (await import(`./${locale}/pages.ts`)) as { readonly pages: Like<Pages> };
  return pages;
}

/** Loads the texts of the overview pages. */
export async function loadOverviewTexts(locale: Locale): Promise<Like<Overview>> {
  const { overview } = (await import(`./${locale}/overview.ts`)) as { readonly overview: Like<Overview> };
  return overview;
}

/** Loads the texts of error pages, of the end of a visit and of the popup of a photo service. */
export async function loadShortTexts(locale: Locale): Promise<Like<Short>> {
  const { short } = (await import(`./${locale}/short.ts`)) as { readonly short: Like<Short> };
  return short;
}

/** Loads the texts of an order's page and of the pages before the shop's own checkout. */
export async function loadOrderTexts(locale: Locale): Promise<Like<Order>> {
  const { order } = (await import(`./${locale}/order.ts`)) as { readonly order: Like<Order> };
  return order;
}
