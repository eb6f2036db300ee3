import { type ApiLocale, LOCALE_TAGS } from '@muro/api';
import { dateInTimeZone, lastWithdrawalDay, type ShopData } from '@muro/shop';
import { FACT_TEXTS, WITHDRAWAL_TEXTS as SAY, TEXTS } from '@muro/texts/all';
import { textIn } from '../../texts/text.ts';
import type { MailFacts } from '../types/mail.ts';
import type { Block } from './letter.ts';
import { type Fact, lineText, momentText } from './order-fact-rows.ts';

type Statement = Pick<MailFacts, 'order' | 'withdrawal'> & { readonly shop: Pick<ShopData, 'timeZone'> };

/** Returns the statement of withdrawal with its time: a receipt has to repeat all of it. */
export function statementBlock({ order, shop, withdrawal }: Statement, locale: ApiLocale): Block {
  if (!withdrawal) return { kind: 'facts', facts: [] };
  const { name, email, at } = withdrawal;
  const lines = withdrawal.lines.flatMap((line) => order.lines[line - 1] ?? []).map((line) => lineText(line, locale));
  const facts: readonly Fact[] = [
    { label: textIn(locale, SAY.statement, { id: order.id }).replace(/\s*:$/, ''), lines, isStrong: true },
    { label: TEXTS[locale].cart.cartName, lines: [name] },
    { label: FACT_TEXTS.email[locale], lines: [order.address.email, email].filter(Boolean) },
    { label: FACT_TEXTS.date[locale], lines: [momentText(at, locale, shop.timeZone)] },
  ];
  return { kind: 'facts', facts };
}

/** Returns the agreed right of withdrawal; if only some lines can be returned, it lists them. */
export function rightText({ order }: Pick<MailFacts, 'order'>, locale: ApiLocale): string {
  const linesWithRight = order.lines.filter(({ withdrawal }) => withdrawal === '14 days');
  const linesWithoutRight = order.lines.filter(({ withdrawal }) => withdrawal === 'none');
  const namesOf = (lines: typeof linesWithRight) => lines.map((line) => lineText(line, locale)).join('; ');
  if (linesWithRight.length === 0) return TEXTS[locale].cart.cartNoWithdrawal;
  const sentences = [SAY.untilOpen[locale], textIn(locale, SAY.way, { here: SAY.here[locale] })];
  return [...sentences, ...(linesWithoutRight.length === 0 ? [] : [textIn(locale, SAY.not, { what: namesOf(linesWithoutRight) })])].join(
    ' ',
  );
}

/** Returns a note to the shop if a statement came after the end of the withdrawal period; '' otherwise. */
export function lateText({ order, shop: { timeZone }, withdrawal }: Statement, locale: ApiLocale): string {
  const last = lastWithdrawalDay(order, timeZone);
  return last && withdrawal && dateInTimeZone(withdrawal.at, timeZone) > last
    ? textIn(locale, SAY.late, { date: dayText(last, locale) })
    : '';
}

/** Formats a day such as '2026-11-19' for a language. */
const dayText = (day: string, locale: ApiLocale): string =>
  new Date(day).toLocaleDateString(LOCALE_TAGS[locale], { dateStyle: 'long', timeZone: 'UTC' });
