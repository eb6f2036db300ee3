import type { Template } from '@muro/domain';
import { describe, expect, it } from 'vitest';
import { offeredFilters, suitsFilters } from './list-filters.ts';

const design = (fewestPhotos: number, mostPhotos: number, ...tags: string[]) =>
  ({ tags, capacity: { fewestPhotos, mostPhotos, hasTitle: false } }) as unknown as Template;
const NONE = { photos: '', occasion: '' };

describe('the filters beside the categories', () => {
  const heart = design(26, 31, 'occasion:love');
  const single = design(1, 1);
  const grid = design(1, 144, 'occasion:love', 'occasion:travel');

  it('[WALL-07] list the designs that hold the chosen number of photos, for the chosen occasion', () => {
    expect([heart, single, grid].map((template) => suitsFilters(template, { ...NONE, photos: '16–30' }))).toEqual([true, false, true]);
    expect([heart, single, grid].map((template) => suitsFilters(template, { ...NONE, photos: '61+' }))).toEqual([false, false, true]);
    expect([heart, single, grid].map((template) => suitsFilters(template, { photos: '16–30', occasion: 'occasion:travel' }))).toEqual([
      false,
      false,
      true,
    ]);
    expect(suitsFilters({ tags: [] }, { ...NONE, photos: '1' })).toBe(true);
  });

  it('[WALL-07] offer only values that list some designs but not all', () => {
    expect(offeredFilters([heart, single, grid], NONE)).toEqual({
      photos: ['1', '2–6', '7–15', '16–30', '31–60', '61+'],
      occasions: ['occasion:love', 'occasion:travel'],
    });
    expect(offeredFilters([heart, grid], NONE)).toEqual({ photos: ['1', '2–6', '7–15', '61+'], occasions: ['occasion:travel'] });
    expect(offeredFilters([single], NONE)).toEqual({ photos: [], occasions: [] });
    expect(offeredFilters([single], { photos: '61+', occasion: '' }).photos).toEqual(['61+']);
  });
});
