import type { ApiLocale } from '@muro/api';
import { PAGE_TEXTS } from '../texts/pages.ts';
import { exitAddress } from './exits.ts';
import { html, page } from './page.ts';

const backLink = (locale: ApiLocale) => html`<p><a class="action" href="/htmlapp/?lang=${locale}">${PAGE_TEXTS.design[locale]}</a></p>`;

const overviewLink = (locale: ApiLocale) => html`<p><a href="${exitAddress('overview', locale)}">${PAGE_TEXTS.overview[locale]}</a></p>`;

export function donePage(locale: ApiLocale): string {
  const body = html`<p>${PAGE_TEXTS.doneText[locale]}</p>${backLink(locale)}${overviewLink(locale)}`;
  return page({ locale, title: PAGE_TEXTS.doneTitle[locale], body });
}

/** The terms, on their own or inside the lightbox of the register form. */
export function termsPage(locale: ApiLocale, isFramed: boolean): string {
  const body = html`<p>${PAGE_TEXTS.termsText[locale]}</p>${isFramed ? [] : backLink(locale)}`;
  return page({ locale, title: PAGE_TEXTS.terms[locale], body, isFramed });
}

export function notFoundPage(locale: ApiLocale): string {
  return page({ locale, title: PAGE_TEXTS.notFoundTitle[locale], body: html`${backLink(locale)}${overviewLink(locale)}` });
}

/** A refusal or a fault, for people who opened an address by hand. */
export function faultPage(locale: ApiLocale, sentence: string): string {
  const body = html`<p>${sentence}</p>${backLink(locale)}${overviewLink(locale)}`;
  return page({ locale, title: PAGE_TEXTS.faultTitle[locale], body });
}
