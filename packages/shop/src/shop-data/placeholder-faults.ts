import { NEW_SHOP_TEXTS } from '@muro/texts/shop';
import { type Fault, faultIn } from '../files/fault.ts';
import { lineIndex } from '../text/line-index.ts';

/** Placeholders of `muro shop init` that a shop must replace. */
const IN_FILE = /"(?:My shop|Main Street 1|shop@example\.org|\+34 000 000 000)"|https:\/\/shop\.example\b[^"]*/g;
const IN_TEXTS = new RegExp(Object.values(NEW_SHOP_TEXTS.toBeWritten).map(escapeRegExp).join('|'), 'g');

/** Reports placeholders that were not replaced. Comments of the file are ignored. */
export function placeholderFaults(file: string, text: string, kind: 'file' | 'text'): readonly Fault[] {
  const positionOf = lineIndex(text);
  return [...text.matchAll(kind === 'file' ? IN_FILE : IN_TEXTS)]
    .filter(({ index }) => kind === 'text' || !/^\s*\/\//.test(text.slice(text.lastIndexOf('\n', index) + 1, index)))
    .map(({ 0: words, index }) => {
      const reason = `${words.slice(0, 60)} is the placeholder of a new shop: write your own`;
      return { ...faultIn(file, { ...positionOf(index), place: '', reason }), level: 'warning' as const, isPlaceholder: true };
    });
}

/** Escapes a text for use in a regular expression. */
function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
