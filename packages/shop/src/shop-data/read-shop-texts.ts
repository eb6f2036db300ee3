import { join } from 'node:path';
import { API_LOCALES, type ApiLocale } from '@muro/api';
import { type Fault, fileFault } from '../files/fault.ts';
import { isFile, namesIn, similarNameHint } from '../files/folder.ts';
import { isIgnored } from '../files/is-ignored.ts';
import { readTextFile } from '../files/read-text-file.ts';
import { markdownFaults } from './markdown-faults.ts';
import { textFile } from './names.ts';
import { placeholderFaults } from './placeholder-faults.ts';
import { SHOP_TEXTS, type ShopData, type ShopText } from './shop-data.ts';

/** Longest text, characters. Each order stores a copy of the terms. */
const MAX_CHARACTERS = 200_000;

/** Reads terms, privacy policy and imprint in all languages present; reports missing ones. */
export function readShopTexts(folder: string): { readonly texts: ShopData['texts']; readonly faults: readonly Fault[] } {
  const read = SHOP_TEXTS.map((text) => ({ text, ...readLanguages(folder, text) }));
  return {
    texts: Object.fromEntries(read.map(({ text, words }) => [text, words])) as ShopData['texts'],
    faults: read.flatMap(({ faults }) => faults),
  };
}

function readLanguages(folder: string, text: ShopText) {
  const files = API_LOCALES.map((locale) => ({ locale, ...readWords(join(folder, textFile(text, locale))) }));
  const words = Object.fromEntries(files.flatMap((file) => (file.words === null ? [] : [[file.locale, file.words]])));
  const gaps = files.filter(({ exists }) => !exists).map(({ locale }) => locale);
  return {
    words,
    faults: [...files.flatMap(({ faults }) => faults), ...missingTextFaults(folder, text, gaps), ...unusedTextFaults(folder, text)],
  };
}

interface ReadWords {
  readonly exists: boolean;
  readonly words: string | null;
  readonly faults: readonly Fault[];
}

function readWords(file: string): ReadWords {
  if (!isFile(file)) return { exists: false, words: null, faults: [] };
  const read = readTextFile(file);
  if (!read.ok) return { exists: true, words: null, faults: [read.fault] };
  const { text } = read;
  const fault = faultOf(file, text);
  return {
    exists: true,
    words: text,
    faults: fault ? [fault] : [...placeholderFaults(file, text, 'text'), ...markdownFaults(file, text)],
  };
}

function faultOf(file: string, text: string): Fault | null {
  if (text.trim() === '') return fileFault(file, 'is empty');
  return text.length > MAX_CHARACTERS ? fileFault(file, `has more than ${MAX_CHARACTERS} characters`) : null;
}

function missingTextFaults(folder: string, text: ShopText, gaps: readonly ApiLocale[]): readonly Fault[] {
  if (gaps.length === API_LOCALES.length) {
    const reason = `is missing${similarNameHint(namesIn(folder, isIgnored), text)}: no language has its ${text}, as ${textFile(text, 'en')} would`;
    return [fileFault(join(folder, text), reason)];
  }
  const fallback = (['en', ...API_LOCALES] as const).find((locale) => !gaps.includes(locale));
  const names = namesIn(join(folder, text), isIgnored);
  return gaps.map((locale) => {
    const reason = `is missing${similarNameHint(names, `${locale}.md`)}: readers of this language get ${fallback}.md`;
    return fileFault(join(folder, textFile(text, locale)), reason, 'warning');
  });
}

/** Reports files beside the texts that belong to no language, unless their name only has other capitals. */
function unusedTextFaults(folder: string, text: ShopText): readonly Fault[] {
  const names = API_LOCALES.map((locale) => `${locale}.md`);
  const strange = namesIn(join(folder, text), isIgnored).filter((name) => !names.includes(name.toLowerCase().replace(/\.txt$/, '')));
  return strange.map((name) => fileFault(join(folder, text, name), `is ignored: known languages are ${API_LOCALES.join(', ')}`, 'warning'));
}
