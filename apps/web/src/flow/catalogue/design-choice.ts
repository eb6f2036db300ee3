import {
  type Control,
  changeMaterial,
  clampValues,
  type Design,
  defaultChild,
  designContext,
  type Format,
  firstOfFormat,
  type GeneratorContext,
  type GeneratorValues,
  generateDocument,
  generatorOf,
  isSameValue,
  type LayoutPhoto,
  type MaterialCode,
  readValues,
  resizedValues,
  type SizeCm,
  settleMaterial,
  settleSize,
  sizesOf,
  startValues,
  stepControl,
  type Template,
  type TemplateDocument,
  type TemplateSize,
  typeControl,
  typeOf,
  writeTemplateXml,
} from '@muro/domain';

/** The visitor's choices on a template's page. */
export interface Choice {
  /** The active size (child template). [TPL-17] */
  readonly size: TemplateSize;
  /** The custom size; kept while a standard size is active. */
  readonly customSize: TemplateSize | null;
  readonly material: MaterialCode;
  /** Validated values of the generator; empty for a static design. */
  readonly values: GeneratorValues;
  readonly seed: number;
  /** The photos that the layout is computed for, if the generator follows photos and they are available. */
  readonly photos?: readonly LayoutPhoto[];
}

export function contextOf(template: Template, { size, material, photos }: Pick<Choice, 'size' | 'material' | 'photos'>): GeneratorContext {
  return { ...designContext(template, size, material), ...(photos && { photos }) };
}

/** Returns the initial choice on a template's page. */
export function firstChoice(template: Template): Choice {
  const choice = choiceAt(template, defaultChild(template), '');
  const generator = generatorOf(template);
  return { ...choice, values: generator ? startValues(generator, contextOf(template, choice), template) : {} };
}

/** Returns the initial choice for existing photos, with values that suit them. */
export function choiceFor(template: Template, size: TemplateSize, values: GeneratorValues): Choice {
  const choice = choiceAt(template, size, '');
  const generator = generatorOf(template);
  if (!generator) return choice;
  const after = contextOf(template, choice);
  return { ...choice, values: changeMaterial(generator, { ...after, material: '' }, after, values) };
}

/**
 * Returns the choice with these photos to follow, or with none (null). Returns the same object if it has them already, or if its layout
 * follows no photos.
 */
export function choiceWithPhotos(template: Template, choice: Choice, photos: readonly LayoutPhoto[] | null): Choice {
  const generator = generatorOf(template);
  if (!generator?.followsPhotos || isSameValue(choice.photos ?? null, photos)) return choice;
  const { photos: _, ...plain } = choice;
  const next: Choice = photos ? { ...plain, photos } : plain;
  return { ...next, values: clampValues(generator, contextOf(template, next), next.values) };
}

/** Returns the choice that a given design corresponds to, for example to show the page of an opened collage. */
export function choiceOf(template: Template, { size, childTemplateId, material, document }: Design): Choice {
  const standard = sizesOf(template).find((child) => child.id === childTemplateId);
  // The price of a custom size is requested separately: it must not show the price of the first size.
  const customSize = { id: childTemplateId, ...size, description: '', isCustom: true, hasCustomSize: true };
  const active = standard ?? { ...defaultChild(template), ...customSize };
  const choice = choiceAt(template, active, material);
  const generator = generatorOf(template);
  if (!generator) return choice;
  const context = contextOf(template, choice);
  const isOwn = document.design === generator.name;
  return { ...choice, values: isOwn ? readValues(generator, context, document.vals) : startValues(generator, context, template) };
}

function choiceAt(template: Template, size: TemplateSize, material: MaterialCode): Choice {
  const effectiveSize = settleSize(template, size);
  return {
    size: effectiveSize,
    customSize: effectiveSize.isCustom ? effectiveSize : null,
    material: settleMaterial(effectiveSize, material),
    values: {},
    seed: 1,
  };
}

/** Changes the size; adjusts material and values, but keeps values set by hand. Remembers a custom size. [SZST-02 … SZST-06] */
export function chooseSize(template: Template, choice: Choice, size: TemplateSize): Choice {
  const effectiveSize = settleSize(template, size);
  const next = {
    ...choice,
    size: effectiveSize,
    customSize: effectiveSize.isCustom ? effectiveSize : choice.customSize,
    material: settleMaterial(effectiveSize, choice.material),
  };
  return withContext(template, choice, next);
}

/** Changes to the first size of an orientation. [SZST-04] */
export function chooseFormat(template: Template, choice: Choice, format: Format): Choice {
  const size = firstOfFormat(template, format);
  return size ? chooseSize(template, choice, size) : choice;
}

