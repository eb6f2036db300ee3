import { type ApiLocale, LOCALE_TAGS } from '@muro/api';
import type { Text } from '@muro/texts/all';
import { type Html, html } from './page.ts';

/** A moment, in UTC until `times.js` says it in the reader's own time zone. */
export function momentPart(locale: ApiLocale, moment: Date): Html {
  const words = moment.toLocaleString(LOCALE_TAGS[locale], { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return html`<time datetime="${moment.toISOString()}">${words} UTC</time>`;
}

/** The sentence with its {names} filled in by pieces of HTML. */
export function htmlIn(locale: ApiLocale, text: Text, values: Readonly<Record<string, Html>>): Html {
  const parts = text[locale].split(/\{([a-z]+)\}/i);
  return html`${parts.map((part, at) => (at % 2 === 0 ? html`${part}` : (values[part] ?? html`{${part}}`)))}`;
}
