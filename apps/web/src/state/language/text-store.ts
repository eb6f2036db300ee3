import { LOCALE_TAGS } from '@muro/api';
import { create } from 'zustand';
import { type Like, type Translate, translator } from '../../texts/core.ts';
import type { Source as AppSource } from '../../texts/en/all.ts';
import type { PagesSource } from '../../texts/en/pages.ts';
import type { Locale } from '../../texts/locale.ts';
import { lazyPart } from '../window/lazy-part.ts';
import { noteWindowLocale } from './start-locale.ts';

type Source = AppSource & PagesSource;

export type TextKey = keyof Source;
export type Text = Translate<Source>;

/** The code of a set of texts, by language. */
export type Catalogues = Readonly<Record<Locale, () => Promise<{ readonly catalogue: object }>>>;

/** Of the designer and the cart. */
const APP_TEXTS: Catalogues = {
  nl: () => import('../../texts/nl/all.ts'),
  en: () => import('../../texts/en/all.ts'),
  de: () => import('../../texts/de/all.ts'),
  fr: () => import('../../texts/fr/all.ts'),
  it: () => import('../../texts/it/all.ts'),
  es: () => import('../../texts/es/all.ts'),
};

interface TextStore {
  readonly locale: Locale;
  readonly t: Text;
  readonly keys: ReadonlySet<string>;
}

/** The language in use. Empty until `loadTexts` has brought the first catalogue, which the start waits for. */
export const useTextStore = create<TextStore>()(() => ({ locale: 'es', t: String as unknown as Text, keys: new Set() }));

/**
 * Brings a language and makes it the one in use.
 *
 * @param catalogues  the texts that this page uses: of the others nothing is loaded
 */
export async function loadTexts(locale: Locale, catalogues: Catalogues = APP_TEXTS): Promise<void> {
  const { catalogue } = await lazyPart(catalogues[locale]);
  const t = translator<Source>(LOCALE_TAGS[locale], catalogue as Like<Source>);
  useTextStore.setState({ locale, t, keys: new Set(Object.keys(catalogue)) });
  document.documentElement.lang = locale;
  noteWindowLocale(locale);
}

/** The texts of the language in use; a component that calls it follows a change of language. */
export function useText(): Text {
  return useTextStore((store) => store.t);
}

export function useLocale(): Locale {
  return useTextStore((store) => store.locale);
}

/** For code outside components: the texts of this moment. */
export function textNow(): Text {
  return useTextStore.getState().t;
}

/** Whether a name that came from elsewhere (a control's label) is one of our keys. */
export function isTextKey(name: string): name is TextKey {
  return useTextStore.getState().keys.has(name);
}

/** The text of a name that came from elsewhere; a name that is no key (a layout's letter) is its own text. */
export function useTextOf(): (name: string) => string {
  const t = useText() as (key: TextKey) => string;
  return (name) => (isTextKey(name) ? t(name) : name);
}