/** Changes the material. [SZST-05] [SZST-07 … SZST-10] */
export function chooseMaterial(template: Template, choice: Choice, material: MaterialCode): Choice {
  return withContext(template, choice, { ...choice, material: settleMaterial(choice.size, material) });
}

/** Returns to the standard sizes and forgets the custom size. [FMT-09] [FMT-15] */
export function dropCustomSize(template: Template, choice: Choice, standard: TemplateSize | null = null): Choice {
  const size = standard ?? (choice.size.isCustom ? defaultChild(template) : choice.size);
  return { ...chooseSize(template, choice, size), customSize: null };
}

function withContext(template: Template, from: Choice, to: Choice): Choice {
  const generator = generatorOf(template);
  if (!generator) return to;
  const [before, after] = [contextOf(template, from), contextOf(template, to)];
  const isResized = before.size.width !== after.size.width || before.size.height !== after.size.height;
  const values = isResized
    ? resizedValues(generator, { from: before, to: { ...after, material: before.material } }, { values: to.values, design: template })
    : to.values;
  return { ...to, values: changeMaterial(generator, { ...after, material: before.material }, after, values) };
}

/** Returns the controls of the page; rows always follow columns, whatever their order in the generator. [CTRL-07] [SZST-11] */
export function controlsOf(template: Template, choice: Choice): readonly Control[] {
  const generator = generatorOf(template);
  if (!generator) return [];
  const visible = generator.controls(contextOf(template, choice), choice.values).filter((control) => !control.isHidden);
  const columns = visible.find(({ label }) => label === 'CONTROL_COLUMNS');
  const rows = visible.find(({ label }) => label === 'CONTROL_ROWS');
  if (!columns || !rows) return visible;
  return visible.flatMap((control) => (control === columns ? [columns, rows] : control === rows ? [] : [control]));
}

export function stepValue(template: Template, choice: Choice, key: string, by: -1 | 1): Choice {
  const generator = generatorOf(template);
  if (!generator) return choice;
  return withValues(choice, stepControl({ generator, context: contextOf(template, choice), values: choice.values }, key, by));
}

export function typeValue(template: Template, choice: Choice, key: string, text: string): Choice {
  const generator = generatorOf(template);
  if (!generator) return choice;
  return withValues(choice, typeControl({ generator, context: contextOf(template, choice), values: choice.values }, key, text));
}

/** Chooses an option of a control with few values. [WALL-21] */
export function chooseOption(template: Template, choice: Choice, key: string, value: number): Choice {
  const generator = generatorOf(template);
  if (!generator || choice.values[key] === value) return choice;
  return withValues(choice, clampValues(generator, contextOf(template, choice), { ...choice.values, [key]: value }));
}

/** Applies a style in the address: steps the second control up once. [SIZE-02] [SIZE-03] */
export function applyStyle(template: Template, choice: Choice): Choice {
  const generator = generatorOf(template);
  const second = generator?.controls(contextOf(template, choice), choice.values)[1];
  return second ? stepValue(template, choice, second.key, 1) : choice;
}

function withValues(choice: Choice, values: GeneratorValues): Choice {
  return values === choice.values ? choice : { ...choice, values };
}

/**
 * Returns the layout of a choice: generated, or the static design's own document. Returns null until the document or the digit outlines
 * have loaded.
 */
export function documentOf(template: Template, choice: Choice, staticDocument: TemplateDocument | null): TemplateDocument | null {
  const generator = generatorOf(template);
  if (!generator) return staticDocument;
  if (generator.digitsIn && !template.digits) return null;
  return generateDocument({ generator, context: contextOf(template, choice), values: choice.values, seed: choice.seed });
}

/** Returns the size of the finished front. A generated layout has its own size (tiles add up); a static one follows the chosen size. */
export function trimOf(template: Template, choice: Choice, document: TemplateDocument): SizeCm {
  const { width, height } = typeOf(template) === 'static' ? choice.size : document.layout.size;
  return { width, height };
}

/** Returns the design that the editor opens. */
export function designOf(template: Template, choice: Choice, document: TemplateDocument): Design {
  return {
    templateId: template.id,
    childTemplateId: choice.size.id,
    size: trimOf(template, choice, document),
    material: choice.material,
    generator: generatorOf(template)?.name ?? '',
    document,
  };
}

/** Returns the generated layout as XML, '' for a static design. [SIZE-37] */
export function basicXmlOf({ templateId, childTemplateId, generator, document }: Design): string {
  return generator === '' ? '' : writeTemplateXml(document, { templateId, childTemplateId });
}
