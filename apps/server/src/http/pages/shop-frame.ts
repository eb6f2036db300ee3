import { type ApiLocale, PATHS, type ShopMeta } from '@muro/api';
import type { ShopData } from '@muro/shop';
import { FOOT_TEXTS } from '@muro/texts/all';
import { contactLines, footLines } from '../../texts/foot-lines.ts';
import { exitAddress } from './exits.ts';
import { type Html, html } from './page.ts';

/** Returns the shop's logo, or its name, for the header of a page. */
function shopMark({ name, logo }: ShopData): Html {
  return logo === null ? html`${name}` : html`<img class="logo" src="${PATHS.shopLogo}" alt="${name}">`;
}

/** Returns the parts that every page of a shop has: logo, name in the title, footer. */
export const shopParts = (shop: ShopData, locale: ApiLocale) => ({ mark: shopMark(shop), site: shop.name, foot: shopFoot(shop, locale) });

/** Returns the placeholder of the navigation bar, which the web app replaces by its own. */
export const pageBar = (shop: ShopData): Html => html`<header class="page-bar"><span class="shop-mark">${shopMark(shop)}</span></header>`;

/** Returns the shop's data for the pages of the web app, which render header and footer themselves. */
export function shopMeta({ name, logo, isTrial, contact, hours, delivery }: ShopData): ShopMeta {
  const common = { name, hasLogo: logo !== null, isTrial, hours, deliveryDays: delivery[0]?.days ?? null };
  return { ...common, lines: contact ? contactLines(contact) : [], email: contact?.email ?? '' };
}

/** Returns the footer: the seller's contact, opening hours and legal links; a trial shop says that it is one. */
function shopFoot(shop: ShopData, locale: ApiLocale): Html {
  const { contact } = shop;
  const lines = footLines(shop, locale).join(' · ');
  if (shop.isTrial || !contact) return html`<footer><p>${lines}</p></footer>`;
  return html`<footer>
<p>${lines} · <a href="mailto:${contact.email}">${contact.email}</a></p>
<p><a href="${exitAddress('terms', locale)}">${FOOT_TEXTS.footTerms[locale]}</a> · <a href="${PATHS.shopPrivacy}?lang=${locale}">${FOOT_TEXTS.footPrivacy[locale]}</a> · <a href="${PATHS.shopImprint}?lang=${locale}">${FOOT_TEXTS.footImprint[locale]}</a></p>
</footer>`;
}
