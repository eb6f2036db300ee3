import { collageList } from './collage-list.ts';
import { errors } from './errors.ts';
import { foot } from './foot.ts';
import { frame } from './frame.ts';
import { materials } from './materials.ts';
import { orderStates } from './order-states.ts';
import { printFailures } from './print-failures.ts';
import { sizes } from './sizes.ts';
import { visitor } from './visitor.ts';

/** English texts of the user's overview of collages and orders; the other languages have the same keys. */
export const overview = {
  ...frame,
  ...errors,
  ...foot,
  ...visitor,
  ...collageList,
  ...sizes,
  ...materials,
  ...orderStates,
  ...printFailures,
};

export type Overview = typeof overview;
