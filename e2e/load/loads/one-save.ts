import { brokenIn, type Load, measureIn } from '../load.ts';

const MOST_MS = 120_000;
const MOST_OPEN_MS = 2000;

/** One person alone: 150 photos and a save, without what the browser itself does; then such a collage is opened. */
export const oneSave: Load = {
  title: 'L3, one collage of 150 photos',
  async run(world) {
    const saved = await measureIn(world, [{ act: 'whole collage', rate: { lanes: 1, count: 1 } }], 1);
    const opened = await measureIn(world, [{ act: 'open 150', rate: { perSecond: 1 } }], 5);
    return [
      ...brokenIn(saved, { spans: { 'whole collage': { most: MOST_MS } } }),
      ...brokenIn(opened, { spans: { 'open 150': { most: MOST_OPEN_MS } } }),
    ];
  },
};
