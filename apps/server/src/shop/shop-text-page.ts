import type { ApiLocale } from '@muro/api';
import { type ShopData, type ShopText, shopText } from '@muro/shop';
import { FOOT_TEXTS, PAGE_TEXTS, VISITOR_TEXTS } from '@muro/texts/all';
import { markdown } from '../http/pages/markdown.ts';
import { html, page } from '../http/pages/page.ts';
import { shopParts } from '../http/pages/shop-frame.ts';

const backLink = (locale: ApiLocale) =>
  html`<p><a class="action" href="/htmlapp/?lang=${locale}">${VISITOR_TEXTS.makeCollage[locale]}</a></p>`;

/** Returns the page of the terms, standalone or for the lightbox of the register form. */
export function termsPage(locale: ApiLocale, shop: ShopData, isFramed: boolean): string {
  return shopTextPage(locale, shop, 'terms', isFramed);
}

/** Returns a page with a text of the shop; a missing translation is replaced by another language. */
export function shopTextPage(locale: ApiLocale, shop: ShopData, text: ShopText, isFramed = false): string {
  const found = shopText(shop, text, locale);
  const content = found ? html`<div lang="${found.locale}">${markdown(found.markdown)}</div>` : html`<p>${unwritten(text)[locale]}</p>`;
  const body = html`${content}${isFramed ? [] : backLink(locale)}`;
  return page({
    locale,
    title: TITLES[text][locale],
    body,
    isFramed,
    ...shopParts(shop, locale),
  });
}

const TITLES = { terms: FOOT_TEXTS.footTerms, privacy: FOOT_TEXTS.footPrivacy, imprint: FOOT_TEXTS.footImprint };

const unwritten = (text: ShopText) => (text === 'terms' ? PAGE_TEXTS.termsText : FOOT_TEXTS.footTrial);
