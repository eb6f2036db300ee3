import { isClearlyWorse, measureLayout, type PlacedShape } from '../layouts/measure-layout.ts';
import type { TemplateDocument } from '../layouts/template-document.ts';
import type { LayoutPlan } from './follow-photos.ts';

/**
 * True if the present layout of a plan's photos has deteriorated over many changes: a new layout of the same photos would cut clearly
 * less, have clearly more even sizes or clearly fewer near lines.
 *
 * @param present  the present layout, in whose slots the plan finds the photos
 * @param fresh    the document made from the plan
 */
export function hasAged({ context, photos }: LayoutPlan, present: TemplateDocument, fresh: TemplateDocument): boolean {
  const shapes = context.photos ?? [];
  const placedIn = ({ layout }: TemplateDocument, slotOf: (photo: number) => string | null): readonly PlacedShape[] => {
    const rects = new Map(layout.cells.flatMap((cell) => (cell.kind === 'photo' ? [[cell.slot, cell] as const] : [])));
    return shapes.flatMap(({ aspect, weight = 1 }, photo) => {
      const rect = rects.get(slotOf(photo) ?? '');
      return rect ? [{ aspect, weight, rect }] : [];
    });
  };
  const placedNow = placedIn(present, (photo) => photos[photo]?.from ?? null);
  const newPlaces = placedIn(fresh, (photo) => `img${photo + 1}`);
  if (placedNow.length === 0 || placedNow.length < newPlaces.length) return false;
  return isClearlyWorse(measureLayout(placedNow), measureLayout(newPlaces));
}
