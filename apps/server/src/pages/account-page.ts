import { type ApiLocale, PATHS, type PasswordRule } from '@muro/api';
import type { ShopData } from '@muro/shop';
import { ACCOUNT_TEXTS, ERROR_TEXTS, PAGE_TEXTS, PASSWORD_PAGE_TEXTS, ACCOUNT_PAGE_TEXTS as SAY } from '@muro/texts/all';
import type { OpenSession } from '../ports/accounts.ts';
import type { SecondFactor } from '../ports/second-factors.ts';
import { sayIn } from '../texts/text.ts';
import { ownCodeField } from './code-field.ts';
import { exitAddress } from './exits.ts';
import { type Html, html, page } from './page.ts';
import { ruleData } from './password-pages.ts';
import { htmlIn, momentPart } from './said-in.ts';
import { secondFactorPart } from './second-factor-part.ts';
import { STYLE } from './shelf-pages.ts';
import { inShop } from './shop-frame.ts';

export interface AccountView {
  readonly name: string;
  readonly email: string;
  readonly isEmailConfirmed: boolean;
  readonly sessions: readonly OpenSession[];
  /** The session that looks at the page. */
  readonly handle: string;
  /** Null: two-step verification is off. */
  readonly factor: SecondFactor | null;
  readonly shop: ShopData;
  readonly passwordRule: PasswordRule;
}

const SCRIPT = '/pages/password.js';
/** Brings the one above. */
const OWN_SCRIPT = '/pages/second-factor.js';

const secret = (name: string, label: string, autocomplete = 'current-password') =>
  html`<label>${label}<input name="${name}" type="password" autocomplete="${autocomplete}" required></label>`;

/** A person's address, password, second factor and devices. */
export function accountPage(locale: ApiLocale, view: AccountView): string {
  const body = html`<p class="quiet">${sayIn(locale, SAY.signedInAs, { name: view.name })} · <a href="${exitAddress('overview', locale)}">${PAGE_TEXTS.overview[locale]}</a></p>
${emailPart(locale, view)}
${passwordPart(locale, view)}
${secondFactorPart(locale, view)}
${devicesPart(locale, view)}
<section><h2>${SAY.export[locale]}</h2><p>${SAY.exportHint[locale]}</p>
<form class="deed" method="post" action="${PATHS.exportAccount}?lang=${locale}"><button>${SAY.exportNow[locale]}</button></form></section>
${leavePart(locale, view)}`;
  return page({
    locale,
    title: SAY.title[locale],
    body,
    script: OWN_SCRIPT,
    style: STYLE,
    ...inShop(view.shop, locale),
  });
}

function emailPart(locale: ApiLocale, { name, email, isEmailConfirmed, factor }: AccountView): Html {
  return html`<section><h2>${SAY.email[locale]}</h2>
<p>${sayIn(locale, isEmailConfirmed ? SAY.emailNow : SAY.emailNowUnconfirmed, { email })}</p>
${isEmailConfirmed ? html`` : confirmPart(locale)}
<form class="sign-in" data-call="${PATHS.ownEmail}" data-purpose="own|${name}" data-done="${(isEmailConfirmed ? SAY.emailAsked : SAY.emailAskedNew)[locale]}" data-fault="${ERROR_TEXTS.ERROR_OCCURRED[locale]}">
<label>${SAY.newEmail[locale]}<input name="email" type="email" autocomplete="email" maxlength="120" required></label>
${secret('current', SAY.current[locale])}
${ownCodeField(locale, factor !== null)}
<p role="alert"></p>
<p><button>${SAY.changeEmail[locale]}</button></p>
</form><p role="status"></p></section>`;
}

/** Sends the link again that the mail of the registration brought. */
const confirmPart = (locale: ApiLocale): Html =>
  html`<div><p>${SAY.confirmNeeded[locale]}</p>
<form class="deed" data-call="${PATHS.sendConfirmation}" data-done="${SAY.linkSent[locale]}" data-fault="${ERROR_TEXTS.ERROR_OCCURRED[locale]}">
<p role="alert"></p><button>${SAY.sendLink[locale]}</button></form><p role="status"></p></div>`;

