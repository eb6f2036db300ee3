import { type Fill, type PhotoLayer, paintedBounds, photoLayers, type Rect, type TextData, textDifference, textLayers } from '@muro/domain';
import type { Scene } from './scene.ts';

/** More changed slots than this are painted by one full repaint. */
const MAX_SLOTS_COMPARED = 24;

/** A part of the page that looks different, and the slot it belongs to. */
export interface SceneChange {
  readonly slot: string;
  /** Centimetres. */
  readonly area: Rect;
}

/**
 * Returns the areas to repaint when one scene replaces another; for edited text, only the lines that changed.
 *
 * @returns 'all' for more than `MAX_SLOTS_COMPARED` slots
 */
export function sceneDifference(before: Scene | null, after: Scene): readonly SceneChange[] | 'all' {
  if (!before || !isSamePlace(before, after)) return 'all';
  const [a, b] = [before.collage, after.collage];
  if (a === b) return [];
  if (a.shapeColors !== b.shapeColors || a.photoBackgroundColor !== b.photoBackgroundColor) return 'all';
  const photos = photoLayers(after.page).filter(({ slot }) => a.fills[slot] !== b.fills[slot]);
  if (photos.length > MAX_SLOTS_COMPARED) return 'all';
  return [
    ...photos.flatMap((layer) => photoChange(layer, a.fills[layer.slot], b.fills[layer.slot], after)),
    ...textLayers(after.page).flatMap(({ slot, frame }) => textChange(slot, [a.texts[slot], b.texts[slot]], frame, after)),
  ];
}

function photoChange(layer: PhotoLayer, before: Fill | undefined, after: Fill | undefined, scene: Scene): readonly SceneChange[] {
  const { slot, tiltDeg } = layer;
  const textBox = before && after && tiltDeg === 0 && isSamePicture(before, after) ? layer.textBox : null;
  if (textBox) return textChange(slot, [before?.text ?? undefined, after?.text ?? undefined], textBox, scene);
  return [{ slot, area: paintedBounds(layer) }];
}

function textChange(
  slot: string,
  [before, after]: readonly [TextData | undefined, TextData | undefined],
  frame: Rect,
  { shaper }: Scene,
): readonly SceneChange[] {
  const area = before === after || !shaper ? null : textDifference(before, after, frame, shaper);
  return area ? [{ slot, area }] : [];
}

function isSamePicture(a: Fill, b: Fill): boolean {
  return a.photoId === b.photoId && a.view === b.view && a.effect === b.effect;
}

function isSamePlace(a: Scene, b: Scene): boolean {
  return a.page === b.page && a.shaper === b.shaper && a.pxPerCm === b.pxPerCm && a.viewRect === b.viewRect;
}
