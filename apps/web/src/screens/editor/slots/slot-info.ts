import {
  type Collage,
  countCutFaces,
  type Fill,
  followsPhotos,
  type Page,
  type PhotoLayer,
  type PhotoWish,
  photoLayers,
  pickWishes,
  type Quality,
  qualityOf,
  qualitySummary,
  type Smiley,
  smileyOf,
  usedCounts,
} from '@muro/domain';
import type { PhotoEntry, PhotoState } from '../../../flow/photos/photo-entry.ts';
import { slotOrder } from '../../../state/collage/open-page.ts';

/** Everything the screen says about one photo slot. */
export interface SlotInfo {
  readonly slot: string;
  readonly layer: PhotoLayer;
  /** 1 for the first one that is read. */
  readonly number: number;
  readonly total: number;
  /** Place in the stack, back to front. */
  readonly depth: number;
  readonly photo: { readonly id: string; readonly name: string; readonly state: PlacedState } | null;
  /** The words on the photo, '' for none. */
  readonly words: string;
  readonly quality: Quality | null;
  readonly smiley: Smiley | null;
  /** Its place cuts a face of it off. */
  readonly isFaceCut: boolean;
  /** How often the photo is on the page. */
  readonly times: number;
  /** What is asked of the layout for the photo; nothing where layouts do not follow their photos. */
  readonly wish: PhotoWish;
}

/** The last info of each slot, so that a slot with nothing new keeps its very object and is not rendered again. */
const known = new WeakMap<PhotoLayer, SlotInfo>();

/** How far a photo on the page is; 'missing' waits for its file to be chosen again. */
export type PlacedState = PhotoState | 'missing' | null;

/** By photo id. */
export type PlacedStates = Readonly<Record<string, PlacedState>>;

export function placedStates({ fills }: Collage, entries: Readonly<Record<string, PhotoEntry>>): PlacedStates {
  return Object.fromEntries(Object.values(fills).map(({ photoId }) => [photoId, stateOf(entries[photoId])]));
}

function stateOf(entry: PhotoEntry | undefined): PlacedState {
  return entry?.isMissing ? 'missing' : (entry?.state ?? null);
}

/** The slots of a page in reading order. */
export function slotInfos(page: Page, collage: Collage, states: PlacedStates): readonly SlotInfo[] {
  const order = slotOrder(page);
  const isFollowing = followsPhotos(collage);
  const names = new Map(collage.photos.map(({ id, name }) => [id, name]));
  const used = usedCounts(collage);
  const { bySlot } = qualitySummary(page, collage);
  const cuts = countCutFaces(page, collage);
  const layers = new Map(photoLayers(page).map((layer) => [layer.slot, layer]));
  return order.flatMap((slot, at) => {
    const layer = layers.get(slot);
    if (!layer) return [];
    const photoId = collage.fills[slot]?.photoId;
    const photo = photoId === undefined ? null : { id: photoId, name: names.get(photoId) ?? '', state: states[photoId] ?? null };
    const dpi = photo?.state === 'missing' ? null : (bySlot[slot] ?? null);
    return [
      kept({
        slot,
        layer,
        number: at + 1,
        total: order.length,
        depth: page.layers.indexOf(layer),
        photo,
        words: wordsOn(layer, collage.fills[slot]),
        quality: dpi === null ? null : qualityOf(dpi),
        smiley: dpi === null ? null : smileyOf(dpi),
        isFaceCut: (cuts[slot] ?? 0) > 0,
        times: photoId === undefined ? 0 : (used[photoId] ?? 0),
        wish: isFollowing ? pickWishes(collage.fills[slot] ?? {}) : {},
      }),
    ];
  });
}

function wordsOn(layer: PhotoLayer, fill: Fill | undefined): string {
  return fill?.text && layer.textBox ? fill.text.text : '';
}

function kept(info: SlotInfo): SlotInfo {
  const before = known.get(info.layer);
  if (before && isSame(before, info)) return before;
  known.set(info.layer, info);
  return info;
}

function isSame(a: SlotInfo, b: SlotInfo): boolean {
  const isSamePhoto = a.photo?.id === b.photo?.id && a.photo?.name === b.photo?.name && a.photo?.state === b.photo?.state;
  const isSameWish = a.wish.favour === b.wish.favour && a.wish.isLocked === b.wish.isLocked;
  const isSamePlace = a.number === b.number && a.total === b.total && a.depth === b.depth;
  return (
    isSamePhoto &&
    isSamePlace &&
    isSameWish &&
    a.words === b.words &&
    a.quality === b.quality &&
    a.smiley === b.smiley &&
    a.isFaceCut === b.isFaceCut &&
    a.times === b.times
  );
}
