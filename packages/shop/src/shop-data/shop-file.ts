import { API_LOCALES, countryCode, EMAIL, WITHDRAWALS } from '@muro/api';
import { PANEL_MATERIALS, SHEET_MATERIALS } from '@muro/domain';
import { z } from 'zod';
import { eachKey, oneOf, strictObject, wholeNumber } from '../json/json-parts.ts';
import { currency } from '../prices/currency.ts';

/* Schema of a shop's `shop.jsonc`. */

const CONTROL = /\p{Cc}|\p{Cs}/u;
const line = (maxLength: number) => {
  const error = `must be a text of one line, 1 to ${maxLength} characters`;
  return z
    .string({ error })
    .trim()
    .min(1, { error })
    .max(maxLength, { error })
    .refine((text) => !CONTROL.test(text), { error });
};

const someWords = 'must have a text in at least one language';
const words = strictObject(eachKey(API_LOCALES, line(200).optional())).refine((texts) => Object.keys(texts).length > 0, {
  error: someWords,
});

/** Region codes with a name in every language that are not countries, so no parcel can be sent there. */
const GROUPS: ReadonlySet<string> = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);
const isCountry = (code: string) => /^[A-Z]{2}$/.test(code) && !GROUPS.has(code) && countryCode(code, 'en') === code;

const aCountry = 'must be the code of a country, in two capital letters, such as "ES"';
/** Returns the error message for a country, with the code that was probably meant: 'UK' → "GB". */
function countryError(input: unknown): string {
  const meant = typeof input === 'string' ? countryCode(input, 'en') : '';
  return isCountry(meant) ? `must be the code of a country: "${meant}"` : aCountry;
}
const country = z.string({ error: aCountry }).refine(isCountry, { error: ({ input }) => countryError(input) });

const anAddress = 'must be an e-mail address';
const email = z.string({ error: anAddress }).regex(EMAIL, { error: anAddress });

const aRate = 'must be a percentage, such as 21 for 21 %: 0, or from 1 to 40 with at most two decimals';
const percent = z
  .number({ error: aRate })
  .min(0, { error: aRate })
  .max(40, { error: aRate })
  // A rate below 1 is probably a fraction: 0.21 for 21 %.
  .refine((rate) => (rate === 0 || rate >= 1) && Math.abs(rate * 100 - Math.round(rate * 100)) < 1e-6, { error: aRate });

const aList = 'must be a list that is not empty';
const list = <Part extends z.ZodType>(part: Part) => z.array(part, { error: aList }).min(1, { error: aList });

const cost = strictObject({
  to: list(country).optional(),
  upToCm: wholeNumber('centimetres', 1, 500).optional(),
  cents: wholeNumber('cents', 0, 1_000_000),
});

const anId = 'must be a short name of small letters, digits and hyphens';
const delivery = strictObject({
  id: z.string({ error: anId }).regex(/^[a-z0-9-]{1,30}$/, { error: anId }),
  names: words,
  days: strictObject({ from: wholeNumber('days', 0, 100), to: wholeNumber('days', 0, 100) }).refine(({ from, to }) => from <= to, {
    path: ['to'],
    error: 'must be no fewer days than "from"',
  }),
  costs: list(cost),
});

const WITHDRAWAL = eachKey([...SHEET_MATERIALS, ...PANEL_MATERIALS], oneOf(...WITHDRAWALS).optional());

const aCheckout =
  'must be an address that begins with https:// (http:// on localhost alone), without ?, # and a password, such as "https://shop.example/cart"';
const checkoutUrl = z.string({ error: aCheckout }).refine(isCheckoutUrl, { error: aCheckout });

/** True for a URL to which a query can be added and which browsers can open. */
function isCheckoutUrl(text: string): boolean {
  if (text.length > 300 || !/^https?:\/\/[^\s?#\\]+$/.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return username === '' && password === '' && (protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname));
}

const aLogo = 'must be the name of a picture beside this file: .png, .jpg or .svg';
const LOGO_NAME = /^[^/\\]+\.(png|jpe?g|svg)$/i;

const aZone = 'must be the name of a time zone, such as "Europe/Madrid"';
const timeZone = z.string({ error: aZone }).refine(isTimeZone, { error: aZone });

/** True for a time zone of a place: an offset such as "+01:00" would be wrong for half of the year. */
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name === 'UTC' || /^[A-Z][A-Za-z_-]+\/./.test(name);
  } catch {
    return false;
  }
}

const aSwitch = 'must be true or false';

export const shopFile = strictObject({
  name: line(80),
  logo: z.string({ error: aLogo }).max(100, { error: aLogo }).regex(LOGO_NAME, { error: aLogo }).optional(),
  contact: strictObject({
    company: line(120),
    street: line(200),
    postcode: line(20),
    city: line(120),
    country,
    email,
    phone: line(40).optional(),
  }),
  currency,
  vat: strictObject({ percent, prices: oneOf('included', 'added') }),
  countries: list(country),
  delivery: list(delivery),
  invoiceAddress: z.boolean({ error: aSwitch }),
  graceMinutes: wholeNumber('minutes', 0, 10_080),
  withdrawal: strictObject(WITHDRAWAL),
  hours: words.optional(),
  timeZone: timeZone.optional(),
  checkoutUrl: checkoutUrl.optional(),
}).superRefine(({ countries, delivery: methods }, context) => {
  const issue = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message });
  countries.forEach((code, index) => {
    if (countries.indexOf(code) < index) issue(['countries', index], 'must be a country that stands there once');
    const isReached = methods.some(({ costs }) => costs.some(({ to }) => !to || to.includes(code)));
    if (!isReached) issue(['countries', index], 'must be a country that a delivery method has a cost for');
  });
  methods.forEach(({ id, costs }, index) => {
    if (methods.findIndex((other) => other.id === id) < index) issue(['delivery', index, 'id'], 'must be a name that no other method has');
    costs.forEach(({ to = [] }, at) => {
      const strange = to.findIndex((code) => !countries.includes(code));
      if (strange >= 0) issue(['delivery', index, 'costs', at, 'to', strange], 'must be one of the countries above');
    });
  });
});
export type ShopFile = z.infer<typeof shopFile>;
