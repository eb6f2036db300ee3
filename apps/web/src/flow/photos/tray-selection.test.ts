import { describe, expect, it } from 'vitest';
import { pickedPhotos, type TraySelection } from './tray-selection.ts';

const order = ['a', 'b', 'c', 'd', 'e'];
const chosen = (anchor: string, ...photoIds: readonly string[]): TraySelection => ({ photoIds, anchor });

describe('pickedPhotos', () => {
  it('only this photo: the others are deselected; clicking it again deselects it', () => {
    expect(pickedPhotos(null, order, 'b', 'only')).toEqual(chosen('b', 'b'));
    expect(pickedPhotos(chosen('b', 'a', 'b'), order, 'b', 'only')).toEqual(chosen('b', 'b'));
    expect(pickedPhotos(chosen('b', 'b'), order, 'b', 'only')).toBeNull();
  });

  it('toggles a photo besides the others', () => {
    expect(pickedPhotos(chosen('b', 'b'), order, 'd', 'toggle')).toEqual(chosen('d', 'b', 'd'));
    expect(pickedPhotos(chosen('d', 'b', 'd'), order, 'b', 'toggle')).toEqual(chosen('b', 'd'));
    expect(pickedPhotos(chosen('d', 'd'), order, 'd', 'toggle')).toBeNull();
  });

  it('a range extends from the anchor in both directions, and keeps the anchor', () => {
    const forth = pickedPhotos(chosen('b', 'b'), order, 'd', 'range');
    expect(forth).toEqual(chosen('b', 'b', 'c', 'd'));
    expect(pickedPhotos(forth, order, 'a', 'range')).toEqual(chosen('b', 'a', 'b'));
  });

  it('a range without an anchor, or from a photo that is not shown any more, begins here', () => {
    expect(pickedPhotos(null, order, 'c', 'range')).toEqual(chosen('c', 'c'));
    expect(pickedPhotos(chosen('gone', 'gone'), order, 'c', 'range')).toEqual(chosen('c', 'c'));
  });
});
