import type { ApiLocale, PasswordRule } from '@muro/api';
import type { ShopData } from '@muro/shop';
import { ACCOUNT_PAGE_TEXTS, ACCOUNT_TEXTS, ERROR_TEXTS, PAGE_TEXTS, PASSWORD_PAGE_TEXTS, REGISTER_TEXTS as SAY } from '@muro/texts/all';
import { sayIn } from '../texts/text.ts';
import { exitAddress } from './exits.ts';
import { html, page } from './page.ts';
import { ruleData } from './password-pages.ts';
import { inShop } from './shop-frame.ts';

/** Where somebody makes an account who has no collage open. */
export function registerPage(locale: ApiLocale, shop: ShopData, rule: PasswordRule): string {
  const length = sayIn(locale, ACCOUNT_TEXTS.password, { ...rule });
  const terms = html`<a href="${exitAddress('terms', locale)}" target="_blank">${PAGE_TEXTS.terms[locale]}</a>`;
  const body = html`<p>${SAY.hint[locale]}</p>
<form class="sign-in register" data-overview="${exitAddress('overview', locale)}" data-fault="${ERROR_TEXTS.ERROR_OCCURRED[locale]}" ${ruleData(locale, rule)}>
<label>${PAGE_TEXTS.username[locale]}<input name="username" autocomplete="username" minlength="2" maxlength="20" required></label>
<label>${ACCOUNT_PAGE_TEXTS.email[locale]}<input name="email" type="email" autocomplete="email" maxlength="120" required></label>
<label>${PAGE_TEXTS.password[locale]}<input name="password" type="password" autocomplete="new-password" aria-describedby="length" required></label>
<p class="quiet" id="length">${length}</p>
<label>${PASSWORD_PAGE_TEXTS.again[locale]}<input name="again" type="password" autocomplete="new-password" required></label>
<label class="choice"><input name="newsletter" type="checkbox">${SAY.newsletter[locale]}</label>
<label class="choice"><input name="terms" type="checkbox" required>${SAY.accept[locale]}</label>
<p class="quiet">${terms}</p>
<p role="alert"></p>
<p><button>${SAY.title[locale]}</button></p>
</form>
<p><a href="${exitAddress('overview', locale)}">${SAY.haveOne[locale]}</a></p>`;
  return page({ locale, title: SAY.title[locale], body, script: '/pages/register.js', ...inShop(shop, locale) });
}
