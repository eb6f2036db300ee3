import { byLocale, type LanguageProfile } from '@muro/texts';

/** Pages of the shop's own website that the designer links to, by page and language. */
export type ExitPage = keyof LanguageProfile['exits'];

/** [EXIT-02] [EXIT-03] [EXIT-06] */
export const EXIT_PATHS = {
  done: byLocale(({ exits }) => exits.done),
  overview: byLocale(({ exits }) => exits.overview),
  terms: byLocale(({ exits }) => exits.terms),
};
