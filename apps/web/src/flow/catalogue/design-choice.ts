import {
  type Control,
  changeMaterial,
  DEFAULT_GENERATOR,
  type Design,
  defaultChild,
  type Format,
  firstOfFormat,
  type Generator,
  type GeneratorContext,
  type GeneratorValues,
  generateDocument,
  generatorNamed,
  generatorNameOf,
  type MaterialCode,
  readValues,
  type SizeCm,
  settleMaterial,
  settleSize,
  sizesOf,
  stepControl,
  type Template,
  type TemplateDocument,
  type TemplateSize,
  typeControl,
  typeOf,
  writeTemplateXml,
} from '@muro/domain';

/** What a visitor has chosen on a template's page. */
export interface Choice {
  /** The active child. [TPL-17] */
  readonly size: TemplateSize;
  /** The size of one's own, kept while a standard one is active too. */
  readonly customSize: TemplateSize | null;
  readonly material: MaterialCode;
  /** Settled values of the generator; empty for a static design. */
  readonly values: GeneratorValues;
  readonly seed: number;
}

/** The generator of a template; null for a static design. A name that nobody has falls back to the default one. */
export function generatorOf(template: Template): Generator | null {
  if (typeOf(template) === 'static') return null;
  return generatorNamed(generatorNameOf(template)) ?? DEFAULT_GENERATOR;
}

export function contextOf(template: Template, { size, material }: Pick<Choice, 'size' | 'material'>): GeneratorContext {
  return { size: { width: size.width, height: size.height }, material, siblings: sizesOf(template) };
}

/** How a template's page starts. */
export function firstChoice(template: Template): Choice {
  return choiceWith(template, { size: defaultChild(template), material: '', preset: template.preset });
}

/** The choice that a given design stands for: an opened collage shows its own page. */
export function choiceOf(template: Template, { size, childTemplateId, material, document }: Design): Choice {
  const standard = sizesOf(template).find((child) => child.id === childTemplateId);
  const active = standard ?? { ...defaultChild(template), id: childTemplateId, ...size, isCustom: true, hasCustomSize: true };
  return choiceWith(template, { size: active, material, preset: document.vals });
}

function choiceWith(
  template: Template,
  { size, material, preset }: { size: TemplateSize; material: MaterialCode; preset: Readonly<Record<string, string>> },
): Choice {
  const settled = settleSize(template, size);
  const choice = { size: settled, customSize: settled.isCustom ? settled : null, material: settleMaterial(settled, material) };
  const generator = generatorOf(template);
  return { ...choice, values: generator ? readValues(generator, contextOf(template, choice), preset) : {}, seed: 1 };
}

/** Another size; material and values follow it. A custom size is remembered. [SZST-02 … SZST-06] */
export function chooseSize(template: Template, choice: Choice, size: TemplateSize): Choice {
  const settled = settleSize(template, size);
  const next = {
    ...choice,
    size: settled,
    customSize: settled.isCustom ? settled : choice.customSize,
    material: settleMaterial(settled, choice.material),
  };
  return withContext(template, choice, next);
}

/** The first size of an orientation. [SZST-04] */
export function chooseFormat(template: Template, choice: Choice, format: Format): Choice {
  const size = firstOfFormat(template, format);
  return size ? chooseSize(template, choice, size) : choice;
}

/** [SZST-05] [SZST-07 … SZST-10] */
export function chooseMaterial(template: Template, choice: Choice, material: MaterialCode): Choice {
  return withContext(template, choice, { ...choice, material: settleMaterial(choice.size, material) });
}

/** Back to the standard sizes: the custom child is forgotten. [FMT-09] [FMT-15] */
export function dropCustomSize(template: Template, choice: Choice, standard: TemplateSize | null = null): Choice {
  const size = standard ?? (choice.size.isCustom ? defaultChild(template) : choice.size);
  return { ...chooseSize(template, choice, size), customSize: null };
}

function withContext(template: Template, from: Choice, to: Choice): Choice {
  const generator = generatorOf(template);
  if (!generator) return to;
  return { ...to, values: changeMaterial(generator, contextOf(template, from), contextOf(template, to), to.values) };
}

/** The controls that the page shows, rows next to columns whatever the generator counts second. [CTRL-07] [SZST-11] */
export function controlsOf(template: Template, choice: Choice): readonly Control[] {
  const generator = generatorOf(template);
  if (!generator) return [];
  const shown = generator.controls(contextOf(template, choice), choice.values).filter((control) => !control.isHidden);
  const columns = shown.find(({ label }) => label === 'CONTROL_COLUMNS');
  const rows = shown.find(({ label }) => label === 'CONTROL_ROWS');
  if (!columns || !rows) return shown;
  return shown.flatMap((control) => (control === columns ? [columns, rows] : control === rows ? [] : [control]));
}

export function stepValue(template: Template, choice: Choice, key: string, by: -1 | 1): Choice {
  const generator = generatorOf(template);
  if (!generator) return choice;
  return withValues(choice, stepControl(generator, contextOf(template, choice), choice.values, key, by));
}

export function typeValue(template: Template, choice: Choice, key: string, text: string): Choice {
  const generator = generatorOf(template);
  if (!generator) return choice;
  return withValues(choice, typeControl(generator, contextOf(template, choice), choice.values, key, text));
}

/** A style in the address steps the second control up once. [SIZE-02] [SIZE-03] */
export function applyStyle(template: Template, choice: Choice): Choice {
  const generator = generatorOf(template);
  const second = generator?.controls(contextOf(template, choice), choice.values)[1];
  return second ? stepValue(template, choice, second.key, 1) : choice;
}

function withValues(choice: Choice, values: GeneratorValues): Choice {
  return values === choice.values ? choice : { ...choice, values };
}

/** The layout of a choice: generated, or the static design's own document (null while it is not there yet). */
export function documentOf(template: Template, choice: Choice, staticDocument: TemplateDocument | null): TemplateDocument | null {
  const generator = generatorOf(template);
  if (!generator) return staticDocument;
  return generateDocument({ generator, context: contextOf(template, choice), values: choice.values, seed: choice.seed });
}

/** The finished front. A generated layout knows its own size (tiles make theirs); a static one follows the chosen size. */
export function trimOf(template: Template, choice: Choice, document: TemplateDocument): SizeCm {
  const { width, height } = typeOf(template) === 'static' ? choice.size : document.layout.size;
  return { width, height };
}

/** What the editor is to work on. */
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

/** The generated layout as XML, '' for a static design. [SIZE-37] */
export function basicXmlOf({ templateId, childTemplateId, generator, document }: Design): string {
  return generator === '' ? '' : writeTemplateXml(document, { templateId, childTemplateId });
}
