import { sizesOf, type Template, type TemplateSize } from '@muro/domain';

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

/** One size of each shape that a design comes in: those that people hang most. */
export function shapedSizes(template: Template): readonly ShapedSize[] {
  return (Object.keys(USUAL) as PageShape[]).flatMap((shape) => {
    const { ratio, area } = USUAL[shape];
    const distance = ({ width, height }: TemplateSize): number =>
      4 * Math.abs(Math.log(width / height / ratio)) + Math.abs(Math.log((width * height) / area));
    const near = sizesOf(template).filter(({ width, height }) => Math.abs(Math.log(width / height / ratio)) < Math.log(NEAR));
    const [size] = [...near].sort((a, b) => distance(a) - distance(b));
    return size ? [{ shape, size }] : [];
  });
}

/** The shape that a size is of; null for one between them. */
export function shapeOfSize({ width, height }: Pick<TemplateSize, 'width' | 'height'>): PageShape | null {
  const shapes = Object.keys(USUAL) as PageShape[];
  return shapes.find((shape) => Math.abs(Math.log(width / height / USUAL[shape].ratio)) < Math.log(NEAR) / 2) ?? null;
}
