import type { Workspace } from '../../state/editor/workspace.ts';

/** Polling interval while a photo is being dragged, ms. */
const POLL_MS = 100;

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
  const poll = (): void => {
    if (leftMs() <= 0) job();
    else if (isGestureRunning(workspace)) timer = setTimeout(poll, Math.min(POLL_MS, leftMs()));
    else if ('requestIdleCallback' in window)
      idle = requestIdleCallback(() => (isGestureRunning(workspace) ? poll() : job()), { timeout: leftMs() });
    else job();
  };
  poll();
  return () => {
    clearTimeout(timer);
    if ('cancelIdleCallback' in window) cancelIdleCallback(idle);
  };
}

function isGestureRunning({ view, live }: Workspace): boolean {
  return view.store.getState().drag.mode !== 'none' || live.store.getState().live !== null;
}
