import { type Cm, type Layer, type Page, type Rect, textLayers, trimRect, union } from '@muro/domain';

/** Margin of page around the texts, as a share of their height. */
const AROUND = 0.25;
/** A wide band is cropped to this multiple of its height, unless its words need more. */
const WIDEST = 4;

/**
 * Returns the width of the page part that is shown with its texts; constant while the words are short.
 *
 * @param wordsWidth  width of the longest line, which is always shown completely
 * @returns           0 for a page without texts
 */
export function titleWidth(page: Page, wordsWidth: Cm): Cm {
  const box = textsBox(page);
  if (!box) return 0;
  const gap = box.height * AROUND;
  return Math.min(box.width + 2 * gap, Math.max(WIDEST * (box.height + 2 * gap), wordsWidth + 2 * gap));
}

/**
 * Returns the part of a page with its title and subtitle: the texts and the colour behind them, drawn by the same painter. Returns null for
 * a page without texts.
 *
 * @param width  see `titleWidth`
 */
export function titlePage(page: Page, width: Cm): Page | null {
  const box = textsBox(page);
  if (!box) return null;
  const gap = box.height * AROUND;
  const height = box.height + 2 * gap;
  const part = { x: box.x + (box.width - width) / 2, y: box.y - gap, width, height };
  const size = { width: part.width, height: part.height };
  const layers = page.layers.flatMap((layer) => movedLayer(layer, part));
  return { ...page, trim: size, bleed: 0, sheet: trimRect(size), blockedCorners: [], layers };
}

function textsBox(page: Page): Rect | null {
  const [first, ...others] = textLayers(page);
  return first ? others.reduce<Rect>((sum, { frame }) => union(sum, frame), first.frame) : null;
}

function movedLayer(layer: Layer, { x, y }: Rect): readonly Layer[] {
  if (layer.kind === 'text') return [{ ...layer, frame: { ...layer.frame, x: layer.frame.x - x, y: layer.frame.y - y } }];
  return layer.kind === 'shape' ? [{ ...layer, x: layer.x - x, y: layer.y - y }] : [];
}
