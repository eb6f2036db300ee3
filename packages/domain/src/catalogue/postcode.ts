/** Postcode format of a country. */
interface PostcodeForm {
  /** Pattern without spaces, hyphens and dots, in capitals. Its groups are the parts that the country separates. */
  readonly bare: RegExp;
  /** Separator between the groups; '' by default. */
  readonly joint?: string;
  /** Prefix that people write besides the country's ISO code: 'D' as in D-10115. */
  readonly sign?: string;
}

const DIGITS_4: PostcodeForm = { bare: /^(\d{4})$/ };
const DIGITS_5: PostcodeForm = { bare: /^(\d{5})$/ };
const THREE_TWO: PostcodeForm = { bare: /^(\d{3})(\d{2})$/, joint: ' ' };

/** Countries with a known format; for other countries any postcode is accepted. */
const FORMS: Readonly<Record<string, PostcodeForm>> = {
  AD: { bare: /^(?:AD)?(\d{3})$/ },
  AT: { bare: /^([1-9]\d{3})$/, sign: 'A' },
  AU: DIGITS_4,
  BE: { bare: /^([1-9]\d{3})$/, sign: 'B' },
  BG: DIGITS_4,
  CA: { bare: /^([A-Z]\d[A-Z])(\d[A-Z]\d)$/, joint: ' ' },
  CH: { bare: /^([1-9]\d{3})$/ },
  CY: DIGITS_4,
  CZ: THREE_TWO,
  DE: { ...DIGITS_5, sign: 'D' },
  DK: DIGITS_4,
  EE: DIGITS_5,
  ES: { bare: /^((?:0[1-9]|[1-4]\d|5[0-2])\d{3})$/, sign: 'E' },
  FI: { ...DIGITS_5, sign: 'FIN' },
  FR: { ...DIGITS_5, sign: 'F' },
  GB: { bare: /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/, joint: ' ' },
  GR: THREE_TWO,
  HR: DIGITS_5,
  HU: { ...DIGITS_4, sign: 'H' },
  IE: { bare: /^([A-Z]\d[\dW])([A-Z\d]{4})$/, joint: ' ' },
  IT: { ...DIGITS_5, sign: 'I' },
  JP: { bare: /^(\d{3})(\d{4})$/, joint: '-' },
  LI: { bare: /^(94\d{2})$/, sign: 'FL' },
  LT: DIGITS_5,
  LU: { ...DIGITS_4, sign: 'L' },
  LV: DIGITS_4,
  MC: { bare: /^(980\d{2})$/ },
  NL: { bare: /^([1-9]\d{3})([A-Z]{2})$/, joint: ' ' },
  NO: { ...DIGITS_4, sign: 'N' },
  PL: { bare: /^(\d{2})(\d{3})$/, joint: '-' },
  PT: { bare: /^(\d{4})(\d{3})$/, joint: '-', sign: 'P' },
  RO: { bare: /^(\d{6})$/ },
  SE: { ...THREE_TWO, sign: 'S' },
  SI: DIGITS_4,
  SK: THREE_TWO,
  US: { bare: /^(\d{5})(\d{4})?$/, joint: '-' },
};

/**
 * Normalises a postcode to the format of its country.
 *
 *     DE 'D-10115' → '10115'     NL '1012  ab' → '1012 AB'     PT '1000 001' → '1000-001'     FR '75 008' → '75008'
 *
 * @param country  ISO 3166 code; without a known format the postcode keeps its punctuation, with single spaces and capitals
 * @returns null if the postcode is not valid in the country
 */
export function normalizePostcode(country: string, written: string): string | null {
  // NFKC converts no-break spaces to spaces and full-width digits to plain digits.
  const text = written.normalize('NFKC').toUpperCase().replace(/\s+/g, ' ').trim();
  const form = FORMS[country];
  if (!form) return text === '' ? null : text;
  const { bare, joint = '', sign } = form;
  const signs = [country, ...(sign ? [sign] : [])];
  const compact = text.replace(/[\s.\p{Pd}\u2212]/gu, '');
  const candidates = [compact, ...signs.filter((prefix) => compact.startsWith(prefix)).map((prefix) => compact.slice(prefix.length))];
  const match = candidates.map((candidate) => bare.exec(candidate)).find((found) => found !== null);
  return match ? match.slice(1).filter(Boolean).join(joint) : null;
}

/** True if a postcode is valid in a country (ISO 3166 code). */
export function isPostcodeOf(country: string, postcode: string): boolean {
  return normalizePostcode(country, postcode) !== null;
}
