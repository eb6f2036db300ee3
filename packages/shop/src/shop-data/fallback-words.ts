import { API_LOCALES, type ApiLocale } from '@muro/api';
import type { Fault } from '../files/fault.ts';
import type { Words } from './shop-data.ts';
import type { ShopFile } from './shop-file.ts';

/** Words as read from a shop's file. A language may be missing, such as one that was added to Muro later. */
type SomeWords = ShopFile['delivery'][number]['names'];

/** Returns words in every language. A missing language gets the English words, or else the first ones present. */
export function withFallbackWords(words: SomeWords): Words {
  const otherwise = wordsShown(words);
  return Object.fromEntries(API_LOCALES.map((locale) => [locale, words[locale] ?? otherwise])) as Words;
}

/** Returns a warning for each missing language. */
export function missingTranslationFaults(file: string, { delivery, hours = {} }: ShopFile): readonly Fault[] {
  const all: readonly (readonly [place: string, words: SomeWords])[] = [
    ...delivery.map(({ names }, index) => [`delivery[${index}].names`, names] as const),
    ['hours', hours],
  ];
  return all.flatMap(([place, words]) =>
    gapsOf(words).map((locale) => {
      const reason = `is missing: readers of this language get "${wordsShown(words)}"`;
      return { file, line: 0, column: 0, place: `${place}.${locale}`, reason, level: 'warning' as const };
    }),
  );
}

const wordsShown = (words: SomeWords): string => words.en ?? Object.values(words).find((text) => text !== undefined) ?? '';

/** Returns the missing languages; none if there are no words at all. */
function gapsOf(words: SomeWords): readonly ApiLocale[] {
  return wordsShown(words) === '' ? [] : API_LOCALES.filter((locale) => words[locale] === undefined);
}
