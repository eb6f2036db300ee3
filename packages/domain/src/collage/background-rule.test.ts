import { describe, expect, it } from 'vitest';
import { designOf, photoCellAt, SMALL_BORDER, staticDesign, staticDocument } from '../../test/page-builders.ts';
import { findGenerator } from '../layouts/registry.ts';
import { backgroundColor, designBackground, NO_BACKGROUND, STATIC_BACKGROUND } from './background-rule.ts';
import { isHexColor } from './color.ts';
import { PALETTE, PALETTE_COLUMNS } from './palette.ts';

describe('backgroundColor', () => {
  /** Annex d8: generator, border, overlay, automatic, result. */
  it.each([
    ['', true, '#336699', true, '#dcddde'],
    ['', false, null, false, '#dcddde'],
    ['heart', true, '#336699', true, '#ffffff'],
    ['heart', true, '#336699', false, '#dcddde'],
    ['heart', false, '#336699', true, '#336699'],
    ['number', true, '#336699', true, '#ffffff'],
    ['numberdigit', true, '#336699', true, '#ffffff'],
    ['numberyear', true, '#336699', true, '#ffffff'],
    ['numberdate', true, '#336699', true, '#ffffff'],
    ['pilealleven', true, '#336699', true, '#ffffff'],
    ['pileonelarge', false, '#336699', true, '#ffffff'],
    ['bordersplit', false, '#336699', true, '#ffffff'],
    ['bordersplit', false, '#336699', false, '#dcddde'],
    ['alleven', false, '#336699', true, '#336699'],
    ['alleven', true, '#336699', true, '#336699'],
    ['alleven', false, '#336699', false, '#dcddde'],
    ['alleven', false, null, true, '#ffffff'],
    ['alleven', false, null, false, '#dcddde'],
  ] as const)(
    '[BACK-01] [BACK-02] [BACK-03] [BACK-04] [BACK-05] %s, border %s, overlay %s, automatic %s: %s',
    (generator, hasPhotoBorder, overlayColor, isAutomatic, color) => {
      expect(
        backgroundColor({ generator: generator === '' ? null : findGenerator(generator), hasPhotoBorder, overlayColor, isAutomatic }),
      ).toBe(color);
    },
  );

  it('[BACK-06] [BACK-07] is white by default, and then the chosen colour under either name of its shape slot', () => {
    const design = designOf({ material: 'POSTER' });
    expect(designBackground(design, {}, true)).toBe('#ffffff');
    expect(designBackground(design, { overlayshape0: '#336699' }, true)).toBe('#336699');
    expect(designBackground(design, { overlayshape1: '#336699' }, true)).toBe('#336699');
  });

  it('[BACK-01] [BACK-02] reads border and kind from the design', () => {
    const bordered = staticDocument({ width: 20, height: 20 }, [photoCellAt('img1', 0, 0, 10, 10)], SMALL_BORDER);
    expect(designBackground(staticDesign(bordered), {}, true)).toBe(STATIC_BACKGROUND);
    expect(designBackground({ ...designOf(), generator: 'heart', document: bordered }, {}, true)).toBe('#ffffff');
  });
});

describe('palette', () => {
  it('[COLOR-05] [COLOR-06] 112 different colours from #000000 to #fde6e8, in full rows', () => {
    expect(PALETTE).toHaveLength(112);
    expect(new Set(PALETTE).size).toBe(112);
    expect([PALETTE[0], PALETTE[111]]).toEqual(['#000000', '#fde6e8']);
    expect(PALETTE.every(isHexColor)).toBe(true);
    expect(PALETTE.length % PALETTE_COLUMNS).toBe(0);
  });

  it('[COLOR-06] has distinct neighbours, and rows from dark to pastel', () => {
    for (const [index, color] of PALETTE.entries()) {
      for (const other of PALETTE.slice(0, index)) expect([color, other, distance(color, other) > 9]).toEqual([color, other, true]);
    }
    const rows = Array.from({ length: 7 }, (_, row) => PALETTE.slice((row + 1) * PALETTE_COLUMNS, (row + 2) * PALETTE_COLUMNS));
    const means = rows.map((row) => row.reduce((sum, color) => sum + brightness(color), 0) / row.length);
    expect(means).toEqual([...means].sort((a, b) => a - b));
  });

  it('[COLOR-07] does not contain white, which means no colour', () => {
    expect(PALETTE).not.toContain(NO_BACKGROUND);
    expect(NO_BACKGROUND).toBe('#ffffff');
  });

  it('recognises colours', () => {
    expect(['#a1b2c3', '#A1B2C3', '#abc', 'red', '#a1b2c3 '].map(isHexColor)).toEqual([true, false, false, false, false]);
  });
});

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
const brightness = (color: string) => channels(color).reduce((sum, part) => sum + part, 0);
const distance = (a: string, b: string) => Math.hypot(...channels(a).map((part, index) => part - (channels(b)[index] ?? 0)));
