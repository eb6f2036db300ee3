import { expect, it } from 'vitest';
import { csvText } from './csv.ts';

it('writes values that spreadsheets read back unchanged', () => {
  expect(
    csvText([
      ['a', 'b, c'],
      ['say "x"', -5],
      [' d', 'e\nf'],
    ]),
  ).toBe('\ufeffa,"b, c"\r\n"say ""x""",-5\r\n" d","e\nf"\r\n');
});

it('escapes formulas (CSV injection)', () => {
  expect(csvText([['=1+1', '+1', '-1', '@x', '\tx', "=cmd|'/c calc'!A1"]])).toBe("\ufeff'=1+1,'+1,'-1,'@x,'\tx,'=cmd|'/c calc'!A1\r\n");
});
