import { isPostcodeOf } from '@muro/domain';
import type { Locale } from '../../texts/locale.ts';

/** Where the invoice goes, if not where the order does. */
export interface InvoiceFields {
  readonly invoicename: string;
  readonly invoicestreet: string;
  readonly invoicepostcode: string;
  readonly invoicecity: string;
  /** A code, or a name in the language of the page; the server knows the names in the others, too. */
  readonly invoicecountry: string;
}

export const INVOICE_FIELDS = ['invoicename', 'invoicestreet', 'invoicepostcode', 'invoicecity', 'invoicecountry'] as const;

export const NO_INVOICE: InvoiceFields = {
  invoicename: '',
  invoicestreet: '',
  invoicepostcode: '',
  invoicecity: '',
  invoicecountry: '',
};

/** What is missing or wrong in it. */
export function invoiceErrors(
  fields: InvoiceFields,
  locale: Locale,
): Readonly<Partial<Record<keyof InvoiceFields, 'required' | 'cartPostcodeWrong'>>> {
  const missing = INVOICE_FIELDS.filter((field) => fields[field].trim() === '');
  const isWrong = !missing.includes('invoicepostcode') && !isPostcodeOf(countryCode(fields.invoicecountry, locale), fields.invoicepostcode);
  return { ...Object.fromEntries(missing.map((field) => [field, 'required'])), ...(isWrong && { invoicepostcode: 'cartPostcodeWrong' }) };
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

/** The code of a country that was written as such or by its name; '' for one that is not known. */
export function countryCode(written: string, locale: Locale): string {
  const text = folded(written);
  if (text === '') return '';
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  const found =
    CODES.find((code) => folded(code) === text && names.of(code)) ?? CODES.find((code) => folded(names.of(code) ?? '') === text);
  // A code of before, such as DD, bears the name of today's.
  return found === undefined ? '' : (new Intl.Locale(`und-${found}`).region ?? found);
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
