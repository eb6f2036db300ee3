import { API_LOCALES, type ApiLocale } from '@muro/api';

/** Pages of the shop's own website that the designer leaves to; the last part names the page, the locale its language. */
export type ExitPage = 'done' | 'overview' | 'terms';

/** [EXIT-02] [EXIT-03] [EXIT-06] */
const ADDRESSES: Readonly<Record<ExitPage, Readonly<Record<ApiLocale, string>>>> = {
  done: {
    nl: '/klaarmetapp',
    en: '/done_with_app',
    de: '/mit_app_erstellt',
    fr: '/fini-avec-lapplication',
    it: '/finito_con_app',
    es: '/finalizado_app',
  },
  overview: { nl: '/overzicht', en: '/overview', de: '/ueberblick', fr: '/apercu', it: '/panoramica', es: '/resumen' },
  terms: {
    nl: '/algemene-voorwaarden/',
    en: '/terms-of-use/',
    de: '/nutzungsbedingungen/',
    fr: '/conditions-generales/',
    it: '/condizioni-generali/',
    es: '/condiciones-generales/',
  },
};

export const exitAddress = (page: ExitPage, locale: ApiLocale): string => ADDRESSES[page][locale];

/** Every exit address with the page and the language it stands for. */
export const EXITS = (['done', 'overview', 'terms'] as const).flatMap((page) =>
  API_LOCALES.map((locale) => ({ page, locale, address: ADDRESSES[page][locale] })),
);

/** The editor's own alias in each language. [ROUTE-12] */
const EDIT: Readonly<Record<ApiLocale, string>> = { nl: 'edit', en: 'edit', de: 'edit', fr: 'editer', it: 'modifica', es: 'editar' };

export const editAddress = (locale: ApiLocale, collageId: number): string => `/htmlapp/?lang=${locale}#/${EDIT[locale]}/${collageId}`;
