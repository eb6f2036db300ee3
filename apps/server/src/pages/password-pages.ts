import { type ApiLocale, PATHS, type PasswordRule } from '@muro/api';
import type { ShopData } from '@muro/shop';
import { ACCOUNT_TEXTS } from '../texts/account.ts';
import { ERROR_TEXTS } from '../texts/errors.ts';
import { PAGE_TEXTS } from '../texts/pages.ts';
import { PASSWORD_PAGE_TEXTS as SAY } from '../texts/password-pages.ts';
import { sayIn } from '../texts/text.ts';
import { exitAddress } from './exits.ts';
import { type Html, html, page } from './page.ts';
import { inShop } from './shop-frame.ts';

const SCRIPT = '/pages/password.js';

/** The rule of passwords and its sentence, for the scripts of forms. */
export const ruleData = (locale: ApiLocale, rule: PasswordRule): Html =>
  html`data-min="${String(rule.min)}" data-max="${String(rule.max)}" data-rule="${sayIn(locale, ACCOUNT_TEXTS.password, { ...rule })}"`;

/** The way to the page below, for forms that ask for a password. */
export const forgottenLink = (locale: ApiLocale): Html =>
  html`<p><a href="${PATHS.forgotPage}?lang=${locale}">${SAY.forgotten[locale]}</a></p>`;

/** Asks who has forgotten a password, and says the same to everybody. */
export function forgotPage(locale: ApiLocale, shop: ShopData): string {
  const body = html`<p>${SAY.forgottenHint[locale]}</p>
<form class="sign-in" data-call="${PATHS.forgotPassword}" data-done="${SAY.sent[locale]}" data-fault="${ERROR_TEXTS.ERROR_OCCURRED[locale]}">
<label>${SAY.who[locale]}<input name="who" autocomplete="username" maxlength="120" required></label>
<p role="alert"></p>
<p><button>${SAY.send[locale]}</button></p>
</form>
<p role="status"></p>
<p><a href="${exitAddress('overview', locale)}">${PAGE_TEXTS.signIn[locale]}</a></p>`;
  return page({ locale, title: SAY.forgotten[locale], body, script: SCRIPT, ...inShop(shop, locale) });
}

/** Where the link of a mail leads: opening it uses nothing up. */
export function resetPage(locale: ApiLocale, shop: ShopData, rule: PasswordRule): string {
  const field = (name: string, label: string) =>
    html`<label>${label}<input name="${name}" type="password" autocomplete="new-password" required></label>`;
  const body = html`<p>${sayIn(locale, SAY.chooseHint, { ...rule })}</p>
<form class="sign-in" data-call="${PATHS.resetPassword}" data-token data-purpose="reset|" data-done="${SAY.saved[locale]}" data-differ="${ACCOUNT_TEXTS.passwordsDiffer[locale]}" ${ruleData(locale, rule)} data-fault="${ERROR_TEXTS.ERROR_OCCURRED[locale]}">
${field('password', SAY.choose[locale])}
${field('again', SAY.again[locale])}
<p role="alert"></p>
<p><button>${SAY.save[locale]}</button></p>
</form>
<p role="status"></p>
<p><a href="${exitAddress('overview', locale)}">${PAGE_TEXTS.signIn[locale]}</a></p>`;
  return page({ locale, title: SAY.choose[locale], body, script: SCRIPT, ...inShop(shop, locale) });
}
