import { moment } from './columns.ts';

/** Columns for the deletion of collages: moved to the bin, emptied from it, retained for an order. */
export const collageLife = {
  /** Time at which its owner moved it to the bin; null: not in the bin. Restoring or saving it takes it out again. */
  removedAt: moment('removed_at'),
  /** Time at which it was deleted from the bin, for a collage whose row stays because it was ordered. */
  emptiedAt: moment('emptied_at'),
  /** Time at which the retention task found it idle but ordered. It is then kept for as long as its order and not checked again. */
  foundOrderedAt: moment('found_ordered_at'),
};
