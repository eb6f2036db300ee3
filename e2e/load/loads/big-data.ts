import { type Broken, describeExceeded, type Load, measureIn, type World } from '../measuring/load.ts';
import type { Measured } from '../measuring/measure.ts';
import { msPerRequest } from '../measuring/measure.ts';
import { BIG_ROWS } from '../measuring/seed-rows.ts';
import { openShop } from '../measuring/set-ups.ts';
import { BIG_SAVES, BIG_SAVES_LIMIT } from './big-saves.ts';
import { BROWSING } from './browsing.ts';

/** Allowed factor of the cost per request, compared with an empty shop. */
const MAX_COST_FACTOR = 1.2;
const LIMITS = { spans: { browse: { p95: 50, p99: 150 }, 'save 150': BIG_SAVES_LIMIT } };

/** Browsing and large saves in an empty shop, and in one with 10,000 users, their collages and 100,000 photos. */
export const bigData: Load = {
  title: 'L12, much in the database',
  async run(world) {
    const shop = await openShop(world.setUp, BIG_ROWS);
    try {
      const broken: string[] = [];
      for (const [stream, seconds] of [
        [BROWSING, 20],
        [BIG_SAVES, 30],
      ] as const) {
        world.say('in an empty shop');
        const empty = await measureIn(world, [stream], seconds);
        world.say('with 10,000 people');
        const full = await measureIn(world, [stream], seconds, shop);
        broken.push(...describeExceeded(full, LIMITS), ...checkCostGrowth(world, empty, full));
      }
      return broken;
    } finally {
      await shop.close();
    }
  },
};

/** Compares processor time, which does not depend on the load of the machine. */
function checkCostGrowth({ say }: World, empty: Measured, full: Measured): Broken {
  const more = msPerRequest(full) / msPerRequest(empty);
  say(`a request costs ${more.toFixed(2)} times what it costs in an empty shop`);
  return more > MAX_COST_FACTOR ? [`a request costs ${more.toFixed(2)} times what it costs in an empty shop`] : [];
}
