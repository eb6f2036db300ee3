import type { ApiLocale } from '@muro/api';
import type { ShopContact, ShopData } from '@muro/shop';
import { FOOT_TEXTS } from '@muro/texts/all';

/** Who sells, and where they are called. */
export const contactLines = ({ company, street, postcode, city, phone }: ShopContact): readonly string[] =>
  [company, street, `${postcode} ${city}`, phone].filter(Boolean);

/** The same with when they can be reached, as it stands at the foot of pages and mails beside the e-mail address; a trial says that it is one. */
export function footLines({ isTrial, contact, hours }: ShopData, locale: ApiLocale): readonly string[] {
  if (isTrial || !contact) return [FOOT_TEXTS.footTrial[locale]];
  return [...contactLines(contact), hours?.[locale] ?? ''].filter(Boolean);
}
