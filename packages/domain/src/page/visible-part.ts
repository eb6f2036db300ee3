import { isPanelMaterial } from '../catalogue/material.ts';
import { PANEL_GAP, PANEL_SHOWN, PANEL_SIDE } from '../catalogue/panels.ts';
import { turnedBounds } from '../geometry/bounds.ts';
import { apply, rotationDeg } from '../geometry/matrix.ts';
import { roundedRectPath } from '../geometry/path.ts';
import { isPointInPath } from '../geometry/point-in-path.ts';
import { centreOf, intersection, type Point, type Rect, trimRect } from '../geometry/rect.ts';
import { isPhotoHit } from './hit-test.ts';
import type { Page, PhotoLayer } from './page.ts';
import { photoLayers } from './slots.ts';
import { computeVisibleGrid, type VisibleGrid } from './visible-grid.ts';

/** The visible part of a photo slot when the page hangs on the wall; cm on the page before tilt. */
export interface VisiblePart {
  /** Its bounding box. */
  readonly rect: Rect;
  /** A completely visible rectangle: `rect`, or the largest one if an outline or another photo hides some of it. */
  readonly core: Rect;
  /** Visible squares if an outline, a tilt beyond the edge or another photo hides some of it; null if all of `rect` is visible. */
  readonly grid: VisibleGrid | null;
}

const cachedParts = new WeakMap<PhotoLayer, VisiblePart>();

/**
 * The visible part of a photo's frame: excludes what folds round a canvas or panel, what is cut off, what lies outside its outline and
 * what photos above it hide. Cached per layer.
 */
export function visiblePartOf(page: Page, layer: PhotoLayer): VisiblePart {
  const cached = cachedParts.get(layer);
  if (cached) return cached;
  const part = findPart(page, layer);
  cachedParts.set(layer, part);
  return part;
}

function findPart(page: Page, layer: PhotoLayer): VisiblePart {
  const rect = shownRectOf(page, layer);
  const above = photosAbove(page, layer);
  const isPlain =
    !layer.clip && layer.cornerRadius === 0 && above.length === 0 && !isTiltedOut(page, layer) && !isAcrossPanels(page, layer);
  if (isPlain) return { rect, core: rect, grid: null };
  const outline = layer.clip ?? roundedRectPath(layer.frame, layer.cornerRadius);
  const turn = rotationDeg(layer.tiltDeg, centreOf(layer.card));
  const isSeen = (point: Point): boolean => {
    if (!isPointInPath(outline, point)) return false;
    const onPage = layer.tiltDeg === 0 ? point : apply(turn, point);
    return isShown(page, onPage) && !above.some((other) => isPhotoHit(other, onPage));
  };
  const grid = computeVisibleGrid(rect, isSeen);
  return { rect, core: grid.core ?? rect, grid };
}

/** For an upright frame, the part on the front, within the trim and on the face of its panel. */
function shownRectOf(page: Page, { front, tiltDeg }: PhotoLayer): Rect {
  if (tiltDeg !== 0) return front;
  const inTrim = intersection(front, trimRect(page.trim)) ?? front;
  return (isPanelMaterial(page.material) && intersection(inTrim, panelFaceAt(centreOf(front)))) || inTrim;
}

/** Photos that are painted later and overlap this one. */
function photosAbove(page: Page, layer: PhotoLayer): readonly PhotoLayer[] {
  const layers = photoLayers(page);
  const layerBox = boundsOnPage(layer);
  return layers.slice(layers.indexOf(layer) + 1).filter((other) => {
    const shared = intersection(layerBox, boundsOnPage(other));
    return shared !== null && Math.min(shared.width, shared.height) > NEAR;
  });
}

/** Tolerance: photos that touch at an edge do not hide each other. */
const NEAR = 0.05;

const boundsOnPage = ({ card, tiltDeg }: PhotoLayer): Rect => turnedBounds(card, tiltDeg);

function isTiltedOut({ trim }: Page, layer: PhotoLayer): boolean {
  if (layer.tiltDeg === 0) return false;
  const { x, y, width, height } = boundsOnPage(layer);
  return x < 0 || y < 0 || x + width > trim.width || y + height > trim.height;
}

function isAcrossPanels(page: Page, { front }: PhotoLayer): boolean {
  if (!isPanelMaterial(page.material)) return false;
  const { x, y } = panelFaceAt(centreOf(front));
  const [right, bottom] = [x + PANEL_SHOWN + PANEL_GAP, y + PANEL_SHOWN + PANEL_GAP];
  return front.x < x - PANEL_GAP || front.y < y - PANEL_GAP || front.x + front.width > right || front.y + front.height > bottom;
}

const PITCH = PANEL_SIDE + PANEL_GAP;

/** The visible face of the panel at a point, without its folded edges. */
function panelFaceAt({ x, y }: Point): Rect {
  const start = (position: number) => Math.floor(position / PITCH) * PITCH + (PITCH - PANEL_SHOWN) / 2;
  return { x: start(x), y: start(y), width: PANEL_SHOWN, height: PANEL_SHOWN };
}

function isShown(page: Page, point: Point): boolean {
  const isIn = ({ x, y, width, height }: Rect) => point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
  return isIn(trimRect(page.trim)) && (!isPanelMaterial(page.material) || isIn(panelFaceAt(point)));
}
