import type { Workspace } from '../../state/editor/workspace.ts';

/** How often a hand that holds a photo is looked at, ms. */
const LOOK_MS = 100;

/**
 * Does a job while nobody moves, carries, zooms or turns a photo and the page has nothing else to do; after `withinMs` in any case.
 *
 * @returns calls it off
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
