import { MATERIALS, type MaterialCode } from '../catalogue/material.ts';
import { grow, type Rect, type SizeCm, trimRect } from '../geometry/rect.ts';
import { findGenerator } from '../layouts/registry.ts';
import type { ClipCell, Layout, TextCell } from '../layouts/shared/layout.ts';
import type { TemplateDocument } from '../layouts/template-document.ts';
import type { Cm } from '../units/cm.ts';
import { type Folding, withMirrored } from './mirrors.ts';
import type { Layer, Page, TextLayer } from './page.ts';
import { type PhotoLayerContext, photoLayer } from './photo-layer.ts';
import { scaleLayout } from './scale-layout.ts';
import { wrapOf } from './wrap-of.ts';

export interface PageRequest {
  readonly document: TemplateDocument;
  /** The chosen size: the finished front. */
  readonly trim: SizeCm;
  readonly material: MaterialCode;
}

/**
 * Composes the page of a design: its layout on a material, at a size.
 *
 * Cells become layers in their order, back to front. A clip cell becomes the outline of the photo layer of the same slot, unless its
 * state is off. A layout that was made for another size is scaled as a whole and centred in the trim; generated layouts are made for
 * their size and stay unchanged.
 *
 * @throws {RangeError} for a size that is not positive
 * @see [MAT-11 … MAT-13] [TXML-16]
 */
export function composePage({ document, trim, material }: PageRequest): Page {
  if (!(trim.width > 0 && trim.height > 0))
    throw new RangeError(`Expected a positive size for a page but received ${trim.width} x ${trim.height}`);
  const { margin: bleed, isCanvas, isFlat } = MATERIALS[material];
  const sheet = grow(trimRect(trim), bleed);
  const layout = scaleLayout(document.layout, trim);
  const wrap = wrapOf(document, material);
  return {
    trim: { width: trim.width, height: trim.height },
    bleed,
    sheet,
    material,
    isFlat: isFlat || findGenerator(document.design)?.makesPanels === true,
    wrap,
    blockedCorners: isCanvas && bleed > 0 ? cornersOf(sheet, bleed) : [],
    layers: [
      ...layersOf(layout, { trim, bleed, wrap, isWrapped: isCanvas }, textOffset(document)),
      ...frameLayers(document, isCanvas ? trimRect(trim) : sheet, trim),
    ],
    resources: document.resources,
  };
}

/** Generated designs whose texts are shifted down slightly. [TXML-23] */
const LOWER_TEXTS: ReadonlySet<string> = new Set(['simple', 'happy', 'modern']);
const TEXT_OFFSET: Cm = 0.2;

function textOffset({ designer, design }: TemplateDocument): Cm {
  return designer === 'generated' && LOWER_TEXTS.has(design) ? TEXT_OFFSET : 0;
}

/** Width of the frame of the design 'box', from the edge of the finished front: the smallest margin of photos. */
const FRAME_WIDTH: Cm = 0.5;

/**
 * The frame of the design 'box', on top of all layers. It extends beyond the trim to the edge of the sheet, so that an inexact cut shows
 * no gap; on canvas it ends with the front.
 *
 * @see [TXML-25]
 */
function frameLayers({ design, frameColor = '#000000' }: TemplateDocument, outer: Rect, trim: SizeCm): readonly Layer[] {
  if (design !== 'box') return [];
  const borderWidth = FRAME_WIDTH + (outer.width - trim.width) / 2;
  const plain = { border: true, margin: 0, blockCorner: false, noSides: false, transparencyBorder: 1, backgroundColor: '' } as const;
  return [{ kind: 'box', ...outer, ...plain, borderWidth, color: frameColor }];
}

/** The corner squares that fold away when canvas is wrapped round its frame. [MAT-13] */
function cornersOf(sheet: Rect, side: Cm): readonly Rect[] {
  const right = sheet.x + sheet.width - side;
  const bottom = sheet.y + sheet.height - side;
  const square = (x: Cm, y: Cm): Rect => ({ x, y, width: side, height: side });
  return [square(sheet.x, sheet.y), square(right, sheet.y), square(sheet.x, bottom), square(right, bottom)];
}

function layersOf(
  { cells, photoBorder: border }: Layout,
  sides: Folding & Pick<PhotoLayerContext, 'isWrapped'>,
  offset: Cm,
): readonly Layer[] {
  const clips = new Map<string, ClipCell>();
  for (const cell of cells) if (cell.kind === 'clip' && cell.state && cell.outline.length > 0) clips.set(cell.slot, cell);
  return cells.flatMap((cell): Layer[] => {
    if (cell.kind === 'clip') return [];
    if (cell.kind === 'photo') return [photoLayer(cell, { ...sides, border, clip: clips.get(cell.slot) ?? null })];
    if (cell.kind === 'text') return [textLayer(cell, offset, sides)];
    return [cell];
  });
}

function textLayer({ slot, editable, x, y, width, height }: TextCell, offset: Cm, sides: Folding): TextLayer {
  const frame = { x, y: y + offset, width, height };
  return { kind: 'text', slot, frame, editable, ...(sides.wrap === 'mirrored' && { echo: withMirrored(frame, sides) }) };
}
