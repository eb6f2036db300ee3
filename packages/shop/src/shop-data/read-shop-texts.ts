import { join } from 'node:path';
import { API_LOCALES, type ApiLocale } from '@muro/api';
import { type Fault, fileFault } from '../fault.ts';
import { isFile } from '../files/folder.ts';
import { readTextFile } from '../files/read-text-file.ts';
import { textFile } from './names.ts';
import { SHOP_TEXTS, type ShopData, type ShopText } from './shop-data.ts';

/** Longer terms nobody reads, and each order keeps its own. */
const MAX_CHARACTERS = 200_000;

/** Terms, privacy and imprint in the languages that are there; one that is missing is named. */
export function readShopTexts(folder: string): { readonly texts: ShopData['texts']; readonly faults: readonly Fault[] } {
  const faults: Fault[] = [];
  const texts = Object.fromEntries(
    SHOP_TEXTS.map((text) => {
      const found = API_LOCALES.flatMap((locale) => {
        const words = wordsIn(join(folder, textFile(text, locale)), faults);
        return words === null ? [] : [[locale, words] as const];
      });
      faults.push(...missing(folder, text, new Set(found.map(([locale]) => locale))));
      return [text, Object.fromEntries(found)];
    }),
  );
  return { texts: texts as ShopData['texts'], faults };
}

function wordsIn(file: string, faults: Fault[]): string | null {
  if (!isFile(file)) return null;
  const read = readTextFile(file);
  const fault = read.ok ? faultOf(file, read.text) : read.fault;
  if (fault) faults.push(fault);
  return read.ok ? read.text : null;
}

function faultOf(file: string, text: string): Fault | null {
  if (text.trim() === '') return fileFault(file, 'is empty');
  return text.length > MAX_CHARACTERS ? fileFault(file, `has more than ${MAX_CHARACTERS} characters`) : null;
}

function missing(folder: string, text: ShopText, found: ReadonlySet<ApiLocale>): readonly Fault[] {
  const file = (locale: ApiLocale) => join(folder, textFile(text, locale));
  if (found.size === 0) return [fileFault(join(folder, text), `is missing: no language has its ${text}, as ${textFile(text, 'en')} would`)];
  const shown = ['en', ...API_LOCALES].find((locale) => found.has(locale as ApiLocale));
  const gaps = API_LOCALES.filter((locale) => !found.has(locale));
  return gaps.map((locale) => fileFault(file(locale), `is missing: readers of this language get ${shown}.md`, 'warning'));
}
