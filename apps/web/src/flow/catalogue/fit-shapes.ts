import { FIT_OUTLINE, meanPhotoSide, sizesOf, type Template, type TemplateSize } from '@muro/domain';
import { cutsOf } from './size-advice.ts';

export type PageShape = 'square' | 'horizontal' | 'vertical' | 'panorama';

export interface ShapedSize {
  readonly shape: PageShape;
  readonly size: TemplateSize;
}

/** Width / height, and how large a page of a shape usually is, cm². */
const USUAL: Readonly<Record<PageShape, { readonly ratio: number; readonly area: number }>> = {
  square: { ratio: 1, area: 2500 },
  horizontal: { ratio: 1.4, area: 3500 },
  vertical: { ratio: 1 / 1.4, area: 3500 },
  panorama: { ratio: 3, area: 2700 },
};

/** How far a page may be from the shape that it is to show, as a factor. */
const NEAR = 1.35;

/** True if a design lays its photos out inside an outline from the start. */
export function isOutlined({ preset }: Pick<Template, 'preset'>): boolean {
  return Number(preset.outline ?? FIT_OUTLINE.OUTLINE_PAGE) !== FIT_OUTLINE.OUTLINE_PAGE;
}

/** Many photos are shown on larger pages: their mean side should not be less, cm. */
const LEAST_SIDE = 7;
/** Shapes of pages that differ less are about one shape, as a natural logarithm of their ratio. */
const SAME_SHAPE = 0.08;
/** Weight by which a size that cuts a few photos ranks behind others of its shape. */
const CUT = 25;

/**
 * One size of each shape that a design comes in, suited to the photos: those that people hang most, larger ones for many photos, and
 * for a few photos those that cut least. A figure (heart, number) is one picture, in the shape of the design.
 *
 * @param aspects  width / height of the photos
 */
export function shapedSizes(template: Template, aspects: readonly number[]): readonly ShapedSize[] {
  const own = isOutlined(template) ? shapeOfSize(template) : null;
  const shapes = (Object.keys(USUAL) as PageShape[]).filter((shape) => own === null || shape === own);
  const sizes = sizesOf(template);
  const cutOn = cutsOf(own === null ? aspects : [], sizes);
  const enlarged = Math.max(1, LEAST_SIDE / meanPhotoSide({ width: 50, height: 50 }, Math.max(1, aspects.length))) ** 2;
  return shapes.flatMap((shape) => {
    const { ratio, area } = USUAL[shape];
    const offShape = ({ width, height }: TemplateSize): number => Math.abs(Math.log(width / height / ratio));
    const distance = (size: TemplateSize): number =>
      4 * offShape(size) + Math.abs(Math.log((size.width * size.height) / (area * enlarged))) + CUT * (cutOn.get(size.id) ?? 0);
    const least = Math.min(...sizes.map(offShape));
    // The cut decides only among sizes of about the same shape: a square page stays square.
    const near = sizes.filter(
      (size) => offShape(size) < Math.min(Math.log(NEAR), cutOn.size > 0 ? least + SAME_SHAPE : Number.POSITIVE_INFINITY),
    );
    const [size] = near.toSorted((a, b) => distance(a) - distance(b));
    return size ? [{ shape, size }] : [];
  });
}

/** The shape that a size is of; null for one between them. */
export function shapeOfSize({ width, height }: Pick<TemplateSize, 'width' | 'height'>): PageShape | null {
  const shapes = Object.keys(USUAL) as PageShape[];
  return shapes.find((shape) => Math.abs(Math.log(width / height / USUAL[shape].ratio)) < Math.log(NEAR) / 2) ?? null;
}
