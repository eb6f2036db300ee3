import { type ApiLocale, PATHS } from '@muro/api';
import { ACCOUNT_PAGE_TEXTS, ERROR_TEXTS, SECOND_FACTOR_TEXTS as SAY } from '@muro/texts/all';
import type { SecondFactor } from '../ports/second-factors.ts';
import { sayIn } from '../texts/text.ts';
import { codeField } from './code-field.ts';
import { type Html, html } from './page.ts';
import { htmlIn, momentPart } from './said-in.ts';

interface FactorView {
  readonly name: string;
  /** Null: it is off. */
  readonly factor: SecondFactor | null;
}

/** At most so many left: the page asks to make new ones. */
const FEW_CODES = 3;

/** Two-step verification on the page of an account: setting it up in two steps, or new recovery codes and switching it off. */
export function secondFactorPart(locale: ApiLocale, view: FactorView): Html {
  return html`<section class="factor"><h2>${SAY.title[locale]}</h2>
<p>${SAY.hint[locale]}</p>
${view.factor ? onPart(locale, view.name, view.factor) : offPart(locale, view.name)}
<p role="status"></p>
${codesPart(locale, view.name)}</section>`;
}

const password = (locale: ApiLocale): Html =>
  html`<label>${ACCOUNT_PAGE_TEXTS.current[locale]}<input name="current" type="password" autocomplete="current-password" required></label>`;

/** Attributes of a form that asks for the password. */
const ownForm = (locale: ApiLocale, { name, step, call, done }: Readonly<Record<'name' | 'step' | 'call' | 'done', string>>): Html =>
  html`class="sign-in" data-factor="${step}" data-call="${call}" data-purpose="own|${name}" data-done="${done}" data-fault="${ERROR_TEXTS.ERROR_OCCURRED[locale]}"`;

function offPart(locale: ApiLocale, name: string): Html {
  return html`<details data-set-up><summary>${SAY.setUp[locale]}</summary>
<form ${ownForm(locale, { name, step: 'begin', call: PATHS.beginSecondFactor, done: '' })}>
${password(locale)}
<p role="alert"></p>
<p><button>${SAY.setUp[locale]}</button></p>
</form>
<form hidden class="sign-in" data-factor="confirm" data-call="${PATHS.confirmSecondFactor}" data-done="${SAY.onDone[locale]}" data-fault="${ERROR_TEXTS.ERROR_OCCURRED[locale]}">
<p>${SAY.scan[locale]}</p>
<p class="qr" data-alt="${SAY.qrAlt[locale]}"></p>
<p>${SAY.key[locale]}: <code data-key></code></p>
<p><a data-app>${SAY.openApp[locale]}</a></p>
${codeField(locale, SAY.appCode)}
<p role="alert"></p>
<p><button>${SAY.switchOn[locale]}</button></p>
</form></details>`;
}

function onPart(locale: ApiLocale, name: string, { since, codesLeft }: SecondFactor): Html {
  const few = codesLeft <= FEW_CODES ? html` ${SAY.fewCodes[locale]}` : html``;
  const ownCode = html`${password(locale)}
${codeField(locale)}
<p role="alert"></p>`;
  return html`<div data-on><p>${htmlIn(locale, SAY.isOn, { date: momentPart(locale, since) })}</p>
<p data-left>${sayIn(locale, SAY.codesLeft, { count: codesLeft })}${few}</p>
<details><summary>${SAY.newCodes[locale]}</summary>
<form ${ownForm(locale, { name, step: 'codes', call: PATHS.renewRecoveryCodes, done: SAY.newCodesDone[locale] })}>
${ownCode}
<p><button>${SAY.newCodes[locale]}</button></p>
</form></details>
<details><summary>${SAY.switchOff[locale]}</summary>
<form ${ownForm(locale, { name, step: 'end', call: PATHS.endSecondFactor, done: SAY.offDone[locale] })}>
${ownCode}
<p><button>${SAY.switchOff[locale]}</button></p>
</form></details></div>`;
}

/** The place in which new recovery codes are shown once. */
function codesPart(locale: ApiLocale, name: string): Html {
  return html`<div class="codes" hidden data-name="${name}" data-file="${SAY.fileName[locale]}">
<h3 tabindex="-1">${SAY.codes[locale]}</h3>
<p>${SAY.codesHint[locale]}</p>
<ol></ol>
<p class="ways"><button type="button" class="plain" data-do="copy" data-done="${SAY.copied[locale]}" data-fault="${SAY.notCopied[locale]}">${SAY.copy[locale]}</button>
<button type="button" class="plain" data-do="print">${SAY.print[locale]}</button>
<button type="button" class="plain" data-do="download">${SAY.download[locale]}</button></p>
<p role="status"></p></div>`;
}
