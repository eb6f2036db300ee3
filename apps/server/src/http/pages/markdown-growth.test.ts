import { expect, it } from 'vitest';
import { superlinearGrowth } from '../../../../../test-support/linear-time.ts';
import { markdown } from './markdown.ts';

/** Fragments that begin a construct without ending it, or are short and may repeat often. */
const PIECES = [
  ...['*', '**', '* *', '**a', '*a ', '[', '[a](', '[a](b', '[a](b) ', '](', '[]', '#', '# ', '# a\n', '#\n', '\n', '\n\n', '\n \n'],
  ...[' ', '\t', '\r', '- ', '- a\n', '-', '1. a\n', '1', '<', '&', '"', 'a', 'a\n', '  a\n', '[https://a.example/](', '\\'],
];

it('the time to read Markdown grows no faster than its text', () => {
  const faults = PIECES.flatMap((piece) =>
    ['', '- a\n', '# '].flatMap((start) => {
      const grow = (length: number) => `${start}${piece.repeat(Math.floor(length / piece.length))}x`;
      const fault = superlinearGrowth(grow, markdown, 60_000);
      return fault === null ? [] : [`${JSON.stringify(start + piece)}: ${fault}`];
    }),
  );
  expect(faults).toEqual([]);
});
