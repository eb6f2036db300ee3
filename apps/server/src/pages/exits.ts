import { API_LOCALES, type ApiLocale, EXIT_PATHS, type ExitPage, PATHS } from '@muro/api';

export const exitAddress = (page: ExitPage, locale: ApiLocale): string => EXIT_PATHS[page][locale];

/** Every exit address with the page and the language it stands for. */
export const EXITS = (['done', 'overview', 'terms'] as const).flatMap((page) =>
  API_LOCALES.map((locale) => ({ page, locale, address: EXIT_PATHS[page][locale] })),
);

/** The editor's own alias in each language. [ROUTE-12] */
const EDIT: Readonly<Record<ApiLocale, string>> = { nl: 'edit', en: 'edit', de: 'edit', fr: 'editer', it: 'modifica', es: 'editar' };

export const editAddress = (locale: ApiLocale, collageId: number): string => `/htmlapp/?lang=${locale}#/${EDIT[locale]}/${collageId}`;

/** Where a collage is opened again from the cart of the shop. */
export const referenceAddress = (locale: ApiLocale, reference: string): string =>
  `${PATHS.openReference}?${new URLSearchParams({ reference, lang: locale })}`;
