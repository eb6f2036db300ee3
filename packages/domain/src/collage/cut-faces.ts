import type { Page, PhotoLayer } from '../page/page.ts';
import { photoLayerNamed, photoLayers } from '../page/slots.ts';
import { subjectView, subjectViewIn, visibleShare, WHOLE_FACE } from '../page/subject-view.ts';
import { visiblePartOf } from '../page/visible-part.ts';
import type { Photo } from '../photo/photo.ts';
import { uncutView } from '../photo/turn-view.ts';
import { NEW_VIEW, type PhotoView } from '../photo/view.ts';
import type { Collage, Fill } from './collage.ts';

type Content = Pick<Collage, 'photos' | 'fills'>;

/** Visible share below which a face counts as left out deliberately. */
const LEFT_OUT = 0.03;

/** Number of cut faces by slot; slots without any are absent. */
export function countCutFaces(page: Page, { photos, fills }: Content): Readonly<Record<string, number>> {
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
 * Number of faces of a photo that are cut by edges, outline, fold, trim or a photo above it. A face that is completely hidden counts
 * unless the buyer moved the photo.
 */
function cutCount(page: Page, layer: PhotoLayer, photo: Photo, view: PhotoView): number {
  const { subject } = photo;
  if (!subject || subject.faces.length === 0) return 0;
  const part = visiblePartOf(page, layer);
  const shares = subject.faces.map((face) => visibleShare({ photo, layer, view }, part, face));
  return shares.filter((share) => share < WHOLE_FACE && (share > LEFT_OUT || view.followsSubject)).length;
}

/** True if every view of a photo in a new slot would cut a face. */
export function losesFace(page: Page, layer: PhotoLayer, photo: Photo, quarterTurn: PhotoView['quarterTurn'] = 0): boolean {
  const faces = photo.subject?.faces ?? [];
  if (faces.length === 0) return false;
  const { core } = visiblePartOf(page, layer);
  const view = subjectViewIn(photo, layer, core, { ...NEW_VIEW, quarterTurn });
  return faces.some((face) => visibleShare({ photo, layer, view }, { rect: core, grid: null }, face) < WHOLE_FACE);
}

/** A way to show the faces of a photo completely: another view in its slot, or a swap with another slot. */
export type FaceRepair =
  | { readonly kind: 'move' | 'whole'; readonly slot: string; readonly view: PhotoView }
  | { readonly kind: 'swap'; readonly slot: string; readonly with: string };

/** The available ways, smallest change first. */
export function listFaceRepairs(page: Page, content: Content, slot: string): readonly FaceRepair[] {
  const layer = photoLayerNamed(page, slot);
  const fill = content.fills[slot];
  const photo = content.photos.find(({ id }) => id === fill?.photoId);
  if (!layer || !fill || !photo) return [];
  const isWhole = (view: PhotoView) => cutCount(page, layer, photo, view) === 0;
  const placedBySubject = (view: PhotoView) => subjectView(photo, layer, visiblePartOf(page, layer), { ...view, followsSubject: true });
  const moved = [placedBySubject(fill.view), placedBySubject({ ...fill.view, zoom: 1 })].find(isWhole);
  const other = moved ? null : slotToSwap(page, content, { slot, fill });
  const uncut = uncutView(fill.view, true);
  return [
    ...(moved ? [{ kind: 'move', slot, view: moved } as const] : []),
    ...(other === null ? [] : [{ kind: 'swap', slot, with: other } as const]),
    ...(isWhole(uncut) ? [{ kind: 'whole', slot, view: uncut } as const] : []),
  ];
}

/** The most similar slot in which the photo's faces are complete, and whose own photo loses none here. */
function slotToSwap(page: Page, { photos, fills }: Content, { slot, fill }: { readonly slot: string; readonly fill: Fill }): string | null {
  const photoOf = new Map(photos.map((photo) => [photo.id, photo]));
  const slotLayer = photoLayerNamed(page, slot) as PhotoLayer;
  const photo = photoOf.get(fill.photoId) as Photo;
  const areaOf = ({ frame }: PhotoLayer) => frame.width * frame.height;
  const areaDifference = (layer: PhotoLayer) => Math.abs(Math.log(areaOf(layer) / areaOf(slotLayer)));
  const fits = (layer: PhotoLayer) => {
    const otherFill = fills[layer.slot];
    if (otherFill?.isLocked || otherFill?.photoId === fill.photoId) return false;
    const other = otherFill && photoOf.get(otherFill.photoId);
    return !losesFace(page, layer, photo, fill.view.quarterTurn) && !(other && losesFace(page, slotLayer, other, fill.view.quarterTurn));
  };
  const others = photoLayers(page).filter((layer) => layer.slot !== slot && fits(layer));
  return others.sort((a, b) => areaDifference(a) - areaDifference(b))[0]?.slot ?? null;
}
