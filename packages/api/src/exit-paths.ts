import type { ApiLocale } from './locale.ts';

/** Pages of the shop's own website that the designer leaves to; the last part names the page, the locale its language. */
export type ExitPage = 'done' | 'overview' | 'terms';

/** [EXIT-02] [EXIT-03] [EXIT-06] */
export const EXIT_PATHS: Readonly<Record<ExitPage, Readonly<Record<ApiLocale, string>>>> = {
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
