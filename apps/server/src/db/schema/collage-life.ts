import { moment } from './columns.ts';

/** Columns that say when a collage goes to the bin, leaves it, or stays for its order. */
export const collageLife = {
  /** When its owner threw it away; it can be brought back for a while, and a save brings it back, too. */
  removedAt: moment('removed_at'),
  /** Time at which it was deleted from the bin, for a collage whose row stays because it was ordered. */
  emptiedAt: moment('emptied_at'),
  /** Time at which upkeep found it idle and ordered; it stays then for as long as its order, and is not looked at again. */
  foundOrderedAt: moment('found_ordered_at'),
};
