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
import { noteWindowLocale } from './start-locale.ts';

type Source = App & Pages & Overview & Short & Order;

export type TextKey = keyof Source;
export type Text = Translate<Source>;

/** Brings a set of texts in a language. */
export type LoadTexts = (locale: Locale) => Promise<object>;

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
 * @param load  brings the texts that this page uses, by default those of designer and cart: of the others nothing is loaded
 */
export async function loadTexts(locale: Locale, load: LoadTexts = loadAppTexts): Promise<void> {
  const texts = await lazyPart(() => load(locale));
  const t = translator<Source>(LOCALE_TAGS[locale], texts as Like<Source>);
  useTextStore.setState({ locale, t, keys: new Set(Object.keys(texts)) });
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
