import type { Page, PhotoLayer } from '../page/page.ts';
import { seenPartOf } from '../page/seen-part.ts';
import { photoLayerNamed, photoLayers } from '../page/slots.ts';
import { seenShare, subjectView, subjectViewIn, WHOLE_FACE } from '../page/subject-view.ts';
import type { Photo } from '../photo/photo.ts';
import { uncutView } from '../photo/turn-view.ts';
import { NEW_VIEW, type PhotoView } from '../photo/view.ts';
import type { Collage, Fill } from './collage.ts';

type Content = Pick<Collage, 'photos' | 'fills'>;

/** Below this share nothing of a face is to be seen: whoever moved the photo left it out. */
const LEFT_OUT = 0.03;

/** By slot, how many faces of its photo are cut off; slots without any are left out. */
export function cutFaces(page: Page, { photos, fills }: Content): Readonly<Record<string, number>> {
  const photoOf = new Map(photos.map((photo) => [photo.id, photo]));
  const counts = photoLayers(page).flatMap((layer): [string, number][] => {
    const fill = fills[layer.slot];
    const photo = fill && photoOf.get(fill.photoId);
    const count = photo ? cutCount(page, layer, photo, fill.view) : 0;
    return count > 0 ? [[layer.slot, count]] : [];
  });
  return Object.fromEntries(counts);
}

/**
 * How many faces of a photo are cut by the place it lies in: its edges and outline, the fold of a canvas or panel, the knife, or a
 * photo above it. One that is not there at all counts, too, unless somebody moved it out.
 */
function cutCount(page: Page, layer: PhotoLayer, photo: Photo, view: PhotoView): number {
  const { subject } = photo;
  if (!subject || subject.faces.length === 0) return 0;
  const part = seenPartOf(page, layer);
  const shares = subject.faces.map((face) => seenShare({ photo, layer, view }, part, face));
  return shares.filter((share) => share < WHOLE_FACE && (share > LEFT_OUT || view.followsSubject)).length;
}

/** Whether a photo that is new in a place would have a face cut there, however it is laid. */
export function losesFace(page: Page, layer: PhotoLayer, photo: Photo, quarterTurn: PhotoView['quarterTurn'] = 0): boolean {
  const faces = photo.subject?.faces ?? [];
  if (faces.length === 0) return false;
  const { core } = seenPartOf(page, layer);
  const view = subjectViewIn(photo, layer, core, { ...NEW_VIEW, quarterTurn });
  return faces.some((face) => seenShare({ photo, layer, view }, { rect: core, grid: null }, face) < WHOLE_FACE);
}

/** A way to have the faces of a slot's photo whole: another view in its slot, or the photo of another slot in exchange. */
export type FaceMend =
  | { readonly kind: 'move' | 'whole'; readonly slot: string; readonly view: PhotoView }
  | { readonly kind: 'swap'; readonly slot: string; readonly with: string };

/** The ways there are, the one that changes least first. */
export function faceMends(page: Page, content: Content, slot: string): readonly FaceMend[] {
  const layer = photoLayerNamed(page, slot);
  const fill = content.fills[slot];
  const photo = content.photos.find(({ id }) => id === fill?.photoId);
  if (!layer || !fill || !photo) return [];
  const isWhole = (view: PhotoView) => cutCount(page, layer, photo, view) === 0;
  const laid = (view: PhotoView) => subjectView(photo, layer, seenPartOf(page, layer), { ...view, followsSubject: true });
  const moved = [laid(fill.view), laid({ ...fill.view, zoom: 1 })].find(isWhole);
  const other = moved ? null : slotToSwap(page, content, { slot, fill });
  const whole = uncutView(fill.view, true);
  return [
    ...(moved ? [{ kind: 'move', slot, view: moved } as const] : []),
    ...(other === null ? [] : [{ kind: 'swap', slot, with: other } as const]),
    ...(isWhole(whole) ? [{ kind: 'whole', slot, view: whole } as const] : []),
  ];
}

/** The slot that is most like this one among those in which the photo has its faces whole, and whose own photo does not lose any here. */
function slotToSwap(page: Page, { photos, fills }: Content, { slot, fill }: { readonly slot: string; readonly fill: Fill }): string | null {
  const photoOf = new Map(photos.map((photo) => [photo.id, photo]));
  const own = photoLayerNamed(page, slot) as PhotoLayer;
  const photo = photoOf.get(fill.photoId) as Photo;
  const areaOf = ({ frame }: PhotoLayer) => frame.width * frame.height;
  const unlike = (layer: PhotoLayer) => Math.abs(Math.log(areaOf(layer) / areaOf(own)));
  const fits = (layer: PhotoLayer) => {
    const there = fills[layer.slot];
    if (there?.isLocked || there?.photoId === fill.photoId) return false;
    const met = there && photoOf.get(there.photoId);
    return !losesFace(page, layer, photo, fill.view.quarterTurn) && !(met && losesFace(page, own, met, there.view.quarterTurn));
  };
  const others = photoLayers(page).filter((layer) => layer.slot !== slot && fits(layer));
  return others.sort((a, b) => unlike(a) - unlike(b))[0]?.slot ?? null;
}
