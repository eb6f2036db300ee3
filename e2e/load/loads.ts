import type { Load } from './load.ts';
import { bigData } from './loads/big-data.ts';
import { bigSaves } from './loads/big-saves.ts';
import { browsing } from './loads/browsing.ts';
import { coldStart } from './loads/cold-start.ts';
import { cost } from './loads/cost.ts';
import { hostile } from './loads/hostile.ts';
import { idle } from './loads/idle.ts';
import { most } from './loads/most.ts';
import { oneSave } from './loads/one-save.ts';
import { overload } from './loads/overload.ts';
import { people } from './loads/people.ts';
import { prints } from './loads/prints.ts';
import { signIns } from './loads/sign-ins.ts';
import { uploads } from './loads/uploads.ts';

/** Everything that can be measured, by its name in the options. */
export const LOADS = {
  L1: browsing,
  L2: uploads,
  L3: oneSave,
  L5: bigSaves,
  L6: signIns,
  L7: prints,
  L8: idle,
  L9: overload,
  L10: hostile,
  L11: coldStart,
  L12: bigData,
  cost,
  people,
  most,
} satisfies Record<string, Load>;

export type LoadId = keyof typeof LOADS;
