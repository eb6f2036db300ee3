import { expect, it } from 'vitest';
import { superlinearGrowth } from '../../../../test-support/linear-time.ts';
import { svgFault } from './svg-fault.ts';

/** Fragments that open a construct without closing it, or that are short and may be repeated often. */
const PIECES = [
  ...['<!--', '<!-- -->', '<!', '<', '>', '<svg', '<svg ', '<a:svg ', '<svg>', '<image', '<image ', '<use href', '<use href="', '<image/>'],
  ...['href', 'href=', 'href= ', 'href="', ' href="#"', ' href="data:"', 'url(', 'url( ', 'url(#', 'url("', 'url(&quot;#', '"', "'", '#'],
  ...[
    ' ',
    '\n',
    '=',
    'a',
    'a:',
    '-',
    '1',
    '.',
    '<a',
    '<script',
    '<animate',
    '<animated',
    ' width',
    ' width="',
    ' width="1',
    ' width = "1"',
  ],
];
const STARTS = ['', '<image ', '<image href="', '<svg ', '<svg width="', '<svg width="1"', '<a:'];

it('the time to check a drawing grows no faster than its text', () => {
  const faults = PIECES.flatMap((piece) =>
    STARTS.flatMap((start) => {
      const grow = (length: number) => `${start}${piece.repeat(Math.floor(length / piece.length))}>`;
      const fault = superlinearGrowth(grow, svgFault, 250_000);
      return fault === null ? [] : [`${JSON.stringify(start + piece)}: ${fault}`];
    }),
  );
  expect(faults).toEqual([]);
});
