import {
  type Collage,
  type Page,
  type PhotoLayer,
  photoLayers,
  type Quality,
  qualityOf,
  qualitySummary,
  type Smiley,
  smileyOf,
  usedCounts,
} from '@muro/domain';
import { slotOrder } from '../../../app/collage/open-page.ts';
import type { PhotoEntry, PhotoState } from '../../../flow/photos/photo-entry.ts';

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
  /** How often the photo is on the page. */
  readonly times: number;
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
  const names = new Map(collage.photos.map(({ id, name }) => [id, name]));
  const used = usedCounts(collage);
  const { bySlot } = qualitySummary(page, collage);
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
        words: layer.textBox ? (collage.fills[slot]?.text?.text ?? '') : '',
        quality: dpi === null ? null : qualityOf(dpi),
        smiley: dpi === null ? null : smileyOf(dpi),
        times: photoId === undefined ? 0 : (used[photoId] ?? 0),
      }),
    ];
  });
}

function kept(info: SlotInfo): SlotInfo {
  const before = known.get(info.layer);
  if (before && isSame(before, info)) return before;
  known.set(info.layer, info);
  return info;
}

function isSame(a: SlotInfo, b: SlotInfo): boolean {
  const isSamePhoto = a.photo?.id === b.photo?.id && a.photo?.name === b.photo?.name && a.photo?.state === b.photo?.state;
  const isSamePlace = a.number === b.number && a.total === b.total && a.depth === b.depth;
  return isSamePhoto && isSamePlace && a.words === b.words && a.quality === b.quality && a.smiley === b.smiley && a.times === b.times;
}
