import type { ActionName } from '../actions/actions.ts';
import { type Broken, describeExceeded, type Load, measureIn, type World } from '../measuring/load.ts';
import { SMALL } from './uploads.ts';

const MAX_SMALL_MS = 250;
const MAX_MEGABYTES = 1000;

/** Measures the time from the order to the print file, with small requests beside it for a while. */
async function measurePrint(world: World, action: ActionName, maxMs: number): Promise<Broken> {
  const measured = await measureIn(world, [{ action, rate: { lanes: 1, count: 1 } }, SMALL], Math.min(15, maxMs / 2000));
  return describeExceeded(measured, { spans: { [action]: { maxMs }, small: { p99: MAX_SMALL_MS } }, childMegabytes: MAX_MEGABYTES });
}

export const prints: Load = {
  title: 'L7, large print files: 40 photos on 100 × 70 cm, 144 on 140 × 100 cm',
  run: async (world) => [...(await measurePrint(world, 'print 40', 30_000)), ...(await measurePrint(world, 'print 150', 180_000))],
};
