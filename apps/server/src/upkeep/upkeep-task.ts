import type { UPKEEP_TASKS } from '@muro/api';

export type UpkeepTaskName = (typeof UPKEEP_TASKS)[number];

export interface UpkeepTask {
  readonly name: UpkeepTaskName;
  /** Returns a sentence for the log about what was removed; null for nothing. A long task asks now and then whether to stop. */
  readonly run: (isStopping: () => boolean) => Promise<string | null>;
}
