import type { Overview } from '../en/overview.ts';
import type { Like } from '../shared/core.ts';
import { collageList } from './collage-list.ts';
import { errors } from './errors.ts';
import { foot } from './foot.ts';
import { frame } from './frame.ts';
import { materials } from './materials.ts';
import { orderStates } from './order-states.ts';
import { printFailures } from './print-failures.ts';
import { sizes } from './sizes.ts';
import { visitor } from './visitor.ts';

export const overview: Like<Overview> = {
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
