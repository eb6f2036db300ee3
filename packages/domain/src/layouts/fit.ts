import { MATERIALS } from '../catalogue/material.ts';
import { MAX_SLOTS } from '../catalogue/square-grids.ts';
import { intersection, type Rect } from '../geometry/rect.ts';
import type { Cm } from '../units/cm.ts';
import { defineGenerator } from './define-generator.ts';
import { fitFault } from './fit/fit-fault.ts';
import type { FitTask } from './fit/fit-task.ts';
import { fitted } from './fit/fitted.ts';
import { photosInOrder } from './fit/photo-order.ts';
import { stockPhotos } from './fit/stock-photos.ts';
import type { GeneratorContext, LayoutBefore, ValuesOf } from './generator.ts';
import { inReadingOrder } from './shared/board.ts';
import { arrowControl, marginControl, numberControl, SWITCH_OPTIONS, spacingControl, textControl } from './shared/control-values.ts';
import { contentBox } from './shared/margin.ts';
import { numberedCells } from './shared/photo-cell.ts';
import { type TextBand, textBand } from './shared/text-band.ts';
import { hasTextBand } from './shared/text-codes.ts';

/** A gutter takes at most this share of the mean side of a photo and its gutter. */
const MOST_GUTTER = 0.35;
const MOST_VARIANTS = 99;

/** In what order the photos are read. */
export const FIT_ORDER = { ORDER_FREE: 0, ORDER_GIVEN: 1, ORDER_TIME: 2 } as const;

const FIT_DEFAULTS = { photos: 16, borderCM: 0.5, marginCM: 0.5, hasText: 0, order: FIT_ORDER.ORDER_FREE as number, whole: 0, variant: 1 };

type FitValues = ValuesOf<keyof typeof FIT_DEFAULTS>;

/**
 * As many places as there are photos, each of the shape of its photo, on a page that is full: see `fit/fit-steps.ts`. Photo 1
 * goes to img1, photo 2 to img2 …; without photos the places are those of a usual mix, numbered as they are read.
 */
export const fit = defineGenerator({
  name: 'fit',
  wrapUnasked: 'mirrored',
  customSizeRule: 'default',
  followsPhotos: true,
  chance: 'variant',
  defaults: FIT_DEFAULTS,
  controls(context, values) {
    const { content } = frontBand(context, values);
    const own = context.photos?.length ?? 0;
    return [
      numberControl(values, { key: 'photos', label: 'CONTROL_PHOTOS', min: own || 1, max: own || MAX_SLOTS, isHidden: own > 0 }),
      spacingControl(values, mostGutter(content, own || values.photos)),
      marginControl(values),
      textControl(values),
      arrowControl(values, { key: 'order', label: 'CONTROL_ORDER', options: ORDER_OPTIONS, isHidden: own === 0 }),
      arrowControl(values, { key: 'whole', label: 'CONTROL_WHOLE', options: SWITCH_OPTIONS }),
      numberControl(values, { key: 'variant', label: 'CONTROL_VARIANT', min: 1, max: MOST_VARIANTS }),
    ];
  },
  generate(context, values, random) {
    const { content, texts } = frontBand(context, values);
    const rects = rectsFor(context, values, { page: content, seed: Math.floor(random() * 4_294_967_296) });
    const reaching = rects.map((rect) => reachingOut(rect, content, reachOf(context, values)));
    return { size: context.size, cells: [...numberedCells(reaching), ...texts], photoBorder: null };
  },
  verify(context, values, layout) {
    const { content, texts } = frontBand(context, values);
    return fitFault(layout, {
      page: reachOf(context, values) ?? content,
      texts,
      gutter: values.borderCM,
      photos: values.photos,
      isWhole: values.whole === 1,
    });
  },
});

const ORDER_OPTIONS = Object.entries(FIT_ORDER).map(([label, value]) => ({ value, label }));

/**
 * Where photos are fitted: as on any material, but where the sides of a canvas are to show the rest of the photos, the whole
 * front; then the outer ones go on round the frame, and are whole on none of it.
 */
function frontBand(context: GeneratorContext, values: FitValues): TextBand {
  const { size, siblings } = context;
  return textBand({ size, material: '', siblings }, reachOf(context, values) ? 0 : values.marginCM, values.hasText);
}

/** How far the outer photos go on beyond the front; null where they end on it. A text keeps all of them on the front. */
function reachOf(context: GeneratorContext, { marginCM, hasText }: FitValues): Rect | null {
  return MATERIALS[context.material].isCanvas && !hasTextBand(hasText) ? contentBox(context, marginCM) : null;
}

/** The edges of a place that are those of the page go on to `reach`. */
function reachingOut({ x, y, width, height }: Rect, page: Rect, reach: Rect | null): Rect {
  if (!reach) return { x, y, width, height };
  const [right, bottom] = [page.x + page.width, page.y + page.height];
  const left = x - page.x < NEAR ? reach.x : x;
  const top = y - page.y < NEAR ? reach.y : y;
  const end = right - x - width < NEAR ? reach.x + reach.width : x + width;
  const foot = bottom - y - height < NEAR ? reach.y + reach.height : y + height;
  return { x: left, y: top, width: end - left, height: foot - top };
}

/** Edges closer than this are one. */
const NEAR: Cm = 1e-3;

function mostGutter({ width, height }: Rect, photos: number): Cm {
  return Math.min(2, Math.floor(10 * MOST_GUTTER * Math.sqrt((width * height) / photos)) / 10);
}

function rectsFor(context: GeneratorContext, values: FitValues, { page, seed }: Pick<FitTask, 'page' | 'seed'>): readonly Rect[] {
  const { photos, borderCM, order, whole, variant } = values;
  const task = { page, seed, gutter: borderCM, isWhole: whole === 1, variant: variant - 1 };
  if (!context.photos || context.photos.length === 0) {
    const stock = stockPhotos(photos);
    const { rects } = fitted({ ...task, photos: stock, isOrdered: false }, context.onProgress);
    return inReadingOrder(rects);
  }
  const { ordered, restore, rename } = photosInOrder(context.photos, order === FIT_ORDER.ORDER_TIME);
  const before = context.before ? rename(onFront(context.before, page)) : null;
  return restore(fitted({ ...task, photos: ordered, isOrdered: order !== FIT_ORDER.ORDER_FREE, before }, context.onProgress).rects);
}

/** A layout as it was before its outer photos went on round the frame. */
function onFront(before: LayoutBefore, page: Rect): LayoutBefore {
  return { ...before, rects: before.rects.map((rect) => intersection(rect, page) ?? rect) };
}
