import {
  type Collage,
  type FollowPlan,
  followPlan,
  followsPhotos,
  isSameValue,
  memoize,
  planArrangement,
  type TemplateDocument,
} from '@muro/domain';
import { openCollage } from '../../state/editor/open-collage.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { textNow } from '../../state/language/text-store.ts';
import { anewPlan, factsIn } from './anew-plan.ts';

interface Calls {
  /** Photos of the tray that wait for their place while a layout is made. */
  readonly waiting: Set<string>;
  /** Only the last call goes on: it has the photos of those before it. */
  count: number;
  /** Gives up the layout that is being made. */
  giveUp: AbortController;
}

/** The calls of each workspace. */
const callsOf = memoize(
  (_: Workspace): Calls => ({
    waiting: new Set(),
    count: 0,
    giveUp: new AbortController(),
  }),
);

/** A layout that is made sooner needs no word on how far it is, ms. */
const PATIENCE_MS = 300;

/** Leaves the collage as it is, though a new layout for its photos is being made. */
export function giveUpLayout(workspace: Workspace): void {
  callsOf(workspace).giveUp.abort();
}

/** Whether the open collage has a place for each photo: its layout follows them. */
export function isFollowing(workspace: Workspace): boolean {
  const collage = openCollage(workspace);
  return collage !== null && followsPhotos(collage);
}

/**
 * Lays the open collage out anew for its photos, where its design follows them; what was chosen for a photo goes with it.
 *
 * @param added    photos of the tray that are to have a place, too
 * @param joinKey  of the step that made this necessary: both are undone as one, as long as nothing was done between them
 */
export function followPhotos(workspace: Workspace, added: readonly string[], joinKey?: string): Promise<void> {
  return layOutBy(workspace, followPlan, { added, joinKey });
}

/** Lays the open collage out anew: all but the locked photos may go elsewhere, for other wished sizes or because the layout has aged. */
export function layOutAnew(workspace: Workspace, joinKey?: string): Promise<void> {
  return layOutBy(workspace, anewPlan, { joinKey });
}

/**
 * Fits the layout to photos that were swapped, turned, shuffled or replaced, near where they lie now. What was done is said already.
 *
 * @param joinKey      of the step that moved them
 * @param isReordered  they were put into another order than the one that the layout may keep
 */
export function refitPhotos(workspace: Workspace, joinKey: string, isReordered: boolean): Promise<void> {
  return layOutBy(workspace, (collage, wish) => followPlan(collage, { ...wish, isMoved: true, isReordered }), { joinKey, isSaid: true });
}

/** The same for any design: one whose places are not made for its photos becomes one that fits them. */
export function arrangePhotos(workspace: Workspace, added: readonly string[], joinKey?: string): Promise<void> {
  return layOutBy(workspace, planArrangement, { added, joinKey });
}

interface LayoutStep {
  readonly added?: readonly string[];
  readonly joinKey?: string | undefined;
  /** Words for what was done have been said. */
  readonly isSaid?: boolean;
}

async function layOutBy(workspace: Workspace, planOf: typeof followPlan, step: LayoutStep): Promise<void> {
  const calls = callsOf(workspace);
  calls.count += 1;
  const call = calls.count;
  for (const id of step.added ?? []) calls.waiting.add(id);
  await layOutOnce(workspace, planOf, () => call === calls.count, step);
  if (call === calls.count) calls.waiting.clear();
}

async function layOutOnce(
  workspace: Workspace,
  planOf: typeof followPlan,
  isLast: () => boolean,
  { joinKey, isSaid = false }: LayoutStep,
): Promise<void> {
  const { workNumber } = workspace.work.getState();
  for (;;) {
    const plan = planNow(workspace, planOf);
    if (!plan) return;
    const document = await layOutPatiently(workspace, plan);
    if (!document || !isLast() || workNumber !== workspace.work.getState().workNumber) return;
    workspace.live.commit();
    if (!isSameValue(plan, planNow(workspace, planOf))) continue;
    workspace.work.getState().dispatch({ type: 'follow-photos', document, photos: plan.photos }, joinKey);
    const { editSlot } = workspace.view.store.getState();
    workspace.view.set({
      armed: null,
      menuSlot: null,
      editSlot: editSlot && slotAfter(plan, editSlot),
      ...(!isSaid && { said: textNow()('saidLaidOut', { count: plan.photos.length }) }),
    });
    return;
  }
}

/** The slot to which the photo of a slot goes; its own for a photo that the plan does not name. */
function slotAfter({ photos }: FollowPlan, slot: string): string {
  const photo = photos.findIndex(({ from }) => from === slot);
  return photo < 0 ? slot : `img${photo + 1}`;
}

/** @returns null when it was given up, or cannot be made */
async function layOutPatiently(workspace: Workspace, plan: FollowPlan): Promise<TemplateDocument | null> {
  const { layouts, view } = workspace;
  const giveUp = new AbortController();
  const { signal } = giveUp;
  callsOf(workspace).giveUp = giveUp;
  const count = plan.photos.length;
  const sinceMs = performance.now();
  let isOver = false;
  // Its words come another way than the layout, and the last of them after it.
  const onProgress = (share: number): void => {
    if (!isOver && performance.now() - sinceMs > PATIENCE_MS) view.set({ arranging: { count, share } });
  };
  try {
    return await layouts.layOut(plan, { onProgress, signal });
  } catch (error) {
    if (!signal.aborted) console.error(error);
    return null;
  } finally {
    isOver = true;
    view.set({ arranging: null });
  }
}

function planNow(workspace: Workspace, planOf: typeof followPlan): FollowPlan | null {
  const collage: Collage | null = openCollage(workspace);
  return collage && planOf(collage, { added: callsOf(workspace).waiting, factsOf: factsIn(workspace) });
}
