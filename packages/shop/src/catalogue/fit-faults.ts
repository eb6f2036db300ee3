import {
  composePage,
  designContext,
  generateDocument,
  generatorOf,
  MATERIALS,
  materialsIn,
  photoLayers,
  sizesOf,
  startValues,
  type Template,
  type TemplateDocument,
  type TemplateSize,
  type XmlElement,
} from '@muro/domain';
import { elementFault, type FaultWithLevel, sizeElements } from './element-fault.ts';

/** Smallest acceptable side of a printed photo, cm. */
const MIN_PHOTO = 1;

/** Tolerance of the aspect ratio, as a natural logarithm. A layout keeps its proportions at every size; a larger deviation leaves a stripe. */
const MAX_SKEW = 0.01;

/**
 * Returns the sizes at which a design does not work: photos become too small, or the layout leaves a stripe. Checks flat materials,
 * on which photos have the least space; on canvas the outer photos extend round the frame.
 *
 * @param layout  layout of a drawn design
 * @param sizes  'all', or only the sizes that fail first: the smallest and the most elongated
 */
export function fitFaults(
  { template, layout, sizes }: { readonly template: Template; readonly layout: TemplateDocument | null; readonly sizes: 'all' | 'extreme' },
  root: XmlElement,
): readonly FaultWithLevel[] {
  const elements = template.children.length > 0 ? sizeElements(root) : [root];
  const all = sizesOf(template);
  // Layouts that follow their photos keep the photos' sizes even and take long to compute: only `all` checks them.
  const tried = sizes === 'all' ? all : generatorOf(template)?.followsPhotos ? [] : extremesOf(all);
  return all.flatMap((size, index) => {
    const element = elements[index] ?? root;
    const isTiny =
      Math.min(size.width, size.height) < MIN_PHOTO || (tried.includes(size) && smallestPhoto(template, size, layout) < MIN_PHOTO);
    return [
      ...(isTiny ? [elementFault(element, `at ${size.width} x ${size.height} cm a photo is smaller than ${MIN_PHOTO} cm`)] : []),
      ...(layout && skewOf(layout.layout.size, size) > MAX_SKEW ? [skewFault(element, layout)] : []),
    ];
  });
}

function extremesOf(sizes: readonly TemplateSize[]): readonly TemplateSize[] {
  const smallestBy = (measure: (size: TemplateSize) => number) => [...sizes].sort((a, b) => measure(a) - measure(b)).slice(0, 1);
  return [
    smallestBy(({ width, height }) => Math.min(width, height)),
    smallestBy(({ width, height }) => width / height),
    smallestBy(({ width, height }) => height / width),
  ].flat();
}

function smallestPhoto(template: Template, size: TemplateSize, layout: TemplateDocument | null): number {
  const material = [...materialsIn(template, size)].sort((a, b) => MATERIALS[a].margin - MATERIALS[b].margin)[0] ?? '';
  const context = designContext(template, size, material);
  const generator = generatorOf(template);
  const document = generator ? generateDocument({ generator, context, values: startValues(generator, context, template) }) : layout;
  if (!document) return Number.POSITIVE_INFINITY;
  const trim = template.isTileBased ? document.layout.size : context.size;
  return Math.min(...photoLayers(composePage({ document, trim, material })).map(({ frame }) => Math.min(frame.width, frame.height)));
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function skewOf(a: Size, b: Size): number {
  return Math.abs(Math.log((a.width / a.height) * (b.height / b.width)));
}

function skewFault(element: XmlElement, { layout }: TemplateDocument): FaultWithLevel {
  const { width, height } = layout.size;
  return elementFault(element, `is not of the proportion of its layout, ${width} x ${height}, which leaves a stripe`, { level: 'warning' });
}
