import type { Overview } from '../en/overview.ts';
import type { Like } from '../shared/core.ts';
import { errors } from './errors.ts';
import { foot } from './foot.ts';
import { frame } from './frame.ts';
import { materials } from './materials.ts';
import { orderStates } from './order-states.ts';
import { printFailures } from './print-failures.ts';
import { shelf } from './shelf.ts';
import { sizes } from './sizes.ts';
import { visitor } from './visitor.ts';

export const overview: Like<Overview> = {
  ...frame,
  ...errors,
  ...foot,
  ...visitor,
  ...shelf,
  ...sizes,
  ...materials,
  ...orderStates,
  ...printFailures,
};
