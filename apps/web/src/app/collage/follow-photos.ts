import {
  type Collage,
  followsPhotos,
  isSameValue,
  type LayoutPlan,
  memoize,
  planArrangement,
  planCurrentLayout,
  type TemplateDocument,
} from '@muro/domain';
import { openCollage } from '../../state/editor/open-collage.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { textNow } from '../../state/language/text-store.ts';
import { factsIn, newLayoutPlan } from './new-layout-plan.ts';

interface Calls {
  /** Photos of the tray that wait for their slot while a layout is computed. */
  readonly waiting: Set<string>;
  /** Number of calls; only the last one continues, with the photos of all earlier ones. */
  count: number;
  /** Cancels the running layout. */
  running: AbortController;
}

/** The layout calls of each workspace. */
const callsOf = memoize(
  (_: Workspace): Calls => ({
    waiting: new Set(),
    count: 0,
    running: new AbortController(),
  }),
);

/** Time after which a running layout shows its progress, ms. */
const PROGRESS_DELAY_MS = 300;

/** Cancels the running layout and leaves the collage unchanged. */
export function cancelLayout(workspace: Workspace): void {
  callsOf(workspace).running.abort();
}

/** True if the layout of the open collage follows its photos: it has a slot for each. */
export function isFollowing(workspace: Workspace): boolean {
  const collage = openCollage(workspace);
  return collage !== null && followsPhotos(collage);
}

/**
 * Computes a new layout for the open collage if its design follows photos; settings of a photo move with it.
 *
 * @param added    photos of the tray to place as well
 * @param joinKey  of the step that requires the new layout: both are undone together unless another step came between
 */
export function followPhotos(workspace: Workspace, added: readonly string[], joinKey?: string): Promise<void> {
  return changeLayout(workspace, planCurrentLayout, { added, joinKey });
}

/**
 * Computes a new layout for the open collage in which all but locked
 * photos may move: for changed preferences, or because the layout has degraded.
 */
export function computeNewLayout(workspace: Workspace, joinKey?: string): Promise<void> {
  return changeLayout(workspace, newLayoutPlan, { joinKey });
}

/**
 * Fits the layout to photos that were swapped, rotated, shuffled or
 * replaced, near their current places. The step has already been announced.
 *
 * @param joinKey      of the step that moved them
 * @param isReordered  true if the person has put them into another order, which the layout must not restore
 */
export function refitPhotos(workspace: Workspace, joinKey: string, isReordered: boolean): Promise<void> {
  return changeLayout(workspace, (collage, options) => planCurrentLayout(collage, { ...options, isMoved: true, isReordered }), {
    joinKey,
    isAnnounced: true,
  });
}

/** Like `followPhotos`, for any design: a design with fixed slots changes to one that fits its photos. */
export function arrangePhotos(workspace: Workspace, added: readonly string[], joinKey?: string): Promise<void> {
  return changeLayout(workspace, planArrangement, { added, joinKey });
}

interface LayoutStep {
  readonly added?: readonly string[];
  readonly joinKey?: string | undefined;
  /** True if the step has already been announced. */
  readonly isAnnounced?: boolean;
}

async function changeLayout(workspace: Workspace, planOf: typeof planCurrentLayout, step: LayoutStep): Promise<void> {
  const calls = callsOf(workspace);
  calls.count += 1;
  const call = calls.count;
  for (const id of step.added ?? []) calls.waiting.add(id);
  await changeLayoutOnce(workspace, planOf, () => call === calls.count, step);
  if (call === calls.count) calls.waiting.clear();
}

async function changeLayoutOnce(
  workspace: Workspace,
  planOf: typeof planCurrentLayout,
  isLast: () => boolean,
  { joinKey, isAnnounced = false }: LayoutStep,
): Promise<void> {
  const { workNumber } = workspace.work.getState();
  for (;;) {
    const plan = planNow(workspace, planOf);
    if (!plan) return;
    const document = await computeLayoutWithProgress(workspace, plan);
    if (!document || !isLast() || workNumber !== workspace.work.getState().workNumber) return;
    workspace.live.commit();
    if (!isSameValue(plan, planNow(workspace, planOf))) continue;
    workspace.work.getState().dispatch({ type: 'follow-photos', document, photos: plan.photos }, joinKey);
    const { editSlot } = workspace.view.store.getState();
    workspace.view.set({
      armed: null,
      menuSlot: null,
      editSlot: editSlot && slotAfter(plan, editSlot),
      ...(!isAnnounced && { announcement: textNow()('saidLaidOut', { count: plan.photos.length }) }),
    });
    return;
  }
}

/** Returns the slot that a slot's photo moves to; its own slot for a photo that is not in the plan. */
function slotAfter({ photos }: LayoutPlan, slot: string): string {
  const photo = photos.findIndex(({ from }) => from === slot);
  return photo < 0 ? slot : `img${photo + 1}`;
}

/** @returns null if it was cancelled or failed */
async function computeLayoutWithProgress(workspace: Workspace, plan: LayoutPlan): Promise<TemplateDocument | null> {
  const { layouts, view } = workspace;
  const abort = new AbortController();
  const { signal } = abort;
  callsOf(workspace).running = abort;
  const count = plan.photos.length;
  const sinceMs = performance.now();
  let hasEnded = false;
  // Progress messages use another channel, so the last ones may arrive after the layout.
  const onProgress = (share: number): void => {
    if (!hasEnded && performance.now() - sinceMs > PROGRESS_DELAY_MS) view.set({ arranging: { count, share } });
  };
  try {
    return await layouts.layOut(plan, { onProgress, signal });
  } catch (error) {
    if (!signal.aborted) console.error(error);
    return null;
  } finally {
    hasEnded = true;
    view.set({ arranging: null });
  }
}

function planNow(workspace: Workspace, planOf: typeof planCurrentLayout): LayoutPlan | null {
  const collage: Collage | null = openCollage(workspace);
  return collage && planOf(collage, { added: callsOf(workspace).waiting, factsOf: factsIn(workspace) });
}
