import { type Path, rectPath, roundedRectPath } from '../geometry/path.ts';
import { grow } from '../geometry/rect.ts';
import type { Layer, Page, TextLayer } from '../page/page.ts';
import { itemAt } from '../units/item-at.ts';
import type { DrawTools, PageContent } from './content.ts';
import { drawLayer } from './draw-page.ts';
import { fillOp } from './draw-shape.ts';
import type { Drawing, DrawOp } from './drawing.ts';
import { ringPath } from './ring-path.ts';

const PAPER = '#ffffff';
/** Colours of neighbouring slots differ slightly, so that slots without a gap can be distinguished. */
const SLOT_COLORS = ['#c9beac', '#d6ccbc', '#bfb29e', '#d0c4b0', '#c4b8a6'] as const;
const TEXT_COLOR = '#8d8578';
/** Overlay on the wrap of a canvas, or on a bleed that is cut off. */
const OVERLAY_COLOR = '#ffffff';
const OVERLAY_ALPHA = 0.45;
/** Minimum bleed that wraps round a frame: a thin line marks the fold. */
const MIN_FOLD = 1;
const FOLD_ALPHA = 0.35;
const FOLD_SHARE = 1 / 400;

const NOTHING: PageContent = { photos: [], fills: {}, texts: {}, shapeColors: {}, photoBackgroundColor: PAPER };

/**
 * Draws a layout for choosing and adjusting it: empty slots in muted colours, texts as bars.
 *
 * @param content  photos and texts that exist already
 * @param shaper   null while the fonts are loading: texts are then bars
 */
export function drawLayoutPreview(page: Page, content: PageContent = NOTHING, shaper: DrawTools['shaper'] = null): Drawing {
  let photos = 0;
  const ops = page.layers.flatMap((layer: Layer): readonly DrawOp[] => {
    const isBar = layer.kind === 'text' && !(shaper && content.texts[layer.slot]);
    if (isBar) return [fillOp(barPath(layer), TEXT_COLOR, layer.slot === 'txt1' ? 0.9 : 0.5)];
    const emptySlotColor = layer.kind === 'photo' ? slotColor(photos++) : null;
    return drawLayer(page, layer, content, { shaper, emptySlotColor });
  });
  return {
    sheet: page.sheet,
    ops: [
      { op: 'push' },
      { op: 'clip', path: rectPath(page.sheet) },
      fillOp(rectPath(page.sheet), PAPER),
      ...ops,
      ...page.blockedCorners.map((corner) => fillOp(rectPath(corner), PAPER)),
      { op: 'pop' },
    ],
  };
}

/** Draws the preview without photos as a flat sheet: an overlay covers the part that folds round a canvas frame or is cut off. */
export function drawLayoutSheet(page: Page): Drawing {
  const { sheet, ops } = drawLayoutPreview(page);
  const corners = page.blockedCorners.map((corner) => fillOp(rectPath(corner), PAPER));
  return { sheet, ops: [...ops, { op: 'push' }, { op: 'clip', path: rectPath(sheet) }, ...overlayOps(page), ...corners, { op: 'pop' }] };
}

function slotColor(index: number): string {
  return itemAt(SLOT_COLORS, (index * 2) % SLOT_COLORS.length);
}

/** A bar of about the height of letters and the length of a short line. */
function barPath({ frame }: TextLayer): Path {
  const height = frame.height * 0.34;
  const width = Math.min(frame.width * 0.8, Math.max(frame.width * 0.36, height * 9));
  const bar = { x: frame.x + (frame.width - width) / 2, y: frame.y + (frame.height - height) / 2, width, height };
  return roundedRectPath(bar, height / 2);
}

function overlayOps({ sheet, bleed }: Page): readonly DrawOp[] {
  if (bleed === 0) return [];
  const overlay = fillOp(ringPath(sheet, bleed, 0), OVERLAY_COLOR, OVERLAY_ALPHA);
  if (bleed < MIN_FOLD) return [overlay];
  const line = Math.max(sheet.width, sheet.height) * FOLD_SHARE;
  return [overlay, fillOp(ringPath(grow(sheet, -bleed), line, 0), TEXT_COLOR, FOLD_ALPHA)];
}
