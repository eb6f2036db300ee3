import { type ApiLocale, PATHS, pathOf } from '@muro/api';
import type { MaterialCode } from '@muro/domain';
import type { ShopData } from '@muro/shop';
import type { CollageVersion } from '../ports/collages.ts';
import type { PlacedOrder } from '../ports/orders.ts';
import { MAIL_TEXTS } from '../texts/mails.ts';
import { MATERIAL_NAMES } from '../texts/materials.ts';
import { money } from '../texts/money.ts';
import { PAGE_TEXTS } from '../texts/pages.ts';
import { PASSWORD_PAGE_TEXTS } from '../texts/password-pages.ts';
import { PRINT_FAILURE_TEXTS, printFailureOf } from '../texts/print-failures.ts';
import { sayIn } from '../texts/text.ts';
import { editAddress } from './exits.ts';
import { type Html, html, page } from './page.ts';
import { forgottenLink } from './password-pages.ts';
import { shopFoot, shopMark } from './shop-frame.ts';

export interface Overview {
  readonly collages: readonly (Omit<CollageVersion, 'xml'> & { readonly design: string })[];
  readonly orders: readonly PlacedOrder[];
  readonly shop: ShopData;
}

/** What a person has saved and ordered, with the ways back to it. [EXIT-03] */
export function overviewPage(locale: ApiLocale, username: string, { collages, orders, shop }: Overview): string {
  const say = PAGE_TEXTS;
  const body = html`<form method="post" action="${PATHS.signOut}?page=overview&lang=${locale}"><p class="quiet">${username} · <button class="plain">${say.signOut[locale]}</button></p></form>
<h2>${say.collages[locale]}</h2>
${rows(
  collages.map((collage) => collageRow(locale, collage)),
  say.noCollages[locale],
)}
<p><a class="action" href="/htmlapp/?lang=${locale}">${say.design[locale]}</a></p>
<h2>${say.orders[locale]}</h2>
${rows(
  orders.map((order) => orderRow(locale, order)),
  say.noOrders[locale],
)}`;
  return page({ locale, title: say.overview[locale], body, mark: shopMark(shop), foot: shopFoot(shop, locale) });
}

/** The same page for a visitor who is not signed in. */
export function overviewSignInPage(locale: ApiLocale, shop: ShopData, texts: { readonly wrong: string; readonly fault: string }): string {
  const say = PAGE_TEXTS;
  const body = html`<p>${say.signInFirst[locale]}</p>
<form class="sign-in" data-wrong="${texts.wrong}" data-fault="${texts.fault}">
<label>${PASSWORD_PAGE_TEXTS.who[locale]}<input name="username" autocomplete="username" required></label>
<label>${say.password[locale]}<input name="password" type="password" autocomplete="current-password" required></label>
<p role="alert"></p>
<p><button>${say.signIn[locale]}</button></p>
</form>
${forgottenLink(locale)}
<p><a href="/htmlapp/?lang=${locale}">${say.design[locale]}</a></p>`;
  return page({
    locale,
    title: say.overview[locale],
    body,
    script: '/pages/sign-in.js',
    mark: shopMark(shop),
    foot: shopFoot(shop, locale),
  });
}

const rows = (items: readonly Html[], none: string): Html =>
  items.length === 0 ? html`<p class="quiet">${none}</p>` : html`<ul class="rows">${items}</ul>`;

function collageRow(locale: ApiLocale, collage: Overview['collages'][number]): Html {
  const id = collage.collageId;
  const picture = pathOf(PATHS.collagePicture, { id });
  const name = collage.design || String(id);
  const order = html` · <a class="way" href="${PATHS.checkout}?collageid=${id}&lang=${locale}">${PAGE_TEXTS.order[locale]}</a>`;
  return html`<li><img src="${picture}" alt="${sayIn(locale, PAGE_TEXTS.pictureOf, { name })}">
<div><p>${name}, ${sizeText(locale, collage)}</p>
<p class="quiet">${sayIn(locale, PAGE_TEXTS.saved, { date: dateText(locale, collage.updatedAt) })}</p>
<p><a class="way" href="${editAddress(locale, id)}">${PAGE_TEXTS.open[locale]}</a>${collage.isFinished ? order : html``}</p></div></li>`;
}

function orderRow(locale: ApiLocale, order: PlacedOrder): Html {
  const picture = pathOf(PATHS.orderPicture, { id: order.id });
  const material = MATERIAL_NAMES[order.material as MaterialCode]?.[locale] ?? order.material;
  const line = sayIn(locale, PAGE_TEXTS.orderLine, { id: order.id, date: dateText(locale, order.createdAt) });
  const reason = order.state === 'failed' ? html` ${sayIn(locale, PRINT_FAILURE_TEXTS[printFailureOf(order.reason)])}` : html``;
  return html`<li><img src="${picture}" alt="${sayIn(locale, PAGE_TEXTS.pictureOf, { name: order.design })}">
<div><p>${line}</p>
<p>${order.quantity} × ${order.design}, ${sizeText(locale, order)}, ${material}: ${money(order.totalCents, order.currency, locale)}</p>
<p class="quiet">${PAGE_TEXTS[order.state][locale]}${reason}</p>
<p><a class="way" href="${PATHS.orderPage}?id=${order.id}&lang=${locale}">${MAIL_TEXTS.toOrder[locale]}</a></p></div></li>`;
}

const sizeText = (locale: ApiLocale, { width, height }: { width: number; height: number }) =>
  `${width.toLocaleString(locale)} x ${height.toLocaleString(locale)} cm`;

const dateText = (locale: ApiLocale, moment: Date) => moment.toLocaleDateString(locale, { dateStyle: 'long' });
