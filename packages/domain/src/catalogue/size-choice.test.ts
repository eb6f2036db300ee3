import { describe, expect, it } from 'vitest';
import { customChild } from './custom-size.ts';
import type { MaterialCode } from './material.ts';
import { previewBoxPx, previewScale } from './preview-box.ts';
import { firstOfFormat, formatsOf, materialsOf, resetsMargin, settleMaterial, settleSize, standardSize } from './size-choice.ts';
import type { Template, TemplateSize } from './template.ts';

const size = (width: number, height: number, materials: readonly MaterialCode[] = ['POSTER', 'CANVAS2CM']): TemplateSize => ({
  id: `${width}x${height}`,
  width,
  height,
  materials,
  description: '',
  url: '',
  isCustom: false,
  hasCustomSize: false,
});

function template(hasCustomSize: boolean, children = [size(60, 40), size(50, 50), size(50, 40), size(40, 50)]): Template {
  const texts = { name: 'A-B', shortInfo: '', leftInfo: '', source: 'gen:alleven', sizeUrl: '', labelUrl: '' };
  const flags = { isTileBased: false, isMaterialSpecific: false, visible: true };
  return { ...size(50, 40), ...texts, ...flags, hasCustomSize, tags: [], thumbWidthPx: 1, thumbHeightPx: 1, preset: {}, children };
}

const custom = (width: number, height: number) => customChild({ width, height }, { materials: [''], description: '' });

describe('choosing a size', () => {
  it('[SZST-02] replaces a custom child by the default where custom sizes are not allowed', () => {
    expect(settleSize(template(false), custom(33, 47)).id).toBe('50x40');
    expect(settleSize(template(true), custom(33, 47))).toEqual(custom(33, 47));
    expect(settleSize(template(true), null).id).toBe('50x40');
  });

  it('[SZST-03] [FMT-15] replaces a custom child by an equal standard size', () => {
    expect(settleSize(template(true), custom(60, 40)).id).toBe('60x40');
    expect(standardSize(template(true), { width: 60, height: 40 })?.id).toBe('60x40');
    expect(standardSize(template(true), { width: 61, height: 40 })).toBeNull();
  });

  it('[SZST-04] selects the first size of an orientation', () => {
    expect([1, 2, 3].map((format) => firstOfFormat(template(true), format as 1 | 2 | 3)?.id)).toEqual(['50x50', '60x40', '40x50']);
    expect(firstOfFormat(template(true, [size(50, 40)]), 3)).toBeNull();
  });

  it('[SIZE-22] lists the orientations of the sizes', () => {
    expect(formatsOf(template(true))).toEqual([1, 2, 3]);
    expect(formatsOf(template(true, [size(40, 50), size(30, 90)]))).toEqual([3]);
  });

  it('[SZST-06] falls back to no preference for a material that the new size does not have', () => {
    expect(materialsOf(size(50, 40))).toEqual(['', 'POSTER', 'CANVAS2CM']);
    expect(settleMaterial(size(50, 40), 'CANVAS2CM')).toBe('CANVAS2CM');
    expect(settleMaterial(size(50, 40, ['POSTER']), 'CANVAS2CM')).toBe('');
  });

  it.each([
    ['', 'POSTER', true],
    ['', 'CANVAS4CM', true],
    ['POSTER', 'CANVAS2CM', true],
    ['DIBOND', 'CANVAS4CM', true],
    ['CANVAS2CM', 'CANVAS4CM', false],
    ['CANVAS2CM', 'POSTER', false],
    ['POSTER', 'DIBOND', false],
    ['POSTER', '', false],
    ['', '', false],
  ] as const)('[SZST-07] [SZST-08] from %j to %j resets the margin: %s', (from, to, resets) => {
    expect(resetsMargin(from, to)).toBe(resets);
  });
});

describe('preview box', () => {
  it.each([
    [699, 500, 150],
    [699, 597, 150],
    [699, 598, 151],
    [699, 700, 253],
    [699, 747, 300],
    [699, 900, 300],
    [700, 500, 350],
    [844, 390, 286],
    [740, 230, 150],
  ])('[SIZE-27] [SIZE-28] in a window of %d x %d px has a side of %d px', (width, height, side) => {
    expect(previewBoxPx(width, height)).toBe(side);
  });

  it('contains the whole page', () => {
    expect(previewScale({ width: 70, height: 50 }, 1280, 800)).toBe(5);
    expect(previewScale({ width: 50, height: 100 }, 390, 844)).toBe(3);
  });
});
