import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readUtf8 } from './read-utf8.ts';
import type { XmlFormatError } from './xml-format-error.ts';

declare const TextEncoder: new () => { encode(text: string): Uint8Array };
declare const TextDecoder: new (label: string, how: { fatal: boolean }) => { decode(bytes: Uint8Array): string };
const bytesOf = (text: string) => new TextEncoder().encode(text);

function faultOf(bytes: Uint8Array): XmlFormatError {
  try {
    readUtf8(bytes);
  } catch (error) {
    return error as XmlFormatError;
  }
  return expect.unreachable('Expected a fault');
}

describe('readUtf8', () => {
  it('reads any text of any length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        fc.pre(!text.startsWith('\ufeff'));
        expect(readUtf8(bytesOf(text))).toBe(text);
      }),
    );
    const long = 'añ€🌞\n'.repeat(20_000);
    expect(readUtf8(bytesOf(long))).toBe(long);
  });

  it('drops one byte order mark', () => {
    expect(readUtf8(bytesOf('\ufeff<a/>'))).toBe('<a/>');
    expect(readUtf8(bytesOf('\ufeff\ufeff'))).toBe('\ufeff');
  });

  it.each([
    ['Latin-1', [0x63, 0x61, 0x66, 0xe9, 0x22], 'e9'],
    ['a quotation mark of Windows', [0x20, 0x20, 0x20, 0x93, 0x61], '93'],
    ['a character broken off at the end', [0x61, 0x61, 0x61, 0xe2, 0x82], 'e2'],
    ['a character broken off by another', [0x61, 0x61, 0x61, 0xc3, 0x41], 'c3'],
    ['a character longer than it need be', [0x61, 0x61, 0x61, 0xc0, 0xaf], 'c0'],
    ['three bytes for what two can say', [0x61, 0x61, 0x61, 0xe0, 0x80, 0xaf], 'e0'],
    ['half of a pair', [0x61, 0x61, 0x61, 0xed, 0xa0, 0x80], 'ed'],
    ['a number beyond all characters', [0x61, 0x61, 0x61, 0xf4, 0x90, 0x80, 0x80], 'f4'],
    ['a byte that never stands anywhere', [0x61, 0x61, 0x61, 0xff], 'ff'],
  ])('refuses %s with its position', (_, bytes, byte) => {
    const fault = faultOf(Uint8Array.from([...bytesOf('ñandú\r\n€'), ...bytes]));
    expect(fault).toMatchObject({ name: 'XmlFormatError', line: 2, column: 5, place: '' });
    expect(fault.message).toBe(`line 2, character 5 is not valid UTF-8 (byte ${byte})`);
  });

  it("refuses exactly what the platform's decoder refuses", () => {
    const strict = new TextDecoder('utf-8', { fatal: true });
    const likely = fc.constantFrom(0x41, 0x80, 0xbf, 0xc1, 0xc2, 0xdf, 0xe0, 0xa0, 0x9f, 0xed, 0xef, 0xf0, 0x90, 0x8f, 0xf4, 0xf5);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 6 }), fc.array(likely, { maxLength: 6 }), (any, more) => {
        const bytes = Uint8Array.from([0x41, ...any, ...more]);
        let expected: string | null = null;
        try {
          expected = strict.decode(bytes);
        } catch {}
        let decoded: string | null = null;
        try {
          decoded = readUtf8(bytes);
        } catch {}
        expect(decoded).toBe(expected);
      }),
      { numRuns: 3000 },
    );
  });

  it('reports UTF-16 as such', () => {
    for (const mark of [
      [0xff, 0xfe],
      [0xfe, 0xff],
    ])
      expect(faultOf(Uint8Array.from([...mark, 0x3c, 0])).message).toBe('line 1, the text is UTF-16; save it as UTF-8');
  });
});
