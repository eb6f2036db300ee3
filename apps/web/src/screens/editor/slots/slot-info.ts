import {
  type Collage,
  countCutFaces,
  type Fill,
  followsPhotos,
  type Page,
  type PhotoLayer,
  type PhotoPreference,
  photoLayers,
  pickPreference,
  type Quality,
  qualityOf,
  qualitySummary,
  type Smiley,
  smileyOf,
  usedCounts,
} from '@muro/domain';
import type { PhotoEntry, PhotoState } from '../../../flow/photos/photo-entry.ts';
import { slotOrder } from '../../../state/collage/open-page.ts';

/** The data of one photo slot for the screen. */
export interface SlotInfo {
  readonly slot: string;
  readonly layer: PhotoLayer;
  /** Number in reading order, from 1. */
  readonly number: number;
  readonly total: number;
  /** Position in the stack, back to front. */
  readonly depth: number;
  readonly photo: { readonly id: string; readonly name: string; readonly state: PlacedState } | null;
  /** The text on the photo, '' for none. */
  readonly words: string;
  readonly quality: Quality | null;
  readonly smiley: Smiley | null;
  /** True if its slot crops a face. */
  readonly isFaceCut: boolean;
  /** Number of slots that show the photo. */
  readonly times: number;
  /** Layout preferences for the photo; empty if the layout does not follow its photos. */
  readonly preference: PhotoPreference;
}

/** The last info of each slot: an unchanged slot keeps the same object and is not rendered again. */
const cache = new WeakMap<PhotoLayer, SlotInfo>();

/** State of a placed photo; 'missing' means that its file has to be chosen again. */
export type PlacedState = PhotoState | 'missing' | null;

/** States by photo id. */
export type PlacedStates = Readonly<Record<string, PlacedState>>;

export function placedStates({ fills }: Collage, entries: Readonly<Record<string, PhotoEntry>>): PlacedStates {
  return Object.fromEntries(Object.values(fills).map(({ photoId }) => [photoId, stateOf(entries[photoId])]));
}

function stateOf(entry: PhotoEntry | undefined): PlacedState {
  return entry?.isMissing ? 'missing' : (entry?.state ?? null);
}

/** Returns the slots of a page in reading order. */
export function slotInfos(page: Page, collage: Collage, states: PlacedStates): readonly SlotInfo[] {
  const order = slotOrder(page);
  const isFollowing = followsPhotos(collage);
  const names = new Map(collage.photos.map(({ id, name }) => [id, name]));
  const used = usedCounts(collage);
  const { bySlot } = qualitySummary(page, collage);
  const cuts = countCutFaces(page, collage);
  const layers = new Map(photoLayers(page).map((layer) => [layer.slot, layer]));
  return order.flatMap((slot, index) => {
    const layer = layers.get(slot);
    if (!layer) return [];
    const photoId = collage.fills[slot]?.photoId;
    const photo = photoId === undefined ? null : { id: photoId, name: names.get(photoId) ?? '', state: states[photoId] ?? null };
    const dpi = photo?.state === 'missing' ? null : (bySlot[slot] ?? null);
    return [
      reuseEqualInfo({
        slot,
        layer,
        number: index + 1,
        total: order.length,
        depth: page.layers.indexOf(layer),
        photo,
        words: wordsOn(layer, collage.fills[slot]),
        quality: dpi === null ? null : qualityOf(dpi),
        smiley: dpi === null ? null : smileyOf(dpi),
        isFaceCut: (cuts[slot] ?? 0) > 0,
        times: photoId === undefined ? 0 : (used[photoId] ?? 0),
        preference: isFollowing ? pickPreference(collage.fills[slot] ?? {}) : {},
      }),
    ];
  });
}

function wordsOn(layer: PhotoLayer, fill: Fill | undefined): string {
  return fill?.text && layer.textBox ? fill.text.text : '';
}

function reuseEqualInfo(info: SlotInfo): SlotInfo {
  const before = cache.get(info.layer);
  if (before && isSame(before, info)) return before;
  cache.set(info.layer, info);
  return info;
}

function isSame(a: SlotInfo, b: SlotInfo): boolean {
  const isSamePhoto = a.photo?.id === b.photo?.id && a.photo?.name === b.photo?.name && a.photo?.state === b.photo?.state;
  const isSamePreference = a.preference.favour === b.preference.favour && a.preference.isLocked === b.preference.isLocked;
  const isSamePlace = a.number === b.number && a.total === b.total && a.depth === b.depth;
  return (
    isSamePhoto &&
    isSamePlace &&
    isSamePreference &&
    a.words === b.words &&
    a.quality === b.quality &&
    a.smiley === b.smiley &&
    a.isFaceCut === b.isFaceCut &&
    a.times === b.times
  );
}
