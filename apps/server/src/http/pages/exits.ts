import { API_LOCALES, type ApiLocale, EXIT_PATHS, type ExitPage, PATHS } from '@muro/api';
import { LANGUAGE_PROFILES } from '@muro/texts';

export const exitAddress = (page: ExitPage, locale: ApiLocale): string => EXIT_PATHS[page][locale];

const ADDRESSES = (['done', 'overview', 'terms'] as const).flatMap((page) =>
  API_LOCALES.map((locale) => ({ page, locale, address: EXIT_PATHS[page][locale] })),
);

/** All exit addresses without duplicates, with their page and language: the first in menus if languages share an address. */
export const EXITS = ADDRESSES.filter(({ address }, index) => ADDRESSES.findIndex((other) => other.address === address) === index);

/** Returns the address of the editor with a collage. [ROUTE-12] */
export const editAddress = (locale: ApiLocale, collageId: number): string =>
  `/htmlapp/?lang=${locale}#/${LANGUAGE_PROFILES[locale].routes.edit}/${collageId}`;

/** Returns the address that reopens a collage from the cart of the shop. */
export const referenceAddress = (locale: ApiLocale, reference: string): string =>
  `${PATHS.openReference}?${new URLSearchParams({ reference, lang: locale })}`;
