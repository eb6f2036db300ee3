import { type ApiLocale, PATHS, type PasswordRule } from '@muro/api';
import { ACCOUNT_TEXTS, PASSWORD_PAGE_TEXTS as SAY } from '@muro/texts/all';
import { sayIn } from '../texts/text.ts';
import { type Html, html } from './page.ts';

/** The rule of passwords and its sentence, for the scripts of forms. */
export const ruleData = (locale: ApiLocale, rule: PasswordRule): Html =>
  html`data-min="${String(rule.min)}" data-max="${String(rule.max)}" data-rule="${sayIn(locale, ACCOUNT_TEXTS.password, { ...rule })}"`;

/** The way to the page that asks for a new one, for forms that ask for a password. */
export const forgottenLink = (locale: ApiLocale): Html =>
  html`<p><a href="${PATHS.forgotPage}?lang=${locale}">${SAY.forgotten[locale]}</a></p>`;
