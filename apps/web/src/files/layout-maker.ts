import type { LayoutPlan, ProgressListener, TemplateDocument } from '@muro/domain';
import { proxy } from 'comlink';
import type { FitRequest, FittedValues, LayoutWork } from './layout-work.ts';
import { createWorkerPool } from './worker-pool.ts';

/** Time limit: a layout takes a second on a slow phone; one that takes this long hangs. */
const LAYOUT_MS = 30_000;
const IDLE_MS = 60_000;

/** Progress (0 … 1) and cancellation of a layout job. */
export interface LayoutWatch {
  readonly onProgress: ProgressListener;
  readonly signal: AbortSignal;
}

/** Computes layouts for photos in a worker: with many photos it takes longer than a frame. */
export interface LayoutMaker {
  /** Starts the worker before the first layout. */
  start(): void;
  /** Finds the values of a design that suit photos of these shapes, and rates their fit. */
  fitValues(request: FitRequest): Promise<FittedValues>;
  /** Rejects with the signal's reason once it is aborted; the worker is then terminated, and the next layout starts a new one. */
  layOut(plan: LayoutPlan, watch?: LayoutWatch): Promise<TemplateDocument>;
  /** Ends the worker: immediately if idle, or after its last job. */
  release(): void;
  /** Keeps the worker between jobs again. */
  retain(): void;
}

export function createLayoutMaker(whenServerAnswers?: () => Promise<void>): LayoutMaker {
  const makers = createWorkerPool<LayoutWork>({
    ...(whenServerAnswers && { whenServerAnswers }),
    spawn: () => new Worker(new URL('./layout-worker.ts', import.meta.url), { type: 'module' }),
    pageFallback: async () => (await import('./layout-work.ts')).layoutWork,
    size: 1,
    jobMs: LAYOUT_MS,
    idleMs: IDLE_MS,
  });
  return {
    fitValues: (request) => makers.run<FittedValues>((worker) => worker.fitValues(request)),
    layOut: ({ generator, context, values }, watch) =>
      makers.run<TemplateDocument>((worker) => worker.layOut({ generator, context, values }, watch && proxy(watch.onProgress)), {
        signal: watch?.signal,
      }),
    start: makers.start,
    release: makers.release,
    retain: makers.retain,
  };
}
