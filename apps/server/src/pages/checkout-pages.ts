import { type ApiLocale, type OrderDraftAnswer, PATHS } from '@muro/api';
import type { MaterialCode } from '@muro/domain';
import type { ShopData } from '@muro/shop';
import { FRAME_TEXTS, MATERIAL_NAMES, CHECKOUT_TEXTS as SAY, SHORT_PAGE_TEXTS, VISITOR_TEXTS } from '@muro/texts/all';
import { money } from '../texts/money.ts';
import { sayIn } from '../texts/text.ts';
import { editAddress } from './exits.ts';
import { type Html, html, page } from './page.ts';
import { inShop } from './shop-frame.ts';

const STYLE = '/pages/account.css';

const framed = (locale: ApiLocale, shop: ShopData, title: string, body: Html): string =>
  page({ locale, title, body, style: STYLE, ...inShop(shop, locale) });

type Offer = OrderDraftAnswer['materials'][number];

export interface MaterialChoice {
  readonly draft: OrderDraftAnswer;
  /** Address of the object on a material. */
  readonly pictureOn: (material: string) => string;
}

/** A collage without a material, before it goes to the shop's own checkout: each with picture and price, VAT in it. */
export function materialPage(locale: ApiLocale, shop: ShopData, choice: MaterialChoice): string {
  const { draft } = choice;
  const rows = draft.materials.map((offer) => offerRow(locale, choice, offer));
  const body = html`<p>${SAY.chooseHint[locale]}</p><ul class="rows">${rows}</ul>
<p><a href="${editAddress(locale, draft.collageid)}">${SAY.open[locale]}</a></p>`;
  return framed(locale, shop, SAY.choose[locale], body);
}

function offerRow(locale: ApiLocale, { draft, pictureOn }: MaterialChoice, offer: Offer): Html {
  const { collageid, currency } = draft;
  const { material, isWhole, priceCents } = offer;
  const name = MATERIAL_NAMES[material as MaterialCode]?.[locale] ?? material;
  const price = money(priceCents, currency, locale);
  const query = new URLSearchParams({ collageid: String(collageid), material, lang: locale });
  const way = isWhole
    ? html`<a class="way" href="${PATHS.checkout}?${query.toString()}">${SAY.toCheckout[locale]}<span class="unseen">: ${name}</span></a>`
    : html`<a class="way" href="${editAddress(locale, collageid)}?material=${material}">${SAY.open[locale]}<span class="unseen">: ${name}</span></a>`;
  const hint = isWhole ? html`` : html`<p class="quiet">${SAY.otherPlaces[locale]}</p>`;
  return html`<li><img src="${pictureOn(material)}" alt=""><div><p class="name">${name}</p><p>${price}</p>${hint}<p class="ways">${way}</p></div></li>`;
}

/** Something is left to do in the collage itself. */
export function notYetPage(locale: ApiLocale, shop: ShopData, left: { readonly collageId: number; readonly sentence: string }): string {
  const body = html`<p>${left.sentence}</p><p><a class="action" href="${editAddress(locale, left.collageId)}">${SAY.open[locale]}</a></p>`;
  return framed(locale, shop, SAY.notYet[locale], body);
}

/** For somebody who is signed in as another than the owner of the collage: it shows nothing of either. */
export function otherAccountPage(locale: ApiLocale, shop: ShopData, who: { readonly name: string; readonly reference: string }): string {
  const query = new URLSearchParams({ page: 'reference', reference: who.reference, lang: locale });
  const body = html`<p>${sayIn(locale, SAY.otherAccountHint, { name: who.name })}</p>
<form method="post" action="${PATHS.signOut}?${query.toString()}"><p><button>${FRAME_TEXTS.signOut[locale]}</button></p></form>
<p><a href="/htmlapp/?lang=${locale}">${VISITOR_TEXTS.makeCollage[locale]}</a></p>`;
  return framed(locale, shop, SAY.otherAccount[locale], body);
}

/** A reference that leads to no collage (any more). */
export function goneReferencePage(locale: ApiLocale, shop: ShopData, sentence: string | null): string {
  const body = html`${sentence === null ? html`` : html`<p>${sentence}</p>`}<p><a class="action" href="/htmlapp/?lang=${locale}">${VISITOR_TEXTS.makeCollage[locale]}</a></p>`;
  return framed(locale, shop, sentence === null ? SAY.gone[locale] : SHORT_PAGE_TEXTS.notFoundTitle[locale], body);
}
