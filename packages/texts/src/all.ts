import type { Source } from './en/index.ts';
import type { Language } from './en/language.ts';
import { LOCALES, type Locale } from './locales.ts';
import type { Catalogue, Plural } from './shared/core.ts';

/** A sentence in every language. */
export type Text = Readonly<Record<Locale, string>>;
/** A sentence in every language, with plural forms. */
export type PluralText = Readonly<Record<Locale, Plural>>;

/** All languages, for programs that need several at once: server, mails, terminal, tests. */
const ALL = Object.fromEntries(
  await Promise.all(
    LOCALES.map(async (locale) => [locale, ((await import(`./${locale}/index.ts`)) as { readonly language: Language }).language] as const),
  ),
) as Readonly<Record<Locale, Language>>;

const inEach = <Value>(read: (language: Language) => Value) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, read(ALL[locale])])) as Readonly<Record<Locale, Value>>;

/** All texts by language and area. */
export const TEXTS = inEach(({ texts }) => texts);
export const QUOTES = inEach(({ quotes }) => quotes);

/** Returns the texts of an area by key, each in every language. */
function byKey<Area extends keyof Source>(area: Area) {
  type Texts = { readonly [Key in keyof Source[Area]]: Source[Area][Key] extends Plural ? PluralText : Text };
  const keys = Object.keys(TEXTS.en[area]);
  return Object.fromEntries(keys.map((key) => [key, inEach(({ texts }) => (texts[area] as Catalogue)[key])])) as Texts;
}

const ACCOUNT = byKey('account');
/** Answers of the account calls. The forms show the same sentences before they call the server. */
export const ACCOUNT_TEXTS = {
  ...byKey('accountAnswers'),
  wrongCode: ACCOUNT.wrongCode,
  signInExpired: ACCOUNT.signInExpired,
  wrongCredentials: ACCOUNT.wrongcredentials,
  wrongByEmail: ACCOUNT.wrongByEmail,
  username: ACCOUNT.usernameLength,
  password: ACCOUNT.passwordMissing,
  terms: ACCOUNT.ACCEPT_TERMS,
};
export const ACCOUNT_MAIL_TEXTS = byKey('accountMails');
export const ACCOUNT_PAGE_TEXTS = byKey('accountPage');
export const ERROR_TEXTS = { ...byKey('commonRefusals'), ...byKey('refusals') };

const CART = byKey('cart');
const FRAME = byKey('frame');
/** Labels of the facts of an order in mails. Facts that the cart shows too have the same words. */
export const FACT_TEXTS = {
  ...byKey('orderFacts'),
  what: CART.cartProduct,
  total: CART.cartTotal,
  payment: CART.cartPayment,
  onInvoice: CART.cartOnInvoice,
  to: CART.orderTo,
  invoice: CART.cartInvoice,
  email: CART.cartEmail,
  days: CART.cartDeliveryDays,
  language: FRAME.language,
};

/** Words of the list of designs and its cards. */
export const CARD_TEXTS = { ...byKey('list'), ...byKey('start') };
export const FOOT_TEXTS = byKey('foot');
export const FRAME_TEXTS = FRAME;
export const MAIL_TEXTS = byKey('orderMails');

const MATERIALS = byKey('materials');
/** Names of the materials by code; '' is no preference. */
export const MATERIAL_NAMES = { ...MATERIALS, '': MATERIALS.NO_PREFERENCE };

export const ORDER_WARNING_TEXTS = byKey('orderWarnings');
export const PAGE_TEXTS = byKey('serverPages');

/** Words of the size page. */
export const SIZE_PAGE_TEXTS = byKey('adjust');
export const PRICE_TEXTS = byKey('prices');

const FAILURES = byKey('printFailures');
/** Reasons of a failed print by their stored code. */
export const PRINT_FAILURE_TEXTS = {
  document: FAILURES.failedDocument,
  photo: FAILURES.failedPhoto,
  time: FAILURES.failedTime,
  memory: FAILURES.failedMemory,
  space: FAILURES.failedSpace,
  killed: FAILURES.failedKilled,
  other: FAILURES.failedOther,
};

export const COLLAGE_ANSWERS = byKey('collageAnswers');
export const SHORT_PAGE_TEXTS = byKey('shortPages');
export const SHOP_MAIL_TEXTS = byKey('shopMails');
export const VISITOR_TEXTS = byKey('visitor');
export const WITHDRAWAL_TEXTS = byKey('withdrawal');

export { pluralForm } from './shared/core.ts';

export type AccountTextKey = keyof typeof ACCOUNT_TEXTS;
