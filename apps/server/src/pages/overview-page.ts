import { type ApiLocale, PATHS, pathOf } from '@muro/api';
import type { MaterialCode } from '@muro/domain';
import type { ShopData } from '@muro/shop';
import {
  ACCOUNT_PAGE_TEXTS,
  FACT_TEXTS,
  MAIL_TEXTS,
  MATERIAL_NAMES,
  ORDER_STATE_TEXTS,
  PAGE_TEXTS,
  PRINT_FAILURE_TEXTS,
  SHELF_TEXTS,
} from '@muro/texts/all';
import type { OrderLine, PlacedOrder } from '../ports/orders.ts';
import { money } from '../texts/money.ts';
import { printFailureOf } from '../texts/print-failures.ts';
import { sayIn } from '../texts/text.ts';
import { exitAddress, orderAgainAddresses } from './exits.ts';
import { type Html, html, page } from './page.ts';
import { dayPart, htmlIn, sizeText } from './said-in.ts';
import { binRow, collageRow, deedForm, type NamedCollage, STYLE } from './shelf-pages.ts';
import { inShop } from './shop-frame.ts';

interface ShownOrders {
  readonly orders: readonly PlacedOrder[];
  /** The last of these orders, where there are older ones. */
  readonly olderThan: number | null;
  readonly shop: ShopData;
}

export interface Overview extends ShownOrders {
  readonly collages: readonly NamedCollage[];
  /** What was just done, and with which collage. */
  readonly said: { readonly text: SaidKey; readonly collageId: number } | null;
}

const SAID_KEYS = ['renamed', 'copied', 'removed', 'broughtBack'] as const;
export type SaidKey = (typeof SAID_KEYS)[number];
export const isSaidKey = (text: unknown): text is SaidKey => (SAID_KEYS as readonly unknown[]).includes(text);

/** What a person has saved and ordered, with the ways back to it. [EXIT-03] */
export function overviewPage(locale: ApiLocale, username: string, { collages, said, ...shown }: Overview): string {
  const say = PAGE_TEXTS;
  const body = html`<form method="post" action="${PATHS.signOut}?page=overview&lang=${locale}"><p class="quiet">${username} · <a href="${PATHS.accountPage}?lang=${locale}">${ACCOUNT_PAGE_TEXTS.title[locale]}</a> · <button class="plain">${say.signOut[locale]}</button></p></form>
${saidPart(locale, said)}
${rows(
  collages.filter(({ removedAt }) => removedAt === null).map((collage) => collageRow(locale, collage)),
  say.noCollages[locale],
)}
<p><a class="action" href="/htmlapp/?lang=${locale}">${say.design[locale]}</a></p>
${binPart(
  locale,
  collages.filter(({ removedAt }) => removedAt !== null),
)}
<h2>${say.orders[locale]}</h2>
${ordersPart(locale, shown)}`;
  return page({ locale, title: say.overview[locale], body, style: STYLE, ...inShop(shown.shop, locale) });
}

/** The orders before those of the overview, and the way back to it. */
export function olderOrdersPage(locale: ApiLocale, shown: ShownOrders): string {
  const body = html`${ordersPart(locale, shown)}
<p><a class="way" href="${exitAddress('overview', locale)}">${PAGE_TEXTS.overview[locale]}</a></p>`;
  return page({ locale, title: PAGE_TEXTS.orders[locale], body, style: STYLE, ...inShop(shown.shop, locale) });
}

function ordersPart(locale: ApiLocale, { orders, olderThan, shop }: ShownOrders): Html {
  const shown = rows(
    orders.map((order) => orderRow(locale, shop, order)),
    PAGE_TEXTS.noOrders[locale],
  );
  if (olderThan === null) return shown;
  const older = `${exitAddress('overview', locale)}?after=${olderThan}`;
  return html`${shown}
<p><a class="way" href="${older}">${PAGE_TEXTS.olderOrders[locale]}</a></p>`;
}

/** What was done, with the way back where something went. */
function saidPart(locale: ApiLocale, said: Overview['said']): Html {
  if (!said) return html``;
  const undo = deedForm(
    locale,
    { id: said.collageId, deed: 'bring-back' },
    html`<button class="plain">${SHELF_TEXTS.undo[locale]}</button>`,
  );
  return html`<div class="said" role="status"><p>${SHELF_TEXTS[said.text][locale]}</p>${said.text === 'removed' ? undo : html``}</div>`;
}

function binPart(locale: ApiLocale, gone: readonly NamedCollage[]): Html {
  if (gone.length === 0) return html``;
  return html`<details><summary>${SHELF_TEXTS.bin[locale]} (${gone.length})</summary><p class="quiet">${SHELF_TEXTS.binHint[locale]}</p>
<ul class="rows">${gone.map((collage) => binRow(locale, collage))}</ul></details>`;
}

const rows = (items: readonly Html[], none: string): Html =>
  items.length === 0 ? html`<p class="quiet">${none}</p>` : html`<ul class="rows">${items}</ul>`;

function orderRow(locale: ApiLocale, shop: ShopData, order: PlacedOrder): Html {
  const picture = pathOf(PATHS.orderPicture, { id: order.id });
  const line = htmlIn(locale, PAGE_TEXTS.orderLine, { id: html`${order.id}`, date: dayPart(locale, order.createdAt) });
  const reason = order.state === 'failed' ? html` ${sayIn(locale, PRINT_FAILURE_TEXTS[printFailureOf(order.reason)])}` : html``;
  const ways = orderAgainAddresses(order, shop, locale);
  // The order's own page has a way for each.
  const again = ways.length > 1 ? html`` : html`<a class="way" href="${ways[0] ?? ''}">${SHELF_TEXTS.orderAgain[locale]}</a>`;
  return html`<li><img src="${picture}" alt="${sayIn(locale, PAGE_TEXTS.pictureOf, { name: order.design })}">
<div><p>${line}</p>
${order.lines.map((each) => html`<p>${lineText(locale, each)}</p>`)}
<p>${FACT_TEXTS.total[locale]}: ${money(order.totalCents, order.currency, locale)}</p>
<p class="quiet">${ORDER_STATE_TEXTS[order.state][locale]}${reason}</p>
<p class="ways"><a class="way" href="${PATHS.orderPage}?id=${order.id}&lang=${locale}">${MAIL_TEXTS.toOrder[locale]}</a>${again}</p></div></li>`;
}

function lineText(locale: ApiLocale, { quantity, design, material, ...size }: OrderLine): string {
  return `${quantity} × ${design}, ${sizeText(locale, size)}, ${MATERIAL_NAMES[material as MaterialCode]?.[locale] ?? material}`;
}
