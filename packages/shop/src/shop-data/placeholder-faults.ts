import { type Fault, faultIn } from '../fault.ts';
import { lineIndex } from '../text/line-index.ts';

/** Words of `muro shop init` that a shop must replace with its own. */
const IN_FILE = /"(?:My shop|Main Street 1|shop@example\.org|\+34 000 000 000)"|https:\/\/shop\.example\b[^"]*/g;
const IN_TEXTS =
  /Deze tekst moet nog worden geschreven\.|This text is still to be written\.|Dieser Text muss noch geschrieben werden\.|Ce texte reste à écrire\.|Questo testo è ancora da scrivere\.|Este texto está por escribir\./g;

/** Names placeholders that were left as they came; comments of the file do not count. */
export function placeholderFaults(file: string, text: string, kind: 'file' | 'text'): readonly Fault[] {
  const positionOf = lineIndex(text);
  return [...text.matchAll(kind === 'file' ? IN_FILE : IN_TEXTS)]
    .filter(({ index }) => kind === 'text' || !/^\s*\/\//.test(text.slice(text.lastIndexOf('\n', index) + 1, index)))
    .map(({ 0: words, index }) => {
      const reason = `${words.slice(0, 60)} is the placeholder of a new shop: write your own`;
      return { ...faultIn(file, { ...positionOf(index), place: '', reason }), level: 'warning' as const, isPlaceholder: true };
    });
}
