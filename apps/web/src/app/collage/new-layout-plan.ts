import { type Collage, type FollowPlan, type FollowWish, followPlan, type PhotoFactsOf } from '@muro/domain';
import type { Workspace } from '../../state/editor/workspace.ts';

/** Returns the plan of a new layout in which only locked photos keep their places; null if the design does not follow its photos. */
export function newLayoutPlan(collage: Collage, wish: FollowWish): FollowPlan | null {
  return followPlan(collage, { ...wish, isResized: true });
}

/** Returns a function that looks up the facts of a photo that matter for the layout. */
export function factsIn({ photos }: Workspace): PhotoFactsOf {
  return (id) => {
    const entry = photos.entryOf(id);
    return { takenMs: entry?.takenMs ?? null, zoneMin: entry?.zoneMin ?? null, look: entry?.look ?? null };
  };
}
