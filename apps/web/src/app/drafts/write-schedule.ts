import { DRAFT_DELAYS_MS } from '../../flow/drafts/draft.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { whenIdle } from './when-idle.ts';

type Delay = keyof typeof DRAFT_DELAYS_MS;

/** Schedules a job: debounced while the work is edited, immediately otherwise. */
export function createWriteSchedule(workspace: Workspace, job: () => void) {
  const delayed = createDelayed(workspace, job);
  let isDebounced = false;
  let isDue = false;
  /** Runs the job in a microtask, once for all calls before it. */
  const runInMicrotask = (): void => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      if (isDue) job();
      isDue = false;
    });
  };
  const cancel = (): void => {
    delayed.cancel();
    isDue = false;
  };
  return {
    schedule: (delay: Delay): void => {
      if (isDebounced) delayed.begin(delay);
      // Outside the editor a failed write is not retried: the next change tries again.
      else if (delay !== 'retry') runInMicrotask();
    },
    cancel,
    begin: (): void => {
      isDebounced = true;
    },
    end: (): void => {
      isDebounced = false;
      cancel();
    },
  };
}

function createDelayed(workspace: Workspace, job: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Time when the timer ends, ms of `performance.now`. */
  let dueMs = 0;
  let isWaiting = false;
  let stopWaiting = (): void => undefined;
  const clear = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const runWhenIdle = (): void => {
    isWaiting = false;
    job();
  };
  const waitUntilIdle = (): void => {
    if (isWaiting) return;
    isWaiting = true;
    stopWaiting = whenIdle(workspace, runWhenIdle, DRAFT_DELAYS_MS.idle);
  };
  return {
    /** Runs the job after this delay, or after a shorter one that is already running. */
    begin: (delay: Delay): void => {
      const atMs = performance.now() + DRAFT_DELAYS_MS[delay];
      if (timer !== undefined && dueMs <= atMs) return;
      clear();
      dueMs = atMs;
      timer = setTimeout(() => {
        timer = undefined;
        if (delay === 'rest') waitUntilIdle();
        else job();
      }, DRAFT_DELAYS_MS[delay]);
    },
    cancel: (): void => {
      clear();
      stopWaiting();
      isWaiting = false;
    },
  };
}
