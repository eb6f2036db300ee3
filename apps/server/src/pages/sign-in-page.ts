import { type ApiLocale, PATHS, type PasswordRule } from '@muro/api';
import type { ShopData } from '@muro/shop';
import { ACCOUNT_TEXTS, ERROR_TEXTS, PAGE_TEXTS, PASSWORD_PAGE_TEXTS, REGISTER_TEXTS, SECOND_FACTOR_TEXTS } from '@muro/texts/all';
import { codeField } from './code-field.ts';
import { type Html, html, page } from './page.ts';
import { forgottenLink, ruleData } from './password-pages.ts';
import { inShop } from './shop-frame.ts';

/** A page for signed-in people, for a visitor who is not: it loads anew behind the sign-in. */
export function signInPage(
  locale: ApiLocale,
  shop: ShopData,
  words: { readonly title: string; readonly why: string; readonly rule: PasswordRule },
): string {
  const say = PAGE_TEXTS;
  const body = html`<p>${words.why}</p>
<form class="sign-in" data-wrong="${ACCOUNT_TEXTS.wrongCredentials[locale]}" ${ruleData(locale, words.rule)} data-fault="${ERROR_TEXTS.ERROR_OCCURRED[locale]}">
<label>${PASSWORD_PAGE_TEXTS.who[locale]}<input name="username" autocomplete="username" required></label>
<label>${say.password[locale]}<input name="password" type="password" autocomplete="current-password" required></label>
<p role="alert"></p>
<p><button>${say.signIn[locale]}</button></p>
</form>
${codePart(locale)}
${forgottenLink(locale)}
<p><a href="${PATHS.registerPage}?lang=${locale}">${REGISTER_TEXTS.title[locale]}</a></p>
<p><a href="/htmlapp/?lang=${locale}">${say.design[locale]}</a></p>`;
  return page({
    locale,
    title: words.title,
    body,
    script: '/pages/sign-in.js',
    ...inShop(shop, locale),
  });
}

/** The second step, for accounts with two-step verification. */
const codePart = (locale: ApiLocale): Html =>
  html`<form class="sign-in" data-step="code" hidden data-fault="${ERROR_TEXTS.ERROR_OCCURRED[locale]}">
<p>${SECOND_FACTOR_TEXTS.signInHint[locale]}</p>
${codeField(locale)}
<p class="quiet">${SECOND_FACTOR_TEXTS.lost[locale]}</p>
<p role="alert"></p>
<p><button>${PAGE_TEXTS.signIn[locale]}</button></p>
<p><button type="button" class="plain">${SECOND_FACTOR_TEXTS.startAgain[locale]}</button></p>
</form>`;
