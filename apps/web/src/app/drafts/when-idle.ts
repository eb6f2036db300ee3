import type { Workspace } from '../../state/editor/workspace.ts';

/** Polling interval while a photo is being dragged, ms. */
const LOOK_MS = 100;

/**
 * Runs a job when no photo is being moved, dragged, zoomed or rotated and the page is idle; after `withinMs` in any case.
 *
 * @returns cancels it
 */
export function whenIdle(workspace: Workspace, job: () => void, withinMs: number): () => void {
  const endMs = performance.now() + withinMs;
  const leftMs = (): number => endMs - performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle = 0;
  const look = (): void => {
    if (leftMs() <= 0) job();
    else if (isHandBusy(workspace)) timer = setTimeout(look, Math.min(LOOK_MS, leftMs()));
    else if ('requestIdleCallback' in window)
      idle = requestIdleCallback(() => (isHandBusy(workspace) ? look() : job()), { timeout: leftMs() });
    else job();
  };
  look();
  return () => {
    clearTimeout(timer);
    if ('cancelIdleCallback' in window) cancelIdleCallback(idle);
  };
}

function isHandBusy({ view, live }: Workspace): boolean {
  return view.store.getState().drag.mode !== 'none' || live.store.getState().live !== null;
}
