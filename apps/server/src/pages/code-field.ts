import type { ApiLocale } from '@muro/api';
import { SECOND_FACTOR_TEXTS as SAY, type Text } from '@muro/texts/all';
import { type Html, html } from './page.ts';

/** A field for the code of an app; a recovery code has digits alone, so the same field and keypad take it. */
export const codeField = (locale: ApiLocale, label: Text = SAY.anyCode): Html =>
  html`<label class="code">${label[locale]}<input name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="24" required></label>`;

/** The same in a form that asks for it only while two-step verification is on; `second-factor.js` shows and hides it. */
export function ownCodeField(locale: ApiLocale, isOn: boolean): Html {
  if (isOn) return codeField(locale);
  return html`<label class="code" hidden>${SAY.anyCode[locale]}<input name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="24" required disabled></label>`;
}
