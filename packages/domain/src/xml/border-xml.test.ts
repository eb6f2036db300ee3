import { describe, expect, it } from 'vitest';
import { DIGIT_SHAPES } from '../layouts/shared/digit-shapes.ts';
import { readPhotoBorder, writePhotoBorder } from './border-xml.ts';
import { readColor, writeColor } from './colors.ts';
import { readDigitsXml, readShapesXml, writeDigitsXml, writeShapesXml } from './shapes-xml.ts';

describe('photo border specs', () => {
  it('[BORD-01] [BORD-02] reads four margins, the type and the widths', () => {
    const text = '1,1.5,2,0.5:modern:cardWidthCM=0.6:glowWidthCM=0.2:shadowWidthCM=0.5';
    const border = { type: 'modern', margins: [1, 1.5, 2, 0.5], card: 0.6, glow: 0.2, shadow: 0.5 } as const;
    expect(readPhotoBorder(text)).toEqual(border);
    expect(writePhotoBorder(border)).toBe(text);
  });

  it('[BORD-01] accepts only the type modern', () => {
    for (const text of ['', '1,1,1,1', '1,1,1,1:classic', ':', '1,1,1,1:MODERN', 'modern']) expect(readPhotoBorder(text)).toBeNull();
  });

  it('[BORD-03] has defaults for the widths', () => {
    expect(readPhotoBorder('0,0,0,0:modern')).toEqual({ type: 'modern', margins: [0, 0, 0, 0], card: 0.4, glow: 0.15, shadow: 0.3 });
  });

  it('[BORD-04] a shadow of 0 becomes 0.3; card and glow of 0 stay', () => {
    expect(readPhotoBorder('0,0,0,0:modern:cardWidthCM=0:glowWidthCM=0:shadowWidthCM=0')).toMatchObject({ card: 0, glow: 0, shadow: 0.3 });
  });

  it.each([
    ['1e9,1e9,1e9,1e9:modern:cardWidthCM=1e9', [10, 10, 10, 10], 10],
    ['-1,NaN,Infinity,:modern:cardWidthCM=x', [0, 0, 0, 0], 0.4],
    ['1,2:modern:__proto__=5:cardWidthCM', [1, 2, 0, 0], 0.4],
  ])('clamps %s', (text, margins, card) => {
    expect(readPhotoBorder(text)).toMatchObject({ margins, card });
  });
});

describe('colours', () => {
  it('[TXML-17] [TDATA-01] [HOLDER-02] [HOLDER-03] [LAYER-08] [LAYER-16] are written 0x… and used #…', () => {
    expect([readColor('0x4D4D4F', ''), readColor('#4d4d4f', ''), writeColor('#4d4d4f')]).toEqual(['#4d4d4f', '#4d4d4f', '0x4d4d4f']);
  });

  it('[COLOR-08] [COLOR-09] pads short colours with zeros on the left', () => {
    expect(readColor('#ff', '')).toBe('#0000ff');
    expect(readColor('0x0', '')).toBe('#000000');
  });

  it.each(['red', '0xGGGGGG', 'javascript:alert(1)', '#fff;background:url(x)', '', '#', '#12345678', 'ffffff'])(
    '%j is not a colour',
    (text) => {
      expect(readColor(text, '#123456')).toBe('#123456');
    },
  );
});

describe('shape libraries', () => {
  const numbers =
    '<shapes><shape id="0" width="100" height="160" path="M0 0H100V160Z"/><shape id="7" width="80" height="160"><![CDATA[M0 0h80l-40 160c1 1 2 2 3 3z]]></shape></shapes>';

  it('[BORD-05] [BORD-06] [BORD-07] [HTTP-11] [HTTP-13] reads shapes by id, for digits by digit', () => {
    const shapes = readShapesXml(numbers);
    expect([...shapes.keys()]).toEqual(['0', '7']);
    expect(shapes.get('0')).toEqual({
      id: '0',
      width: 100,
      height: 160,
      path: 'M0 0H100V160Z',
      outline: [['M', 0, 0], ['L', 100, 0], ['L', 100, 160], ['Z']],
    });
    expect(readShapesXml(writeShapesXml(shapes))).toEqual(shapes);
  });

  it.each([
    ['<shapes><shape width="1" height="1" path="M0 0"/></shapes>', 'shapes/shape: id is missing'],
    ['<shapes><shape id="1" width="0" height="1" path="M0 0"/></shapes>', 'width must be a number'],
    [
      '<shapes>\n<shape id="1" width="1" height="1" path="M0 0"/>\n<shape id="2" width="1" height="1" path="Q0 0"/></shapes>',
      'line 3, shapes/shape[2]: Expected',
    ],
    ['<svg/>', 'the root must be <shapes>'],
  ])('[BORD-05] refuses %s with line and reason', (text, reason) => {
    expect(() => readShapesXml(text)).toThrow(reason);
  });

  it("[HTTP-13] reads the ten digits, including the product's own as written", () => {
    expect(readDigitsXml(writeDigitsXml(DIGIT_SHAPES))).toEqual(DIGIT_SHAPES);
  });

  it.each([
    ['<shape id="4" ', '<shape id="x" ', /there is no shape with id="4"/],
    ['<shape id="4" width="60"', '<shape id="4" width="600"', /line 6, .*600 x 100; a digit is/],
    ['<shape id="1" width="38"', '<shape id="1" width="30"', /line 3, .*reaches beyond its box of 30 x 100/],
    [/path="M30 0H54[^"]*"/, 'path=""', /no outline|Expected/],
    [/path="M30 0H54[^"]*"/, 'path="M0 0H60Z"', /encloses nothing/],
  ])('[HTTP-13] refuses digits with %s replaced by %s', (from, to, reason) => {
    const text = writeDigitsXml(DIGIT_SHAPES);
    expect(text).toMatch(from);
    expect(() => readDigitsXml(text.replace(from, to))).toThrow(reason);
  });
});
