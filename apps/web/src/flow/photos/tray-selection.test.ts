import { describe, expect, it } from 'vitest';
import { pickedPhotos, type TraySelection } from './tray-selection.ts';

const order = ['a', 'b', 'c', 'd', 'e'];
const selectionOf = (anchor: string, ...photoIds: readonly string[]): TraySelection => ({ photoIds, anchor });

describe('pickedPhotos', () => {
  it('only this photo: the others are deselected; clicking it again deselects it', () => {
    expect(pickedPhotos(null, order, 'b', 'only')).toEqual(selectionOf('b', 'b'));
    expect(pickedPhotos(selectionOf('b', 'a', 'b'), order, 'b', 'only')).toEqual(selectionOf('b', 'b'));
    expect(pickedPhotos(selectionOf('b', 'b'), order, 'b', 'only')).toBeNull();
  });

  it('toggles a photo besides the others', () => {
    expect(pickedPhotos(selectionOf('b', 'b'), order, 'd', 'toggle')).toEqual(selectionOf('d', 'b', 'd'));
    expect(pickedPhotos(selectionOf('d', 'b', 'd'), order, 'b', 'toggle')).toEqual(selectionOf('b', 'd'));
    expect(pickedPhotos(selectionOf('d', 'd'), order, 'd', 'toggle')).toBeNull();
  });

  it('a range extends from the anchor in both directions, and keeps the anchor', () => {
    const forth = pickedPhotos(selectionOf('b', 'b'), order, 'd', 'range');
    expect(forth).toEqual(selectionOf('b', 'b', 'c', 'd'));
    expect(pickedPhotos(forth, order, 'a', 'range')).toEqual(selectionOf('b', 'a', 'b'));
  });

  it('a range without an anchor, or from a photo that is not shown any more, begins here', () => {
    expect(pickedPhotos(null, order, 'c', 'range')).toEqual(selectionOf('c', 'c'));
    expect(pickedPhotos(selectionOf('gone', 'gone'), order, 'c', 'range')).toEqual(selectionOf('c', 'c'));
  });
});
