import { setTimeout as rest } from 'node:timers/promises';
import { brokenIn, type Load, measureIn } from '../load.ts';
import { computedMs } from '../processes.ts';
import type { LoadedShop } from '../set-ups.ts';

const PAGES = 200;
/** Each page sends one this often. */
const HEARTBEAT_S = 300;
const LOOK_MS = 5_000;
const MOST_LOOKS = 24;
/** Of a processor: what is left then is the server's own looks for work. */
const AT_REST_SHARE = 0.05;

/** Two hundred people have a page open and do nothing. */
export const idle: Load = {
  title: 'L8, pages that nobody touches',
  async run(world) {
    await comesToRest(await world.shop());
    const measured = await measureIn(world, [{ act: 'rest', rate: { perSecond: PAGES / HEARTBEAT_S } }], 60);
    return brokenIn(measured, { percent: 2 });
  },
};

/** What a start or the load before it left to do is not what a shop costs at rest. */
async function comesToRest(shop: LoadedShop): Promise<void> {
  const computed = () => computedMs(shop.serverPids());
  for (let look = 0; look < MOST_LOOKS; look++) {
    const before = computed();
    await rest(LOOK_MS);
    if (computed() - before < LOOK_MS * AT_REST_SHARE) return;
  }
}
