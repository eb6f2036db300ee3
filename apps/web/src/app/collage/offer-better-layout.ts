import { type Collage, hasAged, isSameValue } from '@muro/domain';
import { collageOf } from '../../state/collage/work.ts';
import { openCollage } from '../../state/editor/open-collage.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { factsIn, newLayoutPlan } from './new-layout-plan.ts';

/** Debounce delay, ms: while a person works, the worker is free for the layouts that they ask for. */
const DELAY_MS = 1200;
const NONE_ADDED: ReadonlySet<string> = new Set();

/**
 * Compares the open layout with a new one of the same photos and offers the new one if it is clearly better. A layout degrades over time,
 * because each change is fitted near the existing places. The comparison starts when the layout has not changed for a moment, and the next
 * change cancels it.
 *
 * @returns stops the comparisons
 */
export function startBetterLayoutOffers(workspace: Workspace): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = new AbortController();
  const cancel = (): void => {
    clearTimeout(timer);
    running.abort();
  };
  const schedule = (): void => {
    cancel();
    running = new AbortController();
    const { signal } = running;
    workspace.view.set({ isBetterLayoutKnown: false });
    timer = setTimeout(() => void offerBetterLayout(workspace, signal), DELAY_MS);
  };
  const unsubscribe = workspace.work.subscribe((now, before) => {
    if (documentOf(collageOf(now)) !== documentOf(collageOf(before))) schedule();
  });
  schedule();
  return () => {
    unsubscribe();
    cancel();
  };
}

const documentOf = (collage: Collage | null) => collage?.design.document;

/** Runs the comparison immediately. */
export async function offerBetterLayout(workspace: Workspace, signal: AbortSignal): Promise<void> {
  const { layouts, view } = workspace;
  const collage = openCollage(workspace);
  const plan = collage && planOf(workspace, collage);
  if (!plan) return;
  try {
    const newLayout = await layouts.layOut(plan, { signal, onProgress: () => undefined });
    const current = openCollage(workspace);
    const isCurrent = current && documentOf(current) === documentOf(collage) && isSameValue(planOf(workspace, current), plan);
    if (isCurrent && !signal.aborted) view.set({ isBetterLayoutKnown: hasAged(plan, collage.design.document, newLayout) });
  } catch (error) {
    if (!signal.aborted) console.warn('No new layout to compare with', error);
  }
}

const planOf = (workspace: Workspace, collage: Collage) => newLayoutPlan(collage, { added: NONE_ADDED, factsOf: factsIn(workspace) });
