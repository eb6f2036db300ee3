import { useEditorView } from '../collage/editor-view.ts';
import { useLiveView } from '../collage/live-view.ts';

/** How often a hand that holds a photo is looked at, ms. */
const LOOK_MS = 100;

/** Does a job while nobody moves, carries, zooms or turns a photo and the page has nothing else to do; after `withinMs` in any case. */
export function whenAtRest(job: () => void, withinMs: number): void {
  const endMs = performance.now() + withinMs;
  const leftMs = (): number => endMs - performance.now();
  const look = (): void => {
    if (leftMs() <= 0) job();
    else if (isHandBusy()) setTimeout(look, Math.min(LOOK_MS, leftMs()));
    else if ('requestIdleCallback' in window) requestIdleCallback(() => (isHandBusy() ? look() : job()), { timeout: leftMs() });
    else job();
  };
  look();
}

function isHandBusy(): boolean {
  return useEditorView.getState().drag.mode !== 'none' || useLiveView.getState().live !== null;
}
