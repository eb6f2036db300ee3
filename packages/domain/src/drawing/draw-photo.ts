import type { Fill } from '../collage/collage.ts';
import { multiply, rotationDeg, translation } from '../geometry/matrix.ts';
import { type Path, rectPath } from '../geometry/path.ts';
import { centreOf, type Rect, union } from '../geometry/rect.ts';
import type { PhotoBorder } from '../layouts/shared/layout.ts';
import type { PhotoLayer } from '../page/page.ts';
import type { Photo } from '../photo/photo.ts';
import { boxAlongPhoto } from '../photo/photo-axes.ts';
import { placementOf } from '../photo/placement.ts';
import type { PhotoView } from '../photo/view.ts';
import type { DrawTools, PageContent } from './content.ts';
import { fillOp } from './draw-shape.ts';
import { textOps } from './draw-text.ts';
import type { DrawOp } from './drawing.ts';
import { EDGE_TOLERANCE, pictureOutline, TRAP_WIDTH, type Trap } from './traps.ts';

const CARD_COLOR = '#ffffff';
/** Drop of a shadow as a share of its width; light falls from above at every tilt of the card. */
const SHADOW_DROP = 1 / 3;
const SHADOW_ALPHA = 0.32;
const GLOW_ALPHA = 0.18;

const PUSH: DrawOp = { op: 'push' };
const POP: DrawOp = { op: 'pop' };

/** Contents of a page's photo slots. */
export interface PhotoInputs {
  readonly content: PageContent;
  /** Photos by id. */
  readonly photos: ReadonlyMap<string, Photo>;
  readonly tools: DrawTools;
}

/**
 * Draws a photo slot, back to front:
 *
 *     shadow   falls down on the page       } with a border only
 *     glow     close round the card         }
 *     card     white                        }
 *     picture  clipped to the mask, the round corners or the frame. Photos are opaque and fill their slot, so they have no
 *              ground, which would shine through antialiased edges. An uncut photo shows the background, or its card,
 *              beside it. An empty slot has the empty slot's colour on the screen and nothing in print
 *     text     on the photo, in its visible part; none in a slot that allows none
 *
 * @param traps  strips to paint under its neighbours (see `computeTraps`)
 */
export function photoOps(layer: PhotoLayer, inputs: PhotoInputs, traps: readonly Trap[] = []): readonly DrawOp[] {
  const fill = inputs.content.fills[layer.slot];
  const photo = fill && inputs.photos.get(fill.photoId);
  const { border, card, tiltDeg } = layer;
  const strips = traps.filter(({ under }) => border !== null || under === null || isCovered(under, inputs)).flatMap(({ path }) => path);
  const outline = pictureOutline(layer);
  const inside =
    fill && photo
      ? filledOps(layer, { fill, photo, outline: border ? outline : [...outline, ...strips] }, inputs.tools)
      : emptyOps(outline, inputs.tools);
  const turn = rotationDeg(tiltDeg, centreOf(card));
  return [
    ...(border ? shadowOps(layer, border) : []),
    ...(tiltDeg === 0 ? [] : [{ op: 'transform', matrix: turn } as const]),
    ...(border ? [fillOp([...rectPath(card), ...strips], CARD_COLOR)] : []),
    ...inside,
  ];
}

/** True if a slot hides what lies under it, on screen and in print; the slot of an uncut photo does not. */
function isCovered(slot: string, { content, photos }: PhotoInputs): boolean {
  const fill = content.fills[slot];
  return fill !== undefined && !fill.view.isUncut && photos.has(fill.photoId);
}

function emptyOps(outline: Path, { emptySlotColor }: DrawTools): readonly DrawOp[] {
  return emptySlotColor === null ? [] : [fillOp(outline, emptySlotColor)];
}

interface Filled {
  readonly fill: Fill;
  readonly photo: Photo;
  readonly outline: Path;
}

function filledOps(layer: PhotoLayer, { fill, photo, outline }: Filled, { shaper }: DrawTools): readonly DrawOp[] {
  const { view, effect, text } = fill;
  const textBox = text ? layer.textBox : null;
  const { matrix, rect, filled } = placementOf(photo, layer, view);
  const end = paintedEnd(layer.frame, filled);
  const image: DrawOp = {
    op: 'image',
    picture: { kind: 'photo', id: photo.id, effect },
    rect: union(rect, visibleEnd(view, end)),
  };
  const isUpright = view.quarterTurn === 0 && !view.straightenDeg && !view.isMirrored;
  return [
    PUSH,
    { op: 'clip', path: outline },
    ...(view.isUncut && view.straightenDeg ? [{ op: 'clip', path: rectPath(end) } as const] : []),
    ...(isUpright ? [image] : [PUSH, { op: 'transform', matrix } as const, image, POP]),
    ...(text && textBox && shaper ? textOps(text, textBox, shaper) : []),
    POP,
  ];
}

/**
 * The area that a photo is painted on: slightly beyond its frame, so that its own edge is never visible. An uncut photo ends at its edge,
 * except on sides where it fills its frame.
 */
function paintedEnd(frame: Rect, filled: Rect): Rect {
  const x = filled.width < frame.width - EDGE_TOLERANCE ? 0 : TRAP_WIDTH;
  const y = filled.height < frame.height - EDGE_TOLERANCE ? 0 : TRAP_WIDTH;
  return { x: filled.x - x, y: filled.y - y, width: filled.width + 2 * x, height: filled.height + 2 * y };
}

/** Converts that area to the photo's own axes, about the same centre; returns the same object if it is upright. */
function visibleEnd(view: PhotoView, end: Rect): Rect {
  if (view.quarterTurn % 180 === 0 && !view.straightenDeg) return end;
  const { x, y } = centreOf(end);
  const { width, height } = boxAlongPhoto(view, end);
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** The shadow rotates with its card, but always falls down. */
function shadowOps({ card, tiltDeg }: PhotoLayer, { shadow, glow }: PhotoBorder): readonly DrawOp[] {
  const turn = rotationDeg(tiltDeg, centreOf(card));
  const softShadow = (blur: number, alpha: number, drop: number): DrawOp[] =>
    blur > 0
      ? [PUSH, { op: 'transform', matrix: multiply(translation(0, drop), turn) }, { op: 'shadow', rect: card, blur, alpha }, POP]
      : [];
  return [...softShadow(shadow, SHADOW_ALPHA, shadow * SHADOW_DROP), ...softShadow(glow, GLOW_ALPHA, 0)];
}
