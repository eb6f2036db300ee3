import {
  type App,
  type Like,
  LOCALE_TAGS,
  type Locale,
  loadAppTexts,
  type Order,
  type Overview,
  type Pages,
  type Short,
  type Translate,
  translator,
} from '@muro/texts';
import { create } from 'zustand';
import { lazyPart } from '../window/lazy-part.ts';
import { storeWindowLocale } from './start-locale.ts';

type Source = App & Pages & Overview & Short & Order;

export type TextKey = keyof Source;
export type Text = Translate<Source>;

/** Loads a set of texts in a language. */
export type LoadTexts = (locale: Locale) => Promise<object>;

interface TextStore {
  readonly locale: Locale;
  readonly t: Text;
  readonly keys: ReadonlySet<string>;
}

/** The current language. Empty until `loadTexts` has loaded the first catalogue, which the start waits for. */
export const useTextStore = create<TextStore>()(() => ({ locale: 'es', t: String as unknown as Text, keys: new Set() }));

/**
 * Loads a language and makes it the current one.
 *
 * @param load  loads the texts that this page uses; by default only those of designer and cart
 */
export async function loadTexts(locale: Locale, load: LoadTexts = loadAppTexts): Promise<void> {
  const texts = await lazyPart(() => load(locale));
  const t = translator<Source>(LOCALE_TAGS[locale], texts as Like<Source>);
  useTextStore.setState({ locale, t, keys: new Set(Object.keys(texts)) });
  document.documentElement.lang = locale;
  storeWindowLocale(locale);
}

/** Returns the texts of the current language; the component renders again when the language changes. */
export function useText(): Text {
  return useTextStore((store) => store.t);
}

export function useLocale(): Locale {
  return useTextStore((store) => store.locale);
}

/** Returns the current texts, for code outside components. */
export function textNow(): Text {
  return useTextStore.getState().t;
}

/** True if a name from elsewhere (a control's label) is one of our text keys. */
export function isTextKey(name: string): name is TextKey {
  return useTextStore.getState().keys.has(name);
}

/** Returns a function that translates a name from elsewhere; a name that is not a text key (a layout's letter) is returned unchanged. */
export function useTextOf(): (name: string) => string {
  const t = useText() as (key: TextKey) => string;
  return (name) => (isTextKey(name) ? t(name) : name);
}
