import { describe, expect, it } from 'vitest';
import { fileKey, headLength } from './file-key.ts';
import { PHOTO_TYPES } from './photo.ts';
import { fitResize, isDownscaled, ONLINE_MAX_PX, RESIZE_QUALITY } from './resize.ts';
import { shortPhotoName, shortTemplateName } from './short-name.ts';
import { suggestedRotationOf } from './suggested-rotation.ts';

const size = (widthPx: number, heightPx: number) => ({ widthPx, heightPx });

describe('resizing', () => {
  it.each([
    [4000, 3000, 1024, 1024, 768, 3.90625],
    [3000, 4000, 1024, 768, 1024, 3.90625],
    [800, 600, 1024, 800, 600, 1],
    [1080, 1350, 640, 512, 640, 2.109375],
    [1000, 500, 512, 512, 256, 1.953125],
  ])('[RESIZE-05] fits %d x %d into %d and never enlarges', (width, height, maxPx, toWidth, toHeight, ratio) => {
    const result = fitResize(size(width, height), size(maxPx, maxPx));
    expect(result).toEqual(size(toWidth, toHeight));
    expect(width / result.widthPx).toBeCloseTo(ratio, 9);
  });

  it('keeps at least one pixel on each side', () => {
    expect(fitResize(size(20_000, 3), size(1024, 1024))).toEqual(size(1024, 1));
  });

  it('[RESIZE-01] [RESIZE-02] [RESIZE-03] [RESIZE-04] makes copies of quality 80, as large as their source allows', () => {
    expect(RESIZE_QUALITY).toBe(80);
    expect(ONLINE_MAX_PX).toEqual({ COMPUTER: 1024, SOCIAL: 640, QUOTES: 512 });
  });

  it('[PSTATE-04] loads a sharper copy above a ratio of 1.01', () => {
    expect([isDownscaled(1010, 1000), isDownscaled(1011, 1000)]).toEqual([false, true]);
  });
});

describe('names and keys of files', () => {
  it('[PENT-02] a photo is from the computer, the quotes or the photo service', () => {
    expect(PHOTO_TYPES).toEqual({ COMPUTER: 1, QUOTES: 2, SOCIAL: 3 });
  });

  it('[INGEST-11] turns by 180, 90 and 270 degrees for the orientations 3, 6 and 8', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 0, 9].map(suggestedRotationOf)).toEqual([0, 0, 180, 0, 0, 90, 0, 270, 0, 0]);
  });

  it('[INGEST-12] reads the first min(size - 2, 1024) bytes', () => {
    expect([5000, 1026, 1025, 900, 1].map(headLength)).toEqual([1024, 1024, 1023, 898, 0]);
  });

  it('[PENT-07] [PENT-08] joins size, width, height and digest into the key', () => {
    expect(fileKey(5000, size(40, 30), 'd41d8cd98f00b204e9800998ecf8427e')).toBe('5000_40_30_d41d8cd98f00b204e9800998ecf8427e');
  });

  it('[NAV-21] shortens template names above 14 characters', () => {
    expect(shortTemplateName('Mosaico familiar')).toBe('Mosaico fam...');
    expect(shortTemplateName('Corazon grande')).toBe('Corazon grande');
  });

  it('[THUMB-12] shortens photo names above 15 characters, counting emoji as one', () => {
    expect(shortPhotoName('IMG_20240101_123456.jpg')).toBe('IMG_20240101...');
    expect(shortPhotoName('vacaciones1.jpg')).toBe('vacaciones1.jpg');
    expect(shortPhotoName('😀'.repeat(16))).toBe(`${'😀'.repeat(12)}...`);
  });
});
