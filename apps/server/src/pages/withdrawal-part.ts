import { type ApiLocale, PATHS } from '@muro/api';
import { lastWithdrawalDay, type ShopData, withdrawableLines } from '@muro/shop';
import { ORDER_PAGE_TEXTS, WITHDRAWAL_TEXTS as SAY } from '@muro/texts/all';
import type { PlacedOrder } from '../ports/orders.ts';
import { lineText } from '../texts/order-fact-rows.ts';
import { sayIn } from '../texts/text.ts';
import { dayText } from '../texts/withdrawal.ts';
import { type Html, html } from './page.ts';
import { htmlIn, momentPart } from './said-in.ts';

interface WithdrawalView {
  readonly order: PlacedOrder;
  readonly shop: Pick<ShopData, 'timeZone'>;
  readonly locale: ApiLocale;
  readonly now: Date;
}

/** The two steps by which a buyer withdraws, without sign-in, and what was withdrawn from; nothing for what has no such right. */
export function withdrawalPart(view: WithdrawalView): Html {
  const { order, locale, now } = view;
  const open = withdrawableLines(order, now);
  const said = order.lines.flatMap((line) => {
    const { withdrawnAt } = line;
    if (!withdrawnAt) return [];
    return [
      html`<p>${htmlIn(locale, SAY.withdrawn, { time: momentPart(locale, withdrawnAt), what: html`${lineText(line, locale)}` })}</p>`,
    ];
  });
  if (said.length === 0 && open.length === 0) return html``;
  return html`<h2>${SAY.title[locale]}</h2>
${said}
${open.length === 0 ? html`` : openPart(view, open)}`;
}

function openPart({ order, shop, locale }: WithdrawalView, open: readonly number[]): Html {
  const last = lastWithdrawalDay(order, shop.timeZone);
  const made = order.lines.filter(({ withdrawal }) => withdrawal === 'none').map((line) => lineText(line, locale));
  return html`<p>${last === null ? SAY.untilOpen[locale] : sayIn(locale, SAY.until, { date: dayText(last, locale) })}${made.length === 0 ? html`` : html` ${sayIn(locale, SAY.not, { what: made.join('; ') })}`}</p>
<details class="step"><summary>${SAY.here[locale]}</summary>
<form class="fields" data-call="${PATHS.orderPageWithdraw}" data-done="${SAY.done[locale]}">
<fieldset><legend>${sayIn(locale, SAY.statement, { id: order.id })}</legend>
${open.map((line) => choice(order, line, locale))}
</fieldset>
<label>${ORDER_PAGE_TEXTS.name[locale]}<input name="name" value="${order.address.name}" maxlength="120" required autocomplete="name"></label>
<p>${SAY.receipt[locale]}</p>
<label>${SAY.elsewhere[locale]}<input name="email" type="email" maxlength="120" autocomplete="off"></label>
<p role="alert"></p>
<p><button>${SAY.confirm[locale]}</button></p>
</form></details>`;
}

/** The whole order unless somebody says otherwise. */
function choice(order: PlacedOrder, line: number, locale: ApiLocale): Html {
  const placed = order.lines[line - 1];
  return html`<label class="choice"><input type="checkbox" name="lines" value="${line}" checked>${placed ? lineText(placed, locale) : ''}</label>`;
}
