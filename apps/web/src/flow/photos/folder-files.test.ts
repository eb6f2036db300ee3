import { describe, expect, it } from 'vitest';
import { comparePaths, isHiddenFile, isPhotoOfFolder } from './folder-files.ts';

describe('isHiddenFile', () => {
  it.each([
    '._IMG_0001.JPG',
    'trip/._IMG_0001.JPG',
    '.DS_Store',
    '__MACOSX/a.jpg',
    'trip/@eaDir/a.jpg/thumb.jpg',
    '.thumbnails/a.jpg',
    'Thumbs.db',
  ])('leaves out %s', (path) => expect(isHiddenFile(path)).toBe(true));

  it.each(['IMG_0001.JPG', 'trip/day 1/IMG_0001.JPG', 'a._b.jpg'])('takes %s', (path) => expect(isHiddenFile(path)).toBe(false));
});

describe('isPhotoOfFolder', () => {
  it('accepts pictures, and files of a type unknown to the browser', () => {
    expect(isPhotoOfFolder({ path: 'trip/a.jpg', type: 'image/jpeg' })).toBe(true);
    expect(isPhotoOfFolder({ path: 'trip/a.cr3', type: '' })).toBe(true);
    expect(isPhotoOfFolder({ path: 'trip/a', type: '' })).toBe(true);
  });

  it('leaves out videos, texts, sidecars and hidden files', () => {
    expect(isPhotoOfFolder({ path: 'trip/a.mp4', type: 'video/mp4' })).toBe(false);
    expect(isPhotoOfFolder({ path: 'trip/read me.txt', type: 'text/plain' })).toBe(false);
    expect(isPhotoOfFolder({ path: 'trip/a.jpg.xmp', type: '' })).toBe(false);
    expect(isPhotoOfFolder({ path: 'trip/IMG_1.AAE', type: '' })).toBe(false);
    expect(isPhotoOfFolder({ path: 'trip/._a.jpg', type: 'image/jpeg' })).toBe(false);
  });
});

describe('comparePaths', () => {
  it('sorts by number and keeps folders together', () => {
    const paths = ['b/IMG_10.jpg', 'b/IMG_9.jpg', 'a/IMG_11.jpg'];
    expect(paths.toSorted(comparePaths)).toEqual(['a/IMG_11.jpg', 'b/IMG_9.jpg', 'b/IMG_10.jpg']);
  });
});
