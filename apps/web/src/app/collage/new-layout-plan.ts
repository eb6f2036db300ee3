import { type Collage, type LayoutPlan, type PhotoFactsOf, type PlanOptions, planCurrentLayout } from '@muro/domain';
import type { Workspace } from '../../state/editor/workspace.ts';

/** Returns the plan of a new layout in which only locked photos keep their places; null if the design does not follow its photos. */
export function newLayoutPlan(collage: Collage, options: PlanOptions): LayoutPlan | null {
  return planCurrentLayout(collage, { ...options, isResized: true });
}

/** Returns a function that looks up the facts of a photo that matter for the layout. */
export function factsIn({ photos }: Workspace): PhotoFactsOf {
  return (id) => {
    const entry = photos.entryOf(id);
    return { takenMs: entry?.takenMs ?? null, zoneMin: entry?.zoneMin ?? null, fingerprint: entry?.fingerprint ?? null };
  };
}
