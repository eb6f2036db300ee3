import { FIT_OUTLINE, meanPhotoSide, sizesOf, type Template, type TemplateSize } from '@muro/domain';
import { cutsOf } from './size-advice.ts';

export type PageShape = 'square' | 'horizontal' | 'vertical' | 'panorama';

export interface ShapedSize {
  readonly shape: PageShape;
  readonly size: TemplateSize;
}

/** Width / height, and the usual area of a page of this shape, cm². */
const USUAL: Readonly<Record<PageShape, { readonly ratio: number; readonly area: number }>> = {
  square: { ratio: 1, area: 2500 },
  horizontal: { ratio: 1.4, area: 3500 },
  vertical: { ratio: 1 / 1.4, area: 3500 },
  panorama: { ratio: 3, area: 2700 },
};

/** Largest factor by which a page may differ from its nominal shape. */
const NEAR = 1.35;

/** True if a design lays its photos out inside an outline from the start. */
export function isOutlined({ preset }: Pick<Template, 'preset'>): boolean {
  return Number(preset.outline ?? FIT_OUTLINE.OUTLINE_PAGE) !== FIT_OUTLINE.OUTLINE_PAGE;
}

/** Smallest desired mean side of a photo, cm: more photos need larger pages. */
const MIN_SIDE = 7;
/** Largest difference between pages of about the same shape, as a natural logarithm of the ratio. */
const SAME_SHAPE = 0.08;
/** Weight of cropping in the ranking of sizes of one shape, for a few photos. */
const CUT_WEIGHT = 25;

/**
 * Returns one size for each page shape of a design that suits the photos: the most popular sizes, larger ones for many photos, and for a
 * few photos those that crop least. A figure (heart, number) is a single picture, so it has only the design's own shape.
 *
 * @param aspects  width / height of the photos
 */
export function shapedSizes(template: Template, aspects: readonly number[]): readonly ShapedSize[] {
  const sizeShape = isOutlined(template) ? shapeOfSize(template) : null;
  const shapes = (Object.keys(USUAL) as PageShape[]).filter((shape) => sizeShape === null || shape === sizeShape);
  const sizes = sizesOf(template);
  const cutOn = cutsOf(sizeShape === null ? aspects : [], sizes);
  const areaFactor = Math.max(1, MIN_SIDE / meanPhotoSide({ width: 50, height: 50 }, Math.max(1, aspects.length))) ** 2;
  return shapes.flatMap((shape) => {
    const { ratio, area } = USUAL[shape];
    const shapeDifference = ({ width, height }: TemplateSize): number => Math.abs(Math.log(width / height / ratio));
    const distance = (size: TemplateSize): number =>
      4 * shapeDifference(size) +
      Math.abs(Math.log((size.width * size.height) / (area * areaFactor))) +
      CUT_WEIGHT * (cutOn.get(size.id) ?? 0);
    const bestFit = Math.min(...sizes.map(shapeDifference));
    // Cropping decides only among sizes of about the same shape: a square page stays square.
    const nearSizes = sizes.filter(
      (size) => shapeDifference(size) < Math.min(Math.log(NEAR), cutOn.size > 0 ? bestFit + SAME_SHAPE : Number.POSITIVE_INFINITY),
    );
    const [size] = nearSizes.toSorted((a, b) => distance(a) - distance(b));
    return size ? [{ shape, size }] : [];
  });
}

/** Returns the size that suits the photos and has the shape of another one; that one if there is none. [WALL-22] */
export function sizeForPhotos(template: Template, like: TemplateSize, aspects: readonly number[]): TemplateSize {
  const shape = shapeOfSize(like);
  return shapedSizes(template, aspects).find((candidate) => candidate.shape === shape)?.size ?? like;
}

/** Returns the shape of a size; null if it is between two shapes. */
export function shapeOfSize({ width, height }: Pick<TemplateSize, 'width' | 'height'>): PageShape | null {
  const shapes = Object.keys(USUAL) as PageShape[];
  return shapes.find((shape) => Math.abs(Math.log(width / height / USUAL[shape].ratio)) < Math.log(NEAR) / 2) ?? null;
}
