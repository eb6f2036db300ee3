import { describe, expect, it } from 'vitest';
import { designOf } from '../../test/page-builders.ts';
import type { Photo } from '../photo/photo.ts';
import { NEW_VIEW } from '../photo/view.ts';
import { itemAt } from '../units/item-at.ts';
import { applyCommand } from './apply-command.ts';
import type { Collage } from './collage.ts';
import type { CollageTools } from './collage-tools.ts';
import type { Command } from './command.ts';
import { newCollage } from './new-collage.ts';

const TOOLS: CollageTools = { sizeText: (data) => data, defaultTexts: { title: 'Title', subtitle: 'Subtitle' } };
const PHOTOS = ['a', 'b', 'c', 'd'].map((id): Photo => ({ id, name: `${id}.jpg`, type: 'COMPUTER', widthPx: 3000, heightPx: 2000 }));
const grid = (numberVert: number, numberHor: number) => designOf({ values: { numberVert, numberHor } });

const apply = (collage: Collage, ...commands: readonly Command[]): Collage =>
  commands.reduce((current, command) => applyCommand(current, command, TOOLS), collage);
const redistribute = (placements: Readonly<Record<string, string>>): Command => ({ type: 'redistribute-photos', placements });
const four = apply(newCollage(grid(2, 2), TOOLS), { type: 'add-photos', photos: PHOTOS });
const photoIds = ({ fills }: Collage) => Object.fromEntries(Object.entries(fills).map(([slot, { photoId }]) => [slot, photoId]));
const full = apply(four, redistribute({ img1: 'a', img2: 'b', img3: 'c', img4: 'd' }));

describe('filling the page again', () => {
  it('fills exactly the named slots', () => {
    expect(photoIds(full)).toEqual({ img1: 'a', img2: 'b', img3: 'c', img4: 'd' });
    expect(photoIds(apply(full, redistribute({ img2: 'a' })))).toEqual({ img2: 'a' });
    expect(full.fills.img1).toEqual({ photoId: 'a', view: NEW_VIEW, effect: '', text: null });
  });

  it('moves settings with their photos', () => {
    const edited = apply(full, { type: 'set-effect', slot: 'img1', effect: 'sepia' });
    expect(apply(edited, redistribute({ img4: 'a', img1: 'd' })).fills.img4?.effect).toBe('sepia');
  });

  it('keeps settings through a design without a slot for them', () => {
    const edited = apply(full, { type: 'set-effect', slot: 'img4', effect: 'sepia' });
    const small = apply(edited, { type: 'change-design', design: grid(2, 1), isSaved: false }, redistribute({ img1: 'a', img2: 'b' }));
    expect(photoIds(small)).toEqual({ img1: 'a', img2: 'b' });
    const smaller = apply(small, { type: 'change-design', design: grid(1, 1), isSaved: false }, redistribute({ img1: 'c' }));
    const restored = apply(
      smaller,
      { type: 'change-design', design: grid(2, 2), isSaved: false },
      redistribute({ img1: 'd', img2: 'c', img3: 'b', img4: 'a' }),
    );
    expect(restored.fills.img1?.effect).toBe('sepia');
    expect(restored.parked.fills).toEqual({});
  });

  it('places photos by their subjects in each slot', () => {
    const subject = { x: 0.9, y: 0.5, faces: [] };
    const withNewPhoto = apply(four, { type: 'add-photos', photos: [{ ...itemAt(PHOTOS, 0), id: 'e', subject }] });
    const upright = apply(withNewPhoto, redistribute({ img1: 'e' })).fills.img1?.view;
    expect(upright?.followsSubject).toBe(true);
    const redistributed = apply(withNewPhoto, { type: 'change-design', design: grid(4, 1), isSaved: false }, redistribute({ img2: 'e' }));
    expect(redistributed.fills.img2?.view.focusX).toBeGreaterThan(0.6);
    expect(apply(redistributed, redistribute({ img1: 'a' })).parked.fills).toEqual({});
  });

  it('ignores unknown slots and photos', () => {
    expect(photoIds(apply(full, redistribute({ img1: 'gone', img9: 'a', img2: 'b' })))).toEqual({ img2: 'b' });
  });

  it('returns the same collage if nothing changed', () => {
    expect(apply(full, redistribute({ img1: 'a', img2: 'b', img3: 'c', img4: 'd' }))).toBe(full);
  });
});
