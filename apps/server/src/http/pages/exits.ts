import { API_LOCALES, type ApiLocale, EXIT_PATHS, type ExitPage, PATHS } from '@muro/api';
import { LANGUAGE_PROFILES } from '@muro/texts';

export const exitAddress = (page: ExitPage, locale: ApiLocale): string => EXIT_PATHS[page][locale];

const ADDRESSES = (['done', 'overview', 'terms'] as const).flatMap((page) =>
  API_LOCALES.map((locale) => ({ page, locale, address: EXIT_PATHS[page][locale] })),
);

/** Every exit address once, with the page and the language it stands for: the first in menus where languages share an address. */
export const EXITS = ADDRESSES.filter(({ address }, at) => ADDRESSES.findIndex((other) => other.address === address) === at);

/** [ROUTE-12] */
export const editAddress = (locale: ApiLocale, collageId: number): string =>
  `/htmlapp/?lang=${locale}#/${LANGUAGE_PROFILES[locale].routes.edit}/${collageId}`;

/** Where a collage is opened again from the cart of the shop. */
export const referenceAddress = (locale: ApiLocale, reference: string): string =>
  `${PATHS.openReference}?${new URLSearchParams({ reference, lang: locale })}`;
