/** How postcodes look where that is certain; of other countries any is taken. */
const FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^\d{4}$/,
  BE: /^\d{4}$/,
  CH: /^\d{4}$/,
  DE: /^\d{5}$/,
  DK: /^\d{4}$/,
  ES: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
  FR: /^\d{5}$/,
  IT: /^\d{5}$/,
  LU: /^(L-)?\d{4}$/i,
  NL: /^[1-9]\d{3} ?[A-Z]{2}$/i,
  PL: /^\d{2}-?\d{3}$/,
  PT: /^\d{4}-?\d{3}$/,
};

/** Whether there may be such a postcode in a country (ISO 3166 code). */
export function isPostcodeOf(country: string, postcode: string): boolean {
  return FORMS[country]?.test(postcode.trim()) ?? true;
}
