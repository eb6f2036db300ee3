import {
  type Drawing,
  type DrawOp,
  drawLayer,
  EFFECTS,
  type Effect,
  ellipsePath,
  faceOf,
  outlineOf,
  type Path,
  type PhotoView,
  photoLayers,
  type Rect,
  rectPath,
  rotationDeg,
  roundedRectPath,
  type TextShaper,
  transformPath,
  translation,
  WHOLE_VIEW,
} from '@muro/domain';
import { cellAt, drawnPage } from '../seam-pages.ts';

export interface PhotoIds {
  readonly landscape: string;
  readonly portrait: string;
  /** Stored on its side: its EXIF orientation is not 1. */
  readonly turned: string;
}

const HEART: Path = [
  ['M', 0, -0.2],
  ['C', -0.25, -0.6, -0.9, -0.35, -0.75, 0.1],
  ['C', -0.65, 0.45, -0.2, 0.65, 0, 0.95],
  ['C', 0.2, 0.65, 0.65, 0.45, 0.75, 0.1],
  ['C', 0.9, -0.35, 0.25, -0.6, 0, -0.2],
  ['Z'],
];

/** Builds a page of 20 x 16 cm with a bleed of 1 cm that uses every drawing operation in all its variants. */
export function pageWithEverything(photos: PhotoIds, shaper: TextShaper): Drawing {
  const sheet = { x: -1, y: -1, width: 22, height: 18 };
  return {
    sheet,
    ops: [
      fill(rectPath(sheet), '#e9e2d4'),
      fill(rectPath({ x: 0, y: 12.5, width: 20, height: 0.05 }), '#a4553c'),
      ...card({ x: 0.5, y: 0.5, width: 8, height: 6 }, -6, photos.landscape),
      ...card({ x: 10.5, y: 0.8, width: 4.2, height: 5.6 }, 4.5, photos.portrait),
      ...clippedPhoto(heart({ x: 16, y: 3.4 }, 2.8), photos.landscape, { x: 12.5, y: 0.6, width: 8, height: 5.4 }),
      ...clippedPhoto(ellipsePath({ x: 0.8, y: 8, width: 6, height: 4 }), photos.turned, { x: 0.3, y: 7.4, width: 7.35, height: 4.9 }),
      ...clippedPhoto(
        roundedRectPath({ x: 8, y: 8, width: 5, height: 4 }, 0.8),
        photos.portrait,
        { x: 7.5, y: 6.6, width: 6, height: 8 },
        { turnDeg: 90 },
      ),
      ...clippedPhoto(rectPath({ x: 14, y: 8, width: 7, height: 4 }), photos.landscape, { x: 12, y: 7, width: 9, height: 6 }),
      ...photoWithView(photos.portrait, [14.3, 8.3, 2.6, 3.2], { zoom: 1.2, isMirrored: true, straightenDeg: 11.5 }),
      ...photoWithView(photos.portrait, [17.4, 8.2, 3, 3.4], { quarterTurn: 90, straightenDeg: -7, isUncut: true }),
      ...EFFECTS.filter((effect) => effect !== '').flatMap((effect, index) => {
        const rect = { x: 13 + 1.2 * index, y: 13, width: 1, height: 2.8 };
        return clippedPhoto(rectPath(rect), photos.landscape, { x: rect.x - 1.6, y: 13, width: 4.2, height: 2.8 }, { effect });
      }),
      fill(ellipsePath({ x: 13, y: 10.5, width: 3, height: 3 }), '#2846d2', 0.45),
      ...line(shaper, 'Vacaciones en Tölz', { font: 'Crimson Text', x: 1, y: 14.4, size: 1.4, color: '#4d4d4f' }),
      ...line(shaper, 'Juli 2026 – Ça & là', { font: 'Montserrat', x: 1.1, y: 15.6, size: 0.7, color: '#a4553c' }),
      ...line(shaper, '“Łódź” Ελλάδα Україна', { font: 'Crimson Text', x: 1.1, y: 16.6, size: 0.7, color: '#a4553c' }),
      ...line(shaper, 'العربية ٢٠٢٦ (עברית) ❤️👨‍👩‍👧', { font: 'McLaren', x: 1.1, y: 17.6, size: 0.7, color: '#a4553c' }),
    ],
  };
}

const fill = (path: Path, color: string, alpha = 1): DrawOp => ({ op: 'fill', path, color, alpha });

const photo = (id: string, rect: Rect, effect: Effect): DrawOp => ({ op: 'image', picture: { kind: 'photo', id, effect }, rect });

/** Draws a tilted card with a shadow and a photo inside. */
function card(rect: Rect, tiltDeg: number, id: string): readonly DrawOp[] {
  const { x, y, width, height } = rect;
  const inner = { x: x + 0.3, y: y + 0.3, width: width - 0.6, height: height - 0.6 };
  return [
    { op: 'push' },
    { op: 'transform', matrix: rotationDeg(tiltDeg, { x: x + width / 2, y: y + height / 2 }) },
    { op: 'shadow', rect: { x: x + 0.1, y: y + 0.15, width, height }, blur: 0.5, alpha: 0.45 },
    fill(rectPath(rect), '#ffffff'),
    ...clippedPhoto(rectPath(inner), id, { x: x - 0.2, y: y - 0.1, width: width + 0.4, height: height + 0.2 }),
    { op: 'pop' },
  ];
}

/** Clips a photo to an outline; `turnDeg` rotates the photo about the outline's centre, not the outline. */
function clippedPhoto(path: Path, id: string, rect: Rect, { turnDeg = 0, effect = '' }: Look = {}): readonly DrawOp[] {
  const middle = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
  const turn: DrawOp = { op: 'transform', matrix: rotationDeg(turnDeg, middle) };
  return [{ op: 'push' }, { op: 'clip', path }, turn, photo(id, rect, effect), { op: 'pop' }];
}

/** Draws a portrait of 600 x 800 px in a slot, as the pages of a collage do. */
function photoWithView(id: string, place: Parameters<typeof cellAt>[1], view: Partial<PhotoView>): readonly DrawOp[] {
  const page = drawnPage({ width: 20, height: 16 }, [cellAt('img1', place)]);
  const content = {
    photos: [{ id, name: 'portrait.jpg', type: 'COMPUTER' as const, widthPx: 600, heightPx: 800 }],
    fills: { img1: { photoId: id, view: { ...WHOLE_VIEW, ...view }, effect: '' as const, text: null } },
    texts: {},
    shapeColors: {},
    photoBackgroundColor: '#ffffff',
  };
  return photoLayers(page).flatMap((layer) => drawLayer(page, layer, content, { shaper: null, emptySlotColor: null }));
}

interface Look {
  readonly turnDeg?: number;
  readonly effect?: Effect;
}

function heart(point: { x: number; y: number }, size: number): Path {
  return transformPath(HEART, [size, 0, 0, size, point.x, point.y]);
}

interface LinePlace {
  readonly font: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: string;
}

function line(shaper: TextShaper, text: string, { font, x, y, size, color }: LinePlace): readonly DrawOp[] {
  const { path } = outlineOf(shaper, faceOf(font), text, { fontSize: size, letterSpacing: 0 });
  return [{ op: 'glyphs', path: transformPath(path, translation(x, y)), color, text }];
}
