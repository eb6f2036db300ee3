import { grow, type Rect, trimRect } from '../../geometry/rect.ts';
import type { Cm } from '../../units/cm.ts';
import type { GeneratorContext } from './generator.ts';
import type { TextCell } from './layout.ts';
import { contentBox } from './margin.ts';
import { hasSubtitle, hasTextBand, TEXT } from './text-codes.ts';

/** The area for photos, and the texts beside it. */
export interface TextBand {
  readonly content: Rect;
  readonly texts: readonly TextCell[];
}

/** Heights of a band's parts in units of the text margin, from the photos outwards. */
interface BandParts {
  readonly gap: number;
  readonly title: number;
  /** 0 without a subtitle. */
  readonly subtitle: number;
  readonly edge: number;
}

const SMALL: BandParts = { gap: 0.5, title: 0.6, subtitle: 0, edge: 0.6 };
const NORMAL: BandParts = { gap: 0.5, title: 1.2, subtitle: 0, edge: 0.8 };
const WITH_SUBTITLE: BandParts = { gap: 0.5, title: 1.2, subtitle: 0.55, edge: 0.75 };

const LARGE: BandParts = { gap: 0.5, title: 2.2, subtitle: 0, edge: 0.8 };
const LARGE_WITH_SUBTITLE: BandParts = { gap: 0.5, title: 2.2, subtitle: 0.65, edge: 0.75 };

/** The text margin: 0.16 × the shorter side / 2. [GEN-COMMON-12] */
export function textMargin({ width, height }: { readonly width: Cm; readonly height: Cm }): Cm {
  return (0.16 * Math.min(width, height)) / 2;
}

/**
 * The area for photos and the texts of a text code. Without text the area is inside the outer margin. A text replaces the margin by a
 * passe-partout of one text margin on three sides and a band on the fourth.
 *
 *     ┌ trim ────────────────┐
 *     │   t                  │      t = text margin; everything lies inside the trim,
 *     │ t ┌ content ─────┐ t │      so on canvas the text stays on the front face
 *     │   └──────────────┘   │
 *     │     gap              │
 *     │   [ txt1         ]   │      band: below the photos, or above them for the 'top' codes
 *     │   [ txt2         ]   │
 *     │     edge             │
 *     └──────────────────────┘
 *
 * @see [GEN-COMMON-11] [GEN-COMMON-12] [SZST-12]
 */
export function textBand(context: GeneratorContext, margin: Cm, code: number): TextBand {
  if (!hasTextBand(code)) return { content: contentBox(context, margin), texts: [] };
  const { width, height } = context.size;
  const unit = textMargin(context.size);
  const parts = partsOf(code);
  const band = unit * (parts.gap + parts.title + parts.subtitle + parts.edge);
  const isTop = code === TEXT.TEXT_TOP_SMALL || code === TEXT.TEXT_TOP || code === TEXT.TEXT_TOP_SUB;
  const content: Rect = { x: unit, y: isTop ? band : unit, width: width - 2 * unit, height: height - unit - band };
  const title = (isTop ? parts.edge : -(parts.edge + parts.subtitle + parts.title)) * unit + (isTop ? 0 : height);
  const texts = [textCell('txt1', { ...content, y: title, height: parts.title * unit })];
  if (hasSubtitle(code)) texts.push(textCell('txt2', { ...content, y: title + parts.title * unit, height: parts.subtitle * unit }));
  return { content, texts };
}

/**
 * The band of a design with a figure (heart, number), which has no outer margin: without text it also keeps one text margin inside the
 * trim, and on canvas it stays on the front face.
 */
export function figureBand(context: GeneratorContext, code: number): TextBand {
  if (hasTextBand(code)) return textBand(context, 0, code);
  return { content: grow(trimRect(context.size), -textMargin(context.size)), texts: [] };
}

function partsOf(code: number): BandParts {
  if (code === TEXT.TEXT_BOTTOM_SMALL || code === TEXT.TEXT_TOP_SMALL) return SMALL;
  if (code === TEXT.NUMBER_BOTTOM_LARGE) return LARGE;
  if (code === TEXT.NUMBER_BOTTOM_SUB_LARGE) return LARGE_WITH_SUBTITLE;
  return hasSubtitle(code) ? WITH_SUBTITLE : NORMAL;
}

export function textCell(slot: 'txt1' | 'txt2', { x, y, width, height }: Rect): TextCell {
  return { kind: 'text', slot, x, y, width, height, editable: true };
}
