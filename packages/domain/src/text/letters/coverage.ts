import { itemAt } from '../../units/item-at.ts';

/** The set of characters that a font file contains. */
export interface Coverage {
  has(codePoint: number): boolean;
}

/**
 * Parses coverage from a compact text: for each range of code points, its distance from the end of the previous range and the number of
 * further code points, in base 36. Parsed at the first call of `has`: most fonts are never needed.
 *
 *     'w x.2'  →  32, 65, 66, 67
 */
export function readCoverage(written: string): Coverage {
  let stretches: Stretches | null = null;
  return {
    has(codePoint) {
      stretches ??= unpacked(written);
      const { firsts, lasts } = stretches;
      let low = 0;
      let high = firsts.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (itemAt(firsts, middle) <= codePoint) low = middle + 1;
        else high = middle;
      }
      return low > 0 && codePoint <= itemAt(lasts, low - 1);
    },
  };
}

/** First and last code points of the ranges, ascending. */
interface Stretches {
  readonly firsts: readonly number[];
  readonly lasts: readonly number[];
}

function unpacked(written: string): Stretches {
  const firsts: number[] = [];
  const lasts: number[] = [];
  let end = 0;
  for (const part of written.split(' ').filter(Boolean)) {
    const [distance = '', more = '0'] = part.split('.');
    const first = end + Number.parseInt(distance, 36);
    end = first + Number.parseInt(more, 36);
    firsts.push(first);
    lasts.push(end);
  }
  return { firsts, lasts };
}