function passwordPart(locale: ApiLocale, { name, passwordRule: rule, factor }: AccountView): Html {
  return html`<section><h2>${SAY.password[locale]}</h2>
<p>${sayIn(locale, SAY.passwordHint, { ...rule })}</p>
<form class="sign-in" data-call="${PATHS.ownPassword}" data-purpose="own|${name}" data-done="${SAY.passwordSaved[locale]}" data-differ="${ACCOUNT_TEXTS.passwordsDiffer[locale]}" ${ruleData(locale, rule)} data-fault="${ERROR_TEXTS.ERROR_OCCURRED[locale]}">
${secret('current', SAY.current[locale])}
${secret('password', PASSWORD_PAGE_TEXTS.choose[locale], 'new-password')}
${secret('again', PASSWORD_PAGE_TEXTS.again[locale], 'new-password')}
${ownCodeField(locale, factor !== null)}
<p role="alert"></p>
<p><button>${PASSWORD_PAGE_TEXTS.save[locale]}</button></p>
</form><p role="status"></p></section>`;
}

function devicesPart(locale: ApiLocale, { sessions, handle }: AccountView): Html {
  const rows = sessions.map((session) => {
    const name = session.agent || SAY.unknownDevice[locale];
    const own = session.handle === handle ? html` (${SAY.thisDevice[locale]})` : html``;
    const seen = htmlIn(locale, SAY.seen, { date: momentPart(locale, session.seenAt) });
    return html`<li><div><p class="name">${name}${own}</p><p class="quiet">${seen}</p>
${endForm(locale, session.handle, html`${SAY.endOne[locale]}<span class="unseen">: ${name}</span>`)}</div></li>`;
  });
  return html`<section><h2>${SAY.devices[locale]}</h2><p>${SAY.devicesHint[locale]}</p><ul class="rows">${rows}</ul>
${endForm(locale, 'all', html`${SAY.endAll[locale]}`)}</section>`;
}

function leavePart(locale: ApiLocale, { name, factor }: AccountView): Html {
  return html`<section><h2>${SAY.leave[locale]}</h2><p>${SAY.leaveHint[locale]}</p>
<details><summary>${SAY.leave[locale]}</summary>
<form class="sign-in" data-call="${PATHS.leaveAccount}" data-ends data-purpose="own|${name}" data-done="${SAY.left[locale]}" data-fault="${ERROR_TEXTS.ERROR_OCCURRED[locale]}">
${secret('current', SAY.current[locale])}
${ownCodeField(locale, factor !== null)}
<p role="alert"></p>
<p><button>${SAY.leaveNow[locale]}</button></p>
</form><p role="status"></p></details></section>`;
}

const endForm = (locale: ApiLocale, handle: string, words: Html): Html =>
  html`<form class="deed" method="post" action="${PATHS.ownSessions}?lang=${locale}"><input type="hidden" name="session" value="${handle}"><button class="plain">${words}</button></form>`;

/** Where the links of the mails about another address lead: opening one uses nothing up. */
export function confirmEmailPage(locale: ApiLocale, shop: ShopData): string {
  const body = html`<p>${SAY.confirmHint[locale]}</p>
<form class="sign-in" data-call="${PATHS.confirmEmail}" data-token data-fault="${ERROR_TEXTS.ERROR_OCCURRED[locale]}">
<p role="alert"></p>
<p><button>${SAY.confirm[locale]}</button></p>
</form>
<p role="status"></p>
<p><a href="${PATHS.accountPage}?lang=${locale}">${SAY.title[locale]}</a></p>`;
  return page({ locale, title: SAY.confirmTitle[locale], body, script: SCRIPT, ...inShop(shop, locale) });
}
