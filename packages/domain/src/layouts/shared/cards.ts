import type { Rect } from '../../geometry/rect.ts';
import type { Cm } from '../../units/cm.ts';
import type { PhotoBorder, PhotoCell } from './layout.ts';
import { photoCell } from './photo-cell.ts';

/** The white card of bordersplit, piles, scrambled and playful layouts. [BORD-03] */
export const MODERN_BORDER: PhotoBorder = { type: 'modern', margins: [0.55, 0.55, 0.85, 0.55], card: 0.4, glow: 0.15, shadow: 0.3 };

/** Minimum side of a photo inside a card. */
const MIN_PHOTO: Cm = 1.05;

/** A place for a card: the upright box that contains the tilted card. */
export interface CardPlace {
  readonly slot: string;
  readonly box: Rect;
  readonly tiltDeg: number;
}

export function scaleBorder({ margins, card, glow, shadow }: PhotoBorder, by: number): PhotoBorder {
  const [top, right, bottom, left] = margins;
  return { type: 'modern', margins: [top * by, right * by, bottom * by, left * by], card: card * by, glow: glow * by, shadow: shadow * by };
}

/**
 * Puts photos on white cards. Each tilted card touches all four sides of its box:
 *
 *     ┌──/‾‾‾‾‾‾‾‾/──┐
 *     │ /  photo / / │    the cell is the card; the photo is the
 *     └/________/────┘    area inside the border's margins
 *
 * If a card is too small for its photo, the border shrinks for all cards.
 */
export function cardCells(
  places: readonly CardPlace[],
  border: PhotoBorder,
): { readonly cells: readonly PhotoCell[]; readonly border: PhotoBorder } {
  const cells = places.map(({ slot, box, tiltDeg }) => photoCell(slot, cardIn(box, tiltDeg), tiltDeg));
  const [top, right, bottom, left] = border.margins;
  const room = Math.min(
    ...cells.flatMap(({ width, height }) => [(width - MIN_PHOTO) / (left + right), (height - MIN_PHOTO) / (top + bottom)]),
  );
  return { cells, border: room < 1 ? scaleBorder(border, Math.max(0, room)) : border };
}

/** The card whose bounding box, after tilting about its centre, is `box`. */
function cardIn(box: Rect, tiltDeg: number): Rect {
  const angleRad = (Math.abs(tiltDeg) * Math.PI) / 180;
  const cos = Math.cos(angleRad);
  const sin = Math.sin(angleRad);
  const spread = cos * cos - sin * sin;
  const width = (box.width * cos - box.height * sin) / spread;
  const height = (box.height * cos - box.width * sin) / spread;
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}
