import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { superlinearGrowth } from '../../../test-support/linear-time.ts';
import { parseJson } from '../src/json/parse-json.ts';
import { markdownFaults } from '../src/shop-data/markdown-faults.ts';
import { readLogo } from '../src/shop-data/read-logo.ts';

const folder = mkdtempSync(join(tmpdir(), 'muro-linear-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Length of the longest input, characters. A quadratic reader would need a minute for it. */
const LONGEST = 240_000;

/** Fragments that open a construct without closing it, or that are short and may be repeated. */
const PIECES = [
  ...[
    '"',
    '"\\"',
    '/*',
    '//',
    '{',
    '[',
    '"a":',
    '1,',
    '[1],',
    '{}',
    '\n',
    ' ',
    '\\',
    '*',
    '**',
    '#',
    '# a\n',
    '- a\n',
    '[',
    '[a](',
    '](',
    '<a ',
    '<',
  ],
  ...[
    '<!--',
    '<!-- -->',
    '<?',
    '<?a?>',
    '<!DOCTYPE',
    '<svg',
    '<svg ',
    'href="',
    'href=',
    'url(',
    'url( ',
    '@import ',
    ' on',
    'a',
    '1',
    '.',
  ],
];

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  JSON: (text) => parseJson(text),
  'JSON with comments': (text) => parseJson(text, 'allowed'),
  Markdown: (text) => markdownFaults('terms.md', text),
  'a logo': (text) => {
    writeFileSync(join(folder, 'logo.svg'), text);
    return readLogo(folder, 'logo.svg');
  },
};

it.each(Object.entries(READERS))('the time to read %s grows no faster than its text', (_name, read) => {
  const faults = PIECES.flatMap((piece) =>
    [piece, `<svg>${piece}`].flatMap((start) => {
      const grow = (length: number) => `${start}${piece.repeat(Math.floor((length - start.length) / piece.length))}x`;
      const fault = superlinearGrowth(grow, read, LONGEST);
      return fault === null ? [] : [`${JSON.stringify(start)}: ${fault}`];
    }),
  );
  expect(faults).toEqual([]);
});
