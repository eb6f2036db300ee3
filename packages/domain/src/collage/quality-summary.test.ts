import { describe, expect, it } from 'vitest';
import { pageWith, photoCellAt } from '../../test/page-builders.ts';
import type { Photo } from '../photo/photo.ts';
import { WHOLE_VIEW } from '../photo/view.ts';
import type { Fill } from './collage.ts';
import { isFinished } from './is-finished.ts';
import { qualitySummary } from './quality-summary.ts';

const page = pageWith([
  photoCellAt('img1', 0, 0, 25.4, 25.4),
  photoCellAt('img2', 25.4, 0, 12.7, 25.4),
  { kind: 'text', slot: 'txt1', x: 0, y: 30, width: 50, height: 10, editable: true },
  { kind: 'overlay', x: 0, y: 0, width: 50, height: 40, resource: 'r1' },
]);

const photo = (id: string, widthPx: number, heightPx: number): Photo => ({ id, name: '', type: 'COMPUTER', widthPx, heightPx });
const fill = (photoId: string, view: Partial<Fill['view']> = {}): Fill => ({
  photoId,
  view: { ...WHOLE_VIEW, ...view },
  effect: '',
  text: null,
});

describe('qualitySummary', () => {
  it('[QUAL-04] is up to date immediately after a change', () => {
    const photos = [photo('a', 1000, 1000)];
    expect(qualitySummary(page, { photos, fills: { img1: fill('a') } }).lowCount).toBe(0);
    expect(qualitySummary(page, { photos, fills: { img1: fill('a', { zoom: 1.01 }) } }).lowCount).toBe(1);
  });

  it('[QUAL-07] counts slots below 100 dpi; 100 itself is enough', () => {
    const photos = [photo('a', 1000, 1000), photo('b', 999, 999)];
    expect(qualitySummary(page, { photos, fills: { img1: fill('a') } })).toEqual({ lowCount: 0, isDouble: false, bySlot: { img1: 100 } });
    const { lowCount, bySlot } = qualitySummary(page, { photos, fills: { img1: fill('b'), img2: fill('a') } });
    expect(lowCount).toBe(1);
    expect(bySlot.img1).toBeCloseTo(99.9, 6);
    expect(bySlot.img2).toBeCloseTo(100, 6);
  });

  it('[QUAL-07] includes zoom and rotation', () => {
    const photos = [photo('a', 2000, 1000)];
    expect(qualitySummary(page, { photos, fills: { img1: fill('a', { zoom: 2 }) } }).bySlot.img1).toBeCloseTo(50, 6);
    expect(qualitySummary(page, { photos, fills: { img2: fill('a', { quarterTurn: 90 }) } }).bySlot.img2).toBeCloseTo(200, 6);
  });

  it('[QUAL-05] [QUAL-07] reports a photo that is on the page twice', () => {
    const photos = [photo('a', 4000, 4000)];
    expect(qualitySummary(page, { photos, fills: { img1: fill('a'), img2: fill('a') } })).toMatchObject({ lowCount: 0, isDouble: true });
  });

  it('is empty for an empty page', () => {
    expect(qualitySummary(page, { photos: [], fills: {} })).toEqual({ lowCount: 0, isDouble: false, bySlot: {} });
  });
});

describe('isFinished', () => {
  it('[HOLDER-05] [HOLDER-06] is true if every photo slot is filled; texts and overlays always count as filled', () => {
    expect(isFinished(page, { fills: { img1: fill('a') } })).toBe(false);
    expect(isFinished(page, { fills: { img1: fill('a'), img2: fill('a') } })).toBe(true);
    expect(isFinished(pageWith([]), { fills: {} })).toBe(true);
  });
});
