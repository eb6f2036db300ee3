import { itemAt } from '@muro/domain';
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** Returns a function that finds line and column, from 1, of an offset in the text. Lines end with LF, CR LF or CR. */
export function lineIndex(text: string): (offset: number) => TextPosition {
  const starts = [0, ...[...text.matchAll(/\r\n?|\n/g)].map(({ index, 0: end }) => index + end.length)];
  return (offset) => {
    let [line, beyond] = [0, starts.length];
    while (beyond - line > 1) {
      const middle = (line + beyond) >> 1;
      if (itemAt(starts, middle) <= offset) line = middle;
      else beyond = middle;
    }
    return { line: line + 1, column: offset - itemAt(starts, line) + 1 };
  };
}
