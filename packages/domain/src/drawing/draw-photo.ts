import type { Fill } from '../collage/collage.ts';
import { multiply, rotationDeg, translation } from '../geometry/matrix.ts';
import { type Path, rectPath, roundedRectPath } from '../geometry/path.ts';
import { centreOf } from '../geometry/rect.ts';
import type { PhotoBorder } from '../layouts/layout.ts';
import type { PhotoLayer } from '../page/page.ts';
import type { Photo } from '../photo/photo.ts';
import { placementOf } from '../photo/placement.ts';
import type { DrawTools, PageContent } from './content.ts';
import { fillOp } from './draw-shape.ts';
import { textOps } from './draw-text.ts';
import type { DrawOp } from './drawing.ts';

const CARD_COLOR = '#ffffff';
/** The light stands above the page: a shadow falls down by this share of its width, whatever the tilt of the card. */
const SHADOW_DROP = 1 / 3;
const SHADOW_ALPHA = 0.32;
const GLOW_ALPHA = 0.18;

const PUSH: DrawOp = { op: 'push' };
const POP: DrawOp = { op: 'pop' };

/**
 * A photo slot, back to front:
 *
 *     shadow   falls down on the page       } with a border only
 *     glow     round the card, close        }
 *     card     white                        }
 *     ground   the colour behind photos, seen where a picture is missing or see-through; an empty slot has the empty
 *              slot's colour on screens and nothing in print
 *     picture  cut by the mask, the round corners or the frame
 *     text     on the photo, where it is seen from the front; none in a slot that allows none
 *
 * @param photos  by id
 */
export function photoOps(layer: PhotoLayer, content: PageContent, photos: ReadonlyMap<string, Photo>, tools: DrawTools): readonly DrawOp[] {
  const fill = content.fills[layer.slot];
  const photo = fill && photos.get(fill.photoId);
  const outline = outlineOf(layer);
  const inside =
    fill && photo ? filledOps(layer, { fill, photo, outline, ground: content.photoBackgroundColor }, tools) : emptyOps(outline, tools);
  const { border, card, tiltDeg } = layer;
  const turn = rotationDeg(tiltDeg, centreOf(card));
  return [
    ...(border ? shadowOps(layer, border) : []),
    ...(tiltDeg === 0 ? [] : [{ op: 'transform', matrix: turn } as const]),
    ...(border ? [fillOp(rectPath(card), CARD_COLOR)] : []),
    ...inside,
  ];
}

function outlineOf({ clip, frame, cornerRadius }: PhotoLayer): Path {
  return clip ?? roundedRectPath(frame, cornerRadius);
}

function emptyOps(outline: Path, { emptySlotColor }: DrawTools): readonly DrawOp[] {
  return emptySlotColor === null ? [] : [fillOp(outline, emptySlotColor)];
}

interface Filled {
  readonly fill: Fill;
  readonly photo: Photo;
  readonly outline: Path;
  readonly ground: string;
}

function filledOps({ frame, textBox }: PhotoLayer, { fill, photo, outline, ground }: Filled, { shaper }: DrawTools): readonly DrawOp[] {
  const { matrix, rect } = placementOf(photo, frame, fill.view);
  const image: DrawOp = { op: 'image', picture: { kind: 'photo', id: photo.id, effect: fill.effect }, rect };
  return [
    fillOp(outline, ground),
    PUSH,
    { op: 'clip', path: outline },
    ...(fill.view.quarterTurn === 0 ? [image] : [PUSH, { op: 'transform', matrix } as const, image, POP]),
    ...(fill.text && textBox && shaper ? textOps(fill.text, textBox, shaper) : []),
    POP,
  ];
}

/** The shadow turns with its card, but the way it falls does not. */
function shadowOps({ card, tiltDeg }: PhotoLayer, { shadow, glow }: PhotoBorder): readonly DrawOp[] {
  const turn = rotationDeg(tiltDeg, centreOf(card));
  const soft = (blur: number, alpha: number, drop: number): DrawOp[] =>
    blur > 0
      ? [PUSH, { op: 'transform', matrix: multiply(translation(0, drop), turn) }, { op: 'shadow', rect: card, blur, alpha }, POP]
      : [];
  return [...soft(shadow, SHADOW_ALPHA, shadow * SHADOW_DROP), ...soft(glow, GLOW_ALPHA, 0)];
}
