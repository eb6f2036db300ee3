import type { FollowPlan, ProgressListener, TemplateDocument } from '@muro/domain';
import { proxy } from 'comlink';
import type { LayoutWork, Suited, SuitWish } from './layout-work.ts';
import { createWorkerPool } from './worker-pool.ts';

/** It takes a second on a slow phone; what needs so long has stopped. */
const LAYOUT_MS = 30_000;
const IDLE_MS = 60_000;

/** Who waits for a layout hears how far it is, 0 … 1, and may give it up. */
export interface LayoutWatch {
  readonly onProgress: ProgressListener;
  readonly signal: AbortSignal;
}

/** Makes the layouts that photos ask for, off the main thread: for many photos it takes longer than a frame. */
export interface LayoutMaker {
  /** Starts the worker ahead of the first layout. */
  start(): void;
  /** The values of a design that suit photos of these shapes, and how they then fit. */
  suit(wish: SuitWish): Promise<Suited>;
  /** Rejects with the signal's reason once it is aborted; the worker is gone then, and the next layout has a new one. */
  layOut(plan: FollowPlan, watch?: LayoutWatch): Promise<TemplateDocument>;
  /** Ends the worker: at once, or after its last job. */
  release(): void;
  /** Keeps it between jobs again. */
  retain(): void;
}

export function createLayoutMaker(whenServerAnswers?: () => Promise<void>): LayoutMaker {
  const makers = createWorkerPool<LayoutWork>({
    ...(whenServerAnswers && { whenServerAnswers }),
    spawn: () => new Worker(new URL('./layout-worker.ts', import.meta.url), { type: 'module' }),
    inPage: async () => (await import('./layout-work.ts')).layoutWork,
    size: 1,
    jobMs: LAYOUT_MS,
    idleMs: IDLE_MS,
  });
  return {
    suit: (wish) => makers.run<Suited>((worker) => worker.suit(wish)),
    layOut: ({ generator, context, values }, watch) =>
      makers.run<TemplateDocument>((worker) => worker.layOut({ generator, context, values }, watch && proxy(watch.onProgress)), {
        signal: watch?.signal,
      }),
    start: makers.start,
    release: makers.release,
    retain: makers.retain,
  };
}
