import { MATERIALS } from '../catalogue/material.ts';
import { MAX_SLOTS } from '../catalogue/square-grids.ts';
import type { Path } from '../geometry/path.ts';
import { areaOf } from '../geometry/point-in-path.ts';
import { intersection, type Rect } from '../geometry/rect.ts';
import type { Cm } from '../units/cm.ts';
import { cachedFit } from './fit/cached-fit.ts';
import { fitFault } from './fit/fit-fault.ts';
import type { FitTask } from './fit/fit-task.ts';
import { outlineCells } from './fit/outline/outline-cells.ts';
import { outlineFault } from './fit/outline/outline-fault.ts';
import { FIT_OUTLINE, outlineFigure } from './fit/outline/outline-figure.ts';
import { cachedShapedLayout } from './fit/outline/shaped-layout.ts';
import { type PhotoOrder, photosInOrder } from './fit/photo-order.ts';
import { placeholderPhotos } from './fit/placeholder-photos.ts';
import { inReadingOrder } from './shared/board.ts';
import {
  arrowControl,
  inputControl,
  marginControl,
  numberControl,
  SWITCH_OPTIONS,
  spacingControl,
  textControl,
} from './shared/control-values.ts';
import { defineGenerator } from './shared/define-generator.ts';
import type { GeneratorContext, LayoutBefore, LayoutPhoto, ValuesOf } from './shared/generator.ts';
import type { Layout } from './shared/layout.ts';
import { contentBox } from './shared/margin.ts';
import { numberedCells } from './shared/photo-cell.ts';
import { figureBand, type TextBand, textBand } from './shared/text-band.ts';
import { hasTextBand } from './shared/text-codes.ts';

/** Largest gutter, as a share of the mean side of a photo with its gutter; inside an outline less, since cells at its sides are smaller. */
const MAX_GUTTER = 0.35;
const MAX_GUTTER_INSIDE = 0.22;
const MAX_VARIANTS = 99;

/** Reading order of the photos. */
export const FIT_ORDER = { ORDER_FREE: 0, ORDER_GIVEN: 1, ORDER_TIME: 2, ORDER_DAYS: 3 } as const;

const FIT_DEFAULTS = {
  photos: 16,
  borderCM: 0.5,
  marginCM: 0.5,
  hasText: 0,
  order: FIT_ORDER.ORDER_FREE as number,
  whole: 0,
  variant: 1,
  outline: FIT_OUTLINE.OUTLINE_PAGE as number,
  numberValue: 50,
};

type FitValues = ValuesOf<keyof typeof FIT_DEFAULTS>;

/**
 * Generator of one cell per photo, each of the shape of its photo, on a page that is completely filled: see `fit/fit-steps.ts`. Photo 1
 * goes to img1, photo 2 to img2 …; without photos the cells suit a typical mix, numbered in reading order.
 */
export const fit = defineGenerator({
  name: 'fit',
  defaultWrap: 'mirrored',
  customSizeRule: 'default',
  followsPhotos: true,
  chance: 'variant',
  defaults: FIT_DEFAULTS,
  controls(context, values) {
    const { content } = frontBand(context, values);
    const photoCount = context.photos?.length ?? 0;
    const photos = photoCount || values.photos;
    const outline = arrowControl(values, { key: 'outline', label: 'CONTROL_OUTLINE', options: OUTLINE_OPTIONS });
    const isNumber = outline.currentValue === FIT_OUTLINE.OUTLINE_NUMBER;
    const number = inputControl(values, { key: 'numberValue', label: 'CONTROL_NUMBER', max: 999, isHidden: !isNumber });
    const isShaped = outline.currentValue !== FIT_OUTLINE.OUTLINE_PAGE;
    const figure = isShaped && figureOf(context, { ...values, outline: outline.currentValue, numberValue: number.currentValue });
    return [
      numberControl(values, {
        key: 'photos',
        label: 'CONTROL_PHOTOS',
        min: photoCount || 1,
        max: photoCount || MAX_SLOTS,
        isHidden: photoCount > 0,
      }),
      outline,
      number,
      spacingControl(values, figure ? maxGutterIn(figure.flat(), photos) : maxGutter(content, photos)),
      isShaped ? { ...marginControl(values), isHidden: true } : marginControl(values),
      textControl(values),
      arrowControl(values, { key: 'order', label: 'CONTROL_ORDER', options: ORDER_OPTIONS, isHidden: photoCount === 0 || isShaped }),
      arrowControl(values, { key: 'whole', label: 'CONTROL_WHOLE', options: SWITCH_OPTIONS, isHidden: isShaped }),
      numberControl(values, { key: 'variant', label: 'CONTROL_VARIANT', min: 1, max: MAX_VARIANTS }),
    ];
  },
  generate(context, values, random) {
    if (values.outline !== FIT_OUTLINE.OUTLINE_PAGE) return shapedLayout(context, values, random);
    const { content, texts } = frontBand(context, values);
    const rects = rectsFor(context, values, { page: content, seed: Math.floor(random() * 4_294_967_296) });
    const reaching = rects.map((rect) => extendedToReach(rect, content, reachOf(context, values)));
    return { size: context.size, cells: [...numberedCells(reaching), ...texts], photoBorder: null };
  },
  verify(context, values, layout) {
    const { borderCM: gutter, photos, outline, hasText } = values;
    if (outline !== FIT_OUTLINE.OUTLINE_PAGE) {
      const { texts } = figureBand(context, hasText);
      return outlineFault(layout, { parts: figureOf(context, values), texts, gutter, photos });
    }
    const { content, texts } = frontBand(context, values);
    return fitFault(layout, {
      page: reachOf(context, values) ?? content,
      texts,
      gutter,
      photos,
      isWhole: values.whole === 1,
    });
  },
});

