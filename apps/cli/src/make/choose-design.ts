import {
  CUSTOM_ID,
  type CustomSizeRule,
  checkCustomSize,
  type Design,
  FIT_OUTLINE,
  findGenerator,
  type Generator,
  type GeneratorContext,
  generateDocument,
  generatorNameOf,
  type LayoutPhoto,
  type MaterialCode,
  materialsIn,
  PLAIN_START,
  SHEET_MATERIALS,
  type SizeCm,
  sizesOf,
  type Template,
  type TemplateSize,
  typeOf,
} from '@muro/domain';
import { requireDesign, type ShopDesign } from '../files/find-design.ts';
import { shopLayout } from '../files/shop-layout.ts';
import { readGenerator } from '../options/generator-values.ts';
import { chosenMaterial } from '../options/material.ts';
import { sizeText } from '../options/size.ts';
import { wrongInput, wrongUsage } from '../terminal/failure.ts';
import { chooseValues, type ValuesRequest } from './choose-values.ts';
import { MAKE_GENERATOR } from './make-generator.ts';

export interface DesignRequest extends ValuesRequest {
  readonly generator?: string;
  readonly template?: string;
  readonly size: SizeCm;
  /** Value of --material; undefined selects the first material of the design. */
  readonly material?: string;
  readonly seed?: number;
}

export interface ChosenDesign {
  /** Null for a static design. */
  readonly generator: Generator | null;
  /** True if the slots have the aspect ratios of the photos, so that almost nothing is cropped. */
  readonly isUncut: boolean;
  /** Lays the design out for these photos, if it follows them. Variants of a random layout count from 0. */
  make(photos: readonly LayoutPhoto[], variant: number): Design;
}

/** Chooses the requested design in one of its sizes and materials, with a slot for every photo. */
export async function chooseDesign(request: DesignRequest): Promise<ChosenDesign> {
  if (request.generator !== undefined && request.template !== undefined)
    throw wrongUsage('expected --generator or --template but received both');
  if (request.template === undefined) return chooseCustomDesign(request);
  const shop = await requireDesign(request.template);
  const { template } = shop;
  const child = sizeOf(template, request.size);
  const ids = { templateId: template.id, childTemplateId: child?.id ?? CUSTOM_ID };
  const material = chosenMaterial(request.material, materialsIn(template, child ?? template), `the design '${template.id}'`);
  if (typeOf(template) === 'generated')
    return chooseGeneratedDesign(generatorOfShop(shop, child, request), { ...request, material }, ids, template);
  if (!child) throw wrongUsage(`--size: the design '${template.id}' comes in ${sizeList(template)}`);
  const size = { width: child.width, height: child.height };
  const { document } = await shopLayout(shop);
  return { generator: null, isUncut: false, make: () => ({ ...ids, size, material, generator: '', document }) };
}

function chooseCustomDesign(request: DesignRequest): ChosenDesign {
  const generator = readGenerator(request.generator ?? MAKE_GENERATOR.name);
  checkSize(generator, request.size);
  const material = chosenMaterial(request.material, generator.materials ?? SHEET_MATERIALS, generator.name);
  return chooseGeneratedDesign(
    generator,
    { ...request, material },
    { templateId: generator.name, childTemplateId: CUSTOM_ID },
    PLAIN_START,
  );
}

/** Finds the entry of this size in the list; panels have one entry for any number of panels. */
function sizeOf(template: Template, { width, height }: SizeCm): TemplateSize | null {
  const sizes = sizesOf(template);
  return sizes.find((size) => size.width === width && size.height === height) ?? (template.isTileBased ? (sizes[0] ?? null) : null);
}

function generatorOfShop({ template, folder }: ShopDesign, child: TemplateSize | null, { size }: DesignRequest): Generator {
  const generator = findGenerator(generatorNameOf(template));
  if (!generator) throw wrongInput(folder, `the design names the generator '${generatorNameOf(template)}', which does not exist`);
  if (child) return generator;
  if (!template.hasCustomSize) throw wrongUsage(`--size: the design '${template.id}' comes in ${sizeList(template)}`);
  checkSize(generator, size);
  return generator;
}

/** Checks the values of a generator before photos are read. The layout determines the page size, which panels choose themselves. */
function chooseGeneratedDesign(
  generator: Generator,
  request: DesignRequest & { readonly material: MaterialCode },
  ids: Pick<Design, 'templateId' | 'childTemplateId'>,
  { digits, ...start }: Pick<Template, 'preset' | 'start' | 'digits'>,
): ChosenDesign {
  const { size, material, seed } = request;
  const { chance, followsPhotos, name } = generator;
  const anyPhotos = Array.from({ length: request.content?.photoCount ?? 0 }, () => ({ aspect: 1 }));
  const context: GeneratorContext = {
    size,
    material,
    siblings: [],
    ...(followsPhotos && { photos: anyPhotos }),
    ...(digits && { digits }),
  };
  const values = chooseValues(generator, context, start, request);
  return {
    generator,
    isUncut: followsPhotos === true && values.outline === FIT_OUTLINE.OUTLINE_PAGE,
    make(photos, variant) {
      const contextWithPhotos = { ...context, ...(followsPhotos && { photos }) };
      const varied = chance === undefined ? values : { ...values, [chance]: (values[chance] ?? 0) + variant };
      const document = generateDocument({ generator, context: contextWithPhotos, values: varied, ...(seed !== undefined && { seed }) });
      return { ...ids, size: document.layout.size, material, generator: name, document };
    },
  };
}

function checkSize(generator: Generator, size: SizeCm): void {
  if (generator.materials?.includes('TILES') || checkCustomSize(generator.customSizeRule, size.width, size.height).ok) return;
  throw wrongUsage(`--size: ${generator.name} is made in ${RULES[generator.customSizeRule]}, not in ${sizeText(size)}`);
}

/** Sizes that each rule allows, cm. */
const RULES: Readonly<Record<CustomSizeRule, string>> = {
  default: '20 x 20 to 140 x 100',
  square: 'squares of 20 to 100',
  heart: 'squares of 30 to 100',
  number: '20 x 20 to 140 x 100',
  'square-ratio': 'sizes of 20 x 20 to 140 x 100 that squares fill',
};

function sizeList(template: Template): string {
  return sizesOf(template)
    .map(({ width, height }) => `${width}x${height}`)
    .join(', ');
}
