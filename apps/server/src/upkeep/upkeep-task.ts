import type { UPKEEP_TASKS } from '@muro/api';

export type UpkeepTaskName = (typeof UPKEEP_TASKS)[number];

export interface UpkeepTask {
  readonly name: UpkeepTaskName;
  /** Returns a sentence for the log about what was deleted; null for nothing. A long task checks `isStopping` regularly. */
  readonly run: (isStopping: () => boolean) => Promise<string | null>;
}
