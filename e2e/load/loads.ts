import { bigData } from './loads/big-data.ts';
import { bigSaves } from './loads/big-saves.ts';
import { browsing } from './loads/browsing.ts';
import { overload } from './loads/overload.ts';
import { prints } from './loads/prints.ts';
import { uploads } from './loads/uploads.ts';
import type { Load } from './measuring/load.ts';

/** All loads by their names in the options. */
export const LOADS = {
  L1: browsing,
  L2: uploads,
  L5: bigSaves,
  L7: prints,
  L9: overload,
  L12: bigData,
} satisfies Record<string, Load>;

export type LoadId = keyof typeof LOADS;
