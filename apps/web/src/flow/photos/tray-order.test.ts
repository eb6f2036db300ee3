import { describe, expect, it } from 'vitest';
import { shownPhotos, sortedPhotos } from './tray-order.ts';

const photo = (name: string, takenMs: number | null = null) => ({ name, takenMs, zoneMin: null });
const names = (photos: readonly { readonly name: string }[]) => photos.map(({ name }) => name);

describe('the order of the tray', () => {
  it('[CHOOSE-14] as added: the tray shows the newest first, several are placed oldest first', () => {
    const photos = [photo('b'), photo('c'), photo('a')];
    expect(names(shownPhotos(photos, 'added', 'es'))).toEqual(['a', 'c', 'b']);
    expect(names(sortedPhotos(photos, 'added', 'es'))).toEqual(['b', 'c', 'a']);
  });

  it('by name in natural order, ignoring case', () => {
    const photos = ['IMG_10.jpg', 'img_9.jpg', 'Ärger.jpg', 'zoo.jpg', 'IMG_2.jpg'].map((name) => photo(name));
    expect(names(shownPhotos(photos, 'name', 'de'))).toEqual(['Ärger.jpg', 'IMG_2.jpg', 'img_9.jpg', 'IMG_10.jpg', 'zoo.jpg']);
  });

  it('by name in the order of the language', () => {
    const photos = ['Ärger.jpg', 'zoo.jpg'].map((name) => photo(name));
    expect(names(sortedPhotos(photos, 'name', 'sv'))).toEqual(['zoo.jpg', 'Ärger.jpg']);
  });

  it('by capture date; photos without a date come last, as added', () => {
    const photos = [photo('late', 300), photo('unknown 1'), photo('early', 100), photo('unknown 2'), photo('middle', 200)];
    expect(names(shownPhotos(photos, 'taken', 'es'))).toEqual(['early', 'middle', 'late', 'unknown 1', 'unknown 2']);
  });

  it('by capture date, compared in UTC if photos have time zones', () => {
    const photoAt = (name: string, takenMs: number, zoneMin: number) => ({ name, takenMs, zoneMin });
    const photos = [photoAt('camera', Date.UTC(2026, 6, 14, 11, 30), 0), photoAt('phone', Date.UTC(2026, 6, 14, 12), 120)];
    expect(names(shownPhotos(photos, 'taken', 'es'))).toEqual(['phone', 'camera']);
  });
});
