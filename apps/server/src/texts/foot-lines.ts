import type { ApiLocale } from '@muro/api';
import type { ShopContact, ShopData } from '@muro/shop';
import { FOOT_TEXTS } from '@muro/texts/all';

/** Returns the seller's name, address and telephone number, one per line. */
export const contactLines = ({ company, street, postcode, city, phone }: ShopContact): readonly string[] =>
  [company, street, `${postcode} ${city}`, phone].filter(Boolean);

/** Returns the footer of pages and mails: the contact and its opening hours; a trial shop says that it is one. */
export function footLines({ isTrial, contact, hours }: ShopData, locale: ApiLocale): readonly string[] {
  if (isTrial || !contact) return [FOOT_TEXTS.footTrial[locale]];
  return [...contactLines(contact), hours?.[locale] ?? ''].filter(Boolean);
}
