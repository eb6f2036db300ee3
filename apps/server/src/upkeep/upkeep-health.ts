import { UPKEEP_TASKS } from '@muro/api';
import type { Metrics } from '../monitoring/metrics.ts';
import type { UpkeepTaskName } from './upkeep-task.ts';

export interface UpkeepHealth {
  /** Returns the tasks whose last run on this server failed. */
  failingTasks(): UpkeepTaskName[];
  /** Records the result of a run. */
  record(task: UpkeepTaskName, isFailing: boolean): void;
}

/** Keeps the result of the last run of each task and exports it as `muro_upkeep_failing{task}`: 1 for a task that failed. */
export function createUpkeepHealth({ upkeepFailing }: Pick<Metrics, 'upkeepFailing'>): UpkeepHealth {
  const failing = new Set<UpkeepTaskName>();
  return {
    failingTasks: () => UPKEEP_TASKS.filter((task) => failing.has(task)),
    record(task, isFailing) {
      if (isFailing) failing.add(task);
      else failing.delete(task);
      upkeepFailing.set({ task }, isFailing ? 1 : 0);
    },
  };
}
