import { describe, expect, it } from 'vitest';
import { superlinearGrowth } from '../../../test-support/linear-time.ts';
import { tilePriceText } from '../src/catalogue/tile-price.ts';
import { readShapePath } from '../src/geometry/read-shape-path.ts';
import { cleanText } from '../src/text/clean-text.ts';
import { readCollageXml } from '../src/xml/collage-xml.ts';
import { DESIGN_RULE } from '../src/xml/design-rule.ts';
import { LAYOUT_RULE } from '../src/xml/layout-rule.ts';
import { parseXml } from '../src/xml/parse-xml.ts';
import { readUtf8 } from '../src/xml/read-utf8.ts';
import { readShapesXml } from '../src/xml/shapes-xml.ts';
import { strictFaults } from '../src/xml/strict-faults.ts';
import { readTemplateListXml } from '../src/xml/template-list-xml.ts';
import { readTemplateXml } from '../src/xml/template-xml.ts';
import { PIECES, repeated, SAMPLES, VALUES, withEachValue } from './hostile-documents.ts';

type Read = (text: string) => unknown;

/** Length of a document, in characters, that takes a quadratic reader many seconds. */
const HALF_A_MILLION = 500_000;

/** Each reader of a document, with a document that it accepts. */
const READERS: Readonly<Record<string, readonly [sample: keyof typeof SAMPLES, read: Read]>> = {
  collage: ['collage', readCollageXml],
  template: ['template', (text) => readTemplateXml(text, { baseUrl: '/templates/7/' })],
  'template, strictly': ['template', (text) => strictFaults(parseXml(text), LAYOUT_RULE)],
  list: ['list', readTemplateListXml],
  'design, strictly': ['list', (text) => strictFaults(parseXml(designIn(text)), DESIGN_RULE)],
  shapes: ['shapes', readShapesXml],
};

const designIn = (list: string) => list.slice('<rsp><templates>'.length, -'</templates></rsp>'.length);

/** Names of the cases whose time grows faster than their length. */
function faultsOf(cases: Iterable<readonly [name: string, grow: (length: number) => string]>, read: Read, longest?: number): string[] {
  return [...cases].flatMap(([name, grow]) => {
    const fault = superlinearGrowth(grow, read, longest);
    return fault === null ? [] : [`${name}: ${fault}`];
  });
}

const quoted = (piece: string) => JSON.stringify(piece);

describe('the time of a reader grows no faster than its document', () => {
  it('for every half-open piece, alone and inside an element', () => {
    const alone = PIECES.map((piece) => [quoted(piece), (length: number) => repeated(piece, length)] as const);
    const inside = PIECES.map((piece) => [`<a> ${quoted(piece)}`, (length: number) => `<a>${repeated(piece, length)}`] as const);
    const closed = PIECES.map((piece) => [`<a> ${quoted(piece)} </a>`, (length: number) => `<a>${repeated(piece, length)}</a>`] as const);
    expect(faultsOf(alone, parseXml)).toEqual([]);
    expect(faultsOf([...inside, ...closed], parseXml, HALF_A_MILLION)).toEqual([]);
  });

  it('for every half-open piece in a value and in a tag', () => {
    const value = PIECES.map((piece) => [`a="${quoted(piece)}`, (length: number) => `<a b="${repeated(piece, length)}"/>`] as const);
    const open = PIECES.map((piece) => [`a="${quoted(piece)} open`, (length: number) => `<a b="${repeated(piece, length)}`] as const);
    const tag = PIECES.map((piece) => [`<a ${quoted(piece)}`, (length: number) => `<a ${repeated(piece, length)}`] as const);
    expect(faultsOf([...value, ...open, ...tag], parseXml, HALF_A_MILLION)).toEqual([]);
  });

  it.each(Object.entries(READERS))('for hostile values in each attribute: %s', (_name, [sample, read]) => {
    const cases = [...withEachValue(SAMPLES[sample])].flatMap(([name, put]) =>
      Object.entries(VALUES).map(([value, grow]) => [`${name} of ${value}`, (length: number) => put(grow(length))] as const),
    );
    expect(faultsOf(cases, read, 20_000)).toEqual([]);
  });

  it.each(Object.entries(READERS))('for hostile text between the elements: %s', (_name, [sample, read]) => {
    const fillers = [
      ...PIECES.map((piece) => [quoted(piece), (length: number) => repeated(piece, length)] as const),
      ...Object.entries(VALUES),
    ];
    const cases = fillers.map(
      ([name, grow]) => [name, (length: number) => SAMPLES[sample].replaceAll('[here]', () => grow(length))] as const,
    );
    expect(faultsOf(cases, read, 100_000)).toEqual([]);
  });

  it.each([
    ['many unknown elements', (length: number) => list(length, (n) => `<a${n}/>`)],
    ['many unknown elements of one name', (length: number) => list(length, () => '<unknown/>')],
    ['many fields twice', (length: number) => list(length, () => '<name>a</name>')],
    ['elements with long names', (length: number) => `<${repeated('a', length)}>${repeated('<b/>', length)}`],
    ['entries with long names', (length: number) => list(length, () => `<${'a'.repeat(200)}/>`)],
  ])('for %s', (_name, grow) => {
    for (const [, read] of Object.values(READERS)) expect(superlinearGrowth(grow, read)).toBeNull();
  });

  it('for texts that are not documents', () => {
    const fillers = [
      ...PIECES.map((piece) => [quoted(piece), (length: number) => repeated(piece, length)] as const),
      ...Object.entries(VALUES),
    ];
    for (const read of [cleanText, readShapePath, (text: string) => tilePriceText(text, 3)])
      expect(faultsOf(fillers, read, HALF_A_MILLION)).toEqual([]);
    const bytes = (start: number) => (length: number) => new Uint8Array(length).fill(start, 0, length - 1);
    for (const byte of [0x00, 0x0a, 0x41, 0x80, 0xc3, 0xe2, 0xf0, 0xff]) expect(superlinearGrowth(bytes(byte), readUtf8)).toBeNull();
  });
});

function list(length: number, entry: (n: number) => string): string {
  const count = Math.floor(length / 150);
  return `<rsp><templates><template id="1" width="1" height="1">${Array.from({ length: count }, (_, n) => entry(n)).join('')}</template></templates></rsp>`;
}
