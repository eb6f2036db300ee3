import { type Collage, type FollowPlan, type FollowWish, followPlan, type PhotoFactsOf } from '@muro/domain';
import type { Workspace } from '../../state/editor/workspace.ts';

/** The plan of a new layout, of which only the locked photos keep their places; null where the design does not follow its photos. */
export function anewPlan(collage: Collage, wish: FollowWish): FollowPlan | null {
  return followPlan(collage, { ...wish, isResized: true });
}

/** What the photo library knows of photos that counts for their layout. */
export function factsIn({ photos }: Workspace): PhotoFactsOf {
  return (id) => {
    const entry = photos.entryOf(id);
    return { takenMs: entry?.takenMs ?? null, zoneMin: entry?.zoneMin ?? null, look: entry?.look ?? null };
  };
}