const PHOTO_ORDERS: Readonly<Record<number, PhotoOrder>> = { [FIT_ORDER.ORDER_TIME]: 'time', [FIT_ORDER.ORDER_DAYS]: 'days' };

const ORDER_OPTIONS = Object.entries(FIT_ORDER).map(([label, value]) => ({ value, label }));

const OUTLINE_OPTIONS = Object.entries(FIT_OUTLINE).map(([label, value]) => ({ value, label }));

/** The outline's parts on the page: it has its own margin, like every figure, and stays on the front of a canvas. */
function figureOf(context: GeneratorContext, { outline, numberValue, hasText }: FitValues): readonly Path[] {
  return outlineFigure(outline, numberValue, figureBand(context, hasText).content);
}

function shapedLayout(context: GeneratorContext, values: FitValues, random: () => number): Layout {
  const { photos, borderCM: gutter, variant, hasText } = values;
  const parts = figureOf(context, values);
  const seed = Math.floor(random() * 4_294_967_296);
  const givenPhotos = context.photos ?? [];
  const task = { parts, gutter, seed, variant: variant - 1, before: context.before ?? null };
  const rects =
    givenPhotos.length > 0
      ? cachedShapedLayout({ ...task, photos: photosInOrder(givenPhotos, 'given').ordered }, context.onProgress)
      : inReadingOrder(cachedShapedLayout({ ...task, photos: placeholderPhotos(photos) }, context.onProgress));
  return { size: context.size, cells: [...outlineCells(parts.flat(), rects), ...figureBand(context, hasText).texts], photoBorder: null };
}

/** The area for the photos. On canvas with wrapped photos it is the whole front; the outer photos are then extended round the frame. */
function frontBand(context: GeneratorContext, values: FitValues): TextBand {
  const { size, siblings } = context;
  return textBand({ size, material: '', siblings }, reachOf(context, values) ? 0 : values.marginCM, values.hasText);
}

/** The box to which outer photos are extended beyond the front; null if they end on it. With a text all photos stay on the front. */
function reachOf(context: GeneratorContext, { marginCM, hasText }: FitValues): Rect | null {
  return MATERIALS[context.material].isCanvas && !hasTextBand(hasText) ? contentBox(context, marginCM) : null;
}

/** Extends the edges of a rectangle that are on the page's edge to `reach`. */
function extendedToReach({ x, y, width, height }: Rect, page: Rect, reach: Rect | null): Rect {
  if (!reach) return { x, y, width, height };
  const [right, bottom] = [page.x + page.width, page.y + page.height];
  const left = x - page.x < NEAR ? reach.x : x;
  const top = y - page.y < NEAR ? reach.y : y;
  const end = right - x - width < NEAR ? reach.x + reach.width : x + width;
  const foot = bottom - y - height < NEAR ? reach.y + reach.height : y + height;
  return { x: left, y: top, width: end - left, height: foot - top };
}

/** Tolerance for equal edges. */
const NEAR: Cm = 1e-3;

function maxGutter({ width, height }: Rect, photos: number): Cm {
  return Math.min(2, Math.floor(10 * MAX_GUTTER * Math.sqrt((width * height) / photos)) / 10);
}

/** Largest gutter inside an outline. */
function maxGutterIn(figure: Path, photos: number): Cm {
  return Math.min(2, Math.floor(10 * MAX_GUTTER_INSIDE * Math.sqrt(areaOf(figure) / photos)) / 10);
}

function rectsFor(context: GeneratorContext, values: FitValues, { page, seed }: Pick<FitTask, 'page' | 'seed'>): readonly Rect[] {
  const { photos, borderCM, order, whole, variant } = values;
  const task = { page, seed, gutter: borderCM, isWhole: whole === 1, variant: variant - 1 };
  if (!context.photos || context.photos.length === 0) {
    const stock = placeholderPhotos(photos);
    const { rects } = cachedFit({ ...task, photos: stock, isOrdered: false }, context.onProgress);
    return inReadingOrder(rects);
  }
  const { ordered, restore, rename } = photosInOrder(withoutFaces(context.photos), PHOTO_ORDERS[order] ?? 'given');
  const before = context.before ? rename(onFront(context.before, page)) : null;
  return restore(
    cachedFit(
      { ...task, photos: ordered, isOrdered: order === FIT_ORDER.ORDER_GIVEN || order === FIT_ORDER.ORDER_TIME, before },
      context.onProgress,
    ).rects,
  );
}

/** Drops the knowledge of faces, which only outlines use, so that the cache key is independent of it. */
const withoutFaces = (photos: readonly LayoutPhoto[]) => photos.map(({ hasFaces: _, ...photo }) => photo);

/** Clips a layout's rectangles to the front. */
function onFront(before: LayoutBefore, page: Rect): LayoutBefore {
  return { ...before, rects: before.rects.map((rect) => intersection(rect, page) ?? rect) };
}
