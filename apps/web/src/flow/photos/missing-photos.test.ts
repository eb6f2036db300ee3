import type { Photo } from '@muro/domain';
import { describe, expect, it } from 'vitest';
import { availablePhotos, missingFor, missingIds, missingPhotos } from './missing-photos.ts';
import { chosenEntry, entryAfter, type PhotoEntry } from './photo-entry.ts';

const KEY = '5000_4000_3000_ab';
const entry = (id: string, name: string, key = KEY): PhotoEntry => ({ ...chosenEntry(id, new Blob(), name), key });
const missingEntry = (id: string, name: string, key = KEY): PhotoEntry => entryAfter(entry(id, name, key), { type: 'missing' });
const library = (...entries: readonly PhotoEntry[]) => ({ entries: Object.fromEntries(entries.map((item) => [item.id, item])) });
const photo = (id: string): Photo => ({ id, name: `${id}.jpg`, type: 'COMPUTER', widthPx: 4000, heightPx: 3000 });

describe('the photo that a chosen file belongs to', () => {
  it('has the same key, even if the file was renamed', () => {
    const entries = library(entry('a', 'a.jpg'), missingEntry('b', 'b.jpg'));
    expect(missingFor(entries, { key: KEY, name: 'b.jpg' })?.id).toBe('b');
    expect(missingFor(entries, { key: KEY, name: 'IMG_0001.jpg' })?.id).toBe('b');
  });

  it('is absent for another picture with the same file name', () => {
    expect(missingFor(library(missingEntry('b', 'b.jpg')), { key: '5000_3000_4000_ab', name: 'b.jpg' })).toBeUndefined();
  });

  it('is absent if every photo has its file', () => {
    expect(missingFor(library(entry('a', 'a.jpg')), { key: KEY, name: 'a.jpg' })).toBeUndefined();
  });

  it('is, of two photos with equal keys, the one with the same name, otherwise the first one without its file', () => {
    const twoMissing = library(missingEntry('a', 'a.jpg'), missingEntry('b', 'b.jpg'));
    expect(missingFor(twoMissing, { key: KEY, name: 'b.jpg' })?.id).toBe('b');
    expect(missingFor(twoMissing, { key: KEY, name: 'c.jpg' })?.id).toBe('a');
    expect(missingFor(library(entry('a', 'a.jpg'), missingEntry('b', 'b.jpg')), { key: KEY, name: 'a.jpg' })?.id).toBe('b');
  });
});

it('a collage separates photos with a missing file from available ones', () => {
  const entries = library(entry('a', 'a.jpg'), missingEntry('b', 'b.jpg'), missingEntry('removed', 'c.jpg'));
  const photos = [photo('a'), photo('b'), photo('on the server')];
  expect(missingIds(entries)).toEqual(['b', 'removed']);
  expect(missingPhotos(photos, entries).map(({ id }) => id)).toEqual(['b']);
  expect(availablePhotos(photos, entries).map(({ id }) => id)).toEqual(['a', 'on the server']);
});
