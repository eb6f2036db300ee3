import {
  type Collage,
  composePage,
  type Fill,
  type LayoutCell,
  newCollage,
  photoLayers,
  photoText,
  printDpi,
  WHOLE_VIEW,
} from '@muro/domain';
import { describe, expect, it } from 'vitest';
import { photoWithText, previewCollage } from './photo-with-text.ts';
import { textPreviewSize } from './text-preview-size.ts';

const cell = (slot: string, x: number, allowsText: boolean): LayoutCell => ({
  kind: 'photo',
  slot,
  x,
  y: 10,
  width: 30,
  height: 20,
  tiltDeg: 8,
  printMargin: 0,
  cornerRadius: 0,
  allowsText,
});
const size = { width: 100, height: 40 };
const document = {
  designer: '',
  design: 'simple',
  screenDpcm: 40,
  material: '' as const,
  hasCustomSizes: false,
  vals: {},
  resources: [],
  layout: { size, cells: [cell('img1', 10, true), cell('img2', 50, false)], photoBorder: null },
  hash: '',
};
const design = { templateId: '1', childTemplateId: '2', size, material: '' as const, generator: '', document };
const text = photoText('Sea', { width: 30, height: 20 });
const fill: Fill = { photoId: '7', view: WHOLE_VIEW, effect: 'sepia', text };
const collage: Collage = {
  ...newCollage(design, { sizeText: (data) => data, defaultTexts: { title: '', subtitle: '' } }),
  photos: [{ id: '7', name: 'sea.jpg', type: 'COMPUTER', widthPx: 3000, heightPx: 2000 }],
  fills: { img1: fill, img2: fill },
  photoBackgroundColor: '#dcddde',
};
const page = composePage({ document, trim: size, material: '' });
const [allowed, refused] = photoLayers(page);

describe('a photo with text', () => {
  it('[PTEXT-14] [PTEXT-17] has its size in cm, effect, resolution, background colour and text', () => {
    const work = allowed && photoWithText(collage, page, allowed);
    if (!work) throw new RangeError('Expected a photo with text');
    expect(work.page.trim).toEqual({ width: 30, height: 20 });
    expect([work.fill.effect, work.fill.text, work.photo.name]).toEqual(['sepia', text, 'sea.jpg']);
    expect(Math.round(printDpi(work.photo, { x: 0, y: 0, width: 1, height: 1 }, work.page.trim, 0))).toBe(254);
    expect(work.box).toEqual({ x: 0, y: 0, width: 30, height: 20 });
    const preview = previewCollage(collage, work, null);
    expect([preview.photoBackgroundColor, preview.fills]).toEqual(['#dcddde', { img1: { ...fill, text: null } }]);
  });

  it('[PTEXT-15] is absent if the slot allows no text or has no photo', () => {
    expect(refused && photoWithText(collage, page, refused)).toBeNull();
    expect(allowed && photoWithText({ ...collage, fills: {} }, page, allowed)).toBeNull();
  });

  it.each([
    [1280, 800, false, 400, 266],
    [390, 844, false, 329, 219],
    [320, 640, false, 249, 166],
    [740, 360, true, 216, 144],
    [568, 320, true, 156, 104],
    [1280, 500, true, 367, 245],
  ])('in a window of %i x %i (low: %s) it shows %i x %i px large', (widthPx, heightPx, isLow, width, height) => {
    const preview = textPreviewSize({ width: 30, height: 20 }, { widthPx, heightPx }, isLow);
    expect([Math.floor(preview.widthPx), Math.floor(preview.heightPx)]).toEqual([width, height]);
  });
});
