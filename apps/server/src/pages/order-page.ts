import { ADDRESS_PARTS, type ApiLocale, countryText, MAX_EMAIL, type OrderState, PATHS } from '@muro/api';
import { distinctNames, namePart } from '@muro/domain';
import type { ShopData } from '@muro/shop';
import { ORDER_STATE_TEXTS, PAGE_TEXTS, ORDER_PAGE_TEXTS as SAY } from '@muro/texts/all';
import type { PlacedOrder } from '../ports/orders.ts';
import { labelled } from '../texts/labelled.ts';
import { headFacts, lineText, priceFacts, wayFacts } from '../texts/order-fact-rows.ts';
import { sayIn } from '../texts/text.ts';
import { exitAddress, orderAgainAddresses } from './exits.ts';
import { type Html, html, page } from './page.ts';
import { htmlIn, momentPart } from './said-in.ts';
import { inShop } from './shop-frame.ts';
import { withdrawalPart } from './withdrawal-part.ts';

/** The frame of an order's page: its script knows the secret behind the '#', which no server is sent in an address. */
export function orderShell(locale: ApiLocale, shop: ShopData): string {
  const body = html`<div class="order" data-unknown="${SAY.unknown[locale]}" data-sign-in="${SAY.signIn[locale]}" data-away="${SAY.away[locale]}" data-overview="${exitAddress('overview', locale)}" data-overview-name="${PAGE_TEXTS.signIn[locale]}">
<p id="notice" role="status">${SAY.loading[locale]}</p>
<noscript>${SAY.noScript[locale]}</noscript>
<div id="picture"></div>
<section id="state" aria-live="polite"></section>
<section id="details"></section>
<section id="withdrawal"></section>
<section id="changes"></section>
</div>`;
  return page({
    locale,
    title: SAY.title[locale],
    body,
    script: '/pages/order.js',
    style: '/pages/order.css',
    ...inShop(shop, locale),
  });
}

export interface OrderView {
  readonly order: PlacedOrder;
  readonly shop: ShopData;
  readonly locale: ApiLocale;
  readonly isByLink: boolean;
  readonly now: Date;
}

/** The parts of the page that change, by their ids. */
export function orderParts(view: OrderView): Readonly<Record<'state' | 'details' | 'withdrawal' | 'changes', string>> {
  return {
    state: statePart(view).html,
    details: detailsPart(view).html,
    withdrawal: withdrawalPart(view).html,
    changes: changesPart(view).html,
  };
}

const STAGES: readonly OrderState[] = ['received', 'printing', 'printed', 'sent'];

function statePart({ order, locale }: OrderView): Html {
  const { state, parcels, payment, holdReason } = order;
  const at = STAGES.indexOf(state);
  const stages = STAGES.map((stage, index) => {
    const mark = index < at ? 'past' : index === at ? 'now' : 'next';
    return html`<li class="${mark}">${ORDER_STATE_TEXTS[stage][locale]}</li>`;
  });
  const paid = payment === 'to-be-paid' ? html`` : html` <span class="mark">${SAY[payment][locale]}</span>`;
  return html`<h2>${SAY.stateTitle[locale]}</h2>
${at < 0 ? html`` : html`<ol class="stages" aria-hidden="true">${stages}</ol>`}
<p><strong>${ORDER_STATE_TEXTS[state][locale]}.</strong> ${SAY[state][locale]}${holdReason === '' || state === 'cancelled' ? html`` : html` ${SAY.held[locale]}`}${paid}</p>
${parcels.map(
  ({ carrier, code, url }) =>
    html`<p>${labelled(locale, SAY.parcel[locale], carrier)}, ${url === '' ? html`${code}` : html`<a href="${url}" rel="noreferrer" target="_blank">${code}</a>`}</p>`,
)}`;
}

function detailsPart({ order, locale, shop }: OrderView): Html {
  const facts = [...headFacts(order, locale, shop.timeZone), ...priceFacts(order, locale), ...wayFacts(order, locale)];
  const rows = facts.map(
    ({ label, lines, moment, isStrong }) =>
      html`<div${isStrong ? html` class="strong"` : html``}><dt>${label}</dt><dd>${moment ? momentPart(locale, moment) : lines.flatMap((line, at) => (at === 0 ? [html`${line}`] : [html`<br>`, html`${line}`]))}</dd></div>`,
  );
  const pictures = JSON.stringify(order.lines.map((line) => lineText(line, locale)));
  const ways = orderAgainAddresses(order, shop, locale);
  const names = distinctNames(order.lines.map(({ design }) => namePart(design)));
  const again = ways.map((address, at) => {
    const words = ways.length > 1 ? labelled(locale, SAY.again[locale], names[at] ?? '') : SAY.again[locale];
    return html`<p><a class="way" href="${address}">${words}</a></p>`;
  });
  return html`<h2>${SAY.detailsTitle[locale]}</h2><dl class="facts" data-pictures="${pictures}">${rows}</dl>
${again}`;
}

/** What the buyer may still change; nothing once the time is over. */
function changesPart(view: OrderView): Html {
  const { order, locale, isByLink, now } = view;
  const { graceUntil, state } = order;
  const isOpen = graceUntil !== null && graceUntil > now && (state === 'received' || state === 'failed');
  const link = isByLink ? html`` : linkForm(locale);
  if (!isOpen || !graceUntil) return link;
  return html`<h2>${SAY.changeTitle[locale]}</h2>
<p>${htmlIn(locale, SAY.changeUntil, { time: momentPart(locale, graceUntil) })}</p>
${state === 'received' ? addressForm(view) : html``}
<details><summary>${SAY.cancel[locale]}</summary>
<form class="fields" data-call="${PATHS.orderPageCancel}">
<p>${SAY.cancelHint[locale]}</p>
${emailField(view)}
<p role="alert"></p>
<p><button>${SAY.cancelForGood[locale]}</button></p>
</form></details>
${link}`;
}

function addressForm(view: OrderView): Html {
  const { locale, order } = view;
  const { address } = order;
  const fields = ADDRESS_PARTS.map(({ part, most, isRequired, autoComplete }) =>
    part === 'country'
      ? html``
      : html`<label>${SAY[part][locale]}<input name="${part}" value="${address[part]}" maxlength="${most}"${isRequired ? html` required` : html``} autocomplete="shipping ${autoComplete}"></label>
`,
  );
  return html`<details><summary>${SAY.changeAddress[locale]}</summary>
<form class="fields" data-call="${PATHS.orderPageAddress}" data-done="${SAY.addressSaved[locale]}">
${fields}<p class="quiet">${sayIn(locale, SAY.sameCountry, { country: countryText(address.country, locale) })}</p>
${emailField(view)}
<p role="alert"></p>
<p><button>${SAY.saveAddress[locale]}</button></p>
</form></details>`;
}

const emailField = ({ isByLink, locale }: OrderView): Html =>
  isByLink
    ? html`<label>${SAY.confirmEmail[locale]}<input name="email" type="email" maxlength="${MAX_EMAIL}" required autocomplete="email"></label>`
    : html``;

const linkForm = (locale: ApiLocale): Html => html`<details><summary>${SAY.newLink[locale]}</summary>
<form class="fields" data-call="${PATHS.orderPageLink}" data-done="${SAY.linkReplaced[locale]}">
<p>${SAY.newLinkHint[locale]}</p>
<p role="alert"></p>
<p><button>${SAY.newLink[locale]}</button></p>
</form></details>`;
