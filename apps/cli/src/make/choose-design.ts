import {
  CUSTOM_ID,
  checkCustomSize,
  type Design,
  type Generator,
  type GeneratorContext,
  generateDocument,
  generatorNamed,
  generatorNameOf,
  hasSubtitle,
  hasTextBand,
  type MaterialCode,
  type SizeCm,
  sizesOf,
  TEXT,
  type Template,
  typeOf,
} from '@muro/domain';
import { designNamed, type ShopDesign, staticDocument } from '../catalogue.ts';
import { wrongInput, wrongUsage } from '../failure.ts';
import { readGenerator, readSettings } from '../options/generator-values.ts';
import { chooseGrid } from './choose-grid.ts';

export interface DesignWish {
  readonly generator?: string;
  readonly template?: string;
  readonly size: SizeCm;
  readonly material: MaterialCode;
  readonly set: Readonly<Record<string, string>>;
  readonly hasTitle: boolean;
  readonly hasSubtitle: boolean;
  readonly photoCount: number;
}

export interface ChosenDesign {
  readonly design: Design;
  /** The shop's design, for its art; null for a bare generator. */
  readonly shop: ShopDesign | null;
}

/** The design that was asked for, with room for every photo. */
export async function chooseDesign(wish: DesignWish): Promise<ChosenDesign> {
  if (wish.generator !== undefined && wish.template !== undefined) throw wrongUsage('expected --generator or --template but received both');
  if (wish.template === undefined) {
    const generator = readGenerator(wish.generator ?? '');
    checkSize(generator, wish.size);
    return { design: generated(generator, wish, { templateId: generator.name, childTemplateId: CUSTOM_ID }, {}), shop: null };
  }
  const shop = await designNamed(wish.template);
  const { template } = shop;
  const child = sizesOf(template).find(({ width, height }) => width === wish.size.width && height === wish.size.height);
  const ids = { templateId: template.id, childTemplateId: child?.id ?? CUSTOM_ID };
  if (typeOf(template) === 'static') {
    if (!child) throw wrongUsage(`--size: the design '${template.id}' comes in ${sizeList(template)}`);
    const { size, material } = wish;
    return { design: { ...ids, size, material, generator: '', document: await staticDocument(shop) }, shop };
  }
  const generator = generatorNamed(generatorNameOf(template));
  if (!generator) throw wrongInput(shop.folder, `the design names the generator '${generatorNameOf(template)}', which nobody has`);
  if (!child) checkSize(generator, wish.size);
  return { design: generated(generator, wish, ids, template.preset), shop };
}

function generated(
  generator: Generator,
  wish: DesignWish,
  ids: Pick<Design, 'templateId' | 'childTemplateId'>,
  preset: Readonly<Record<string, string>>,
): Design {
  const { size, material } = wish;
  const context: GeneratorContext = { size, material, siblings: [] };
  const texts = { ...preset, ...textSetting(generator, wish), ...gridSetting(generator, context, wish), ...wish.set };
  const values = readSettings(generator, context, texts);
  const document = generateDocument({ generator, context, values, seed: 1 });
  return { ...ids, size, material, generator: generator.name, document };
}

/** A title needs its band: below the photos, unless a setting says otherwise. */
function textSetting(generator: Generator, wish: DesignWish): Readonly<Record<string, string>> {
  if (!wish.hasTitle && !wish.hasSubtitle) return {};
  if (!generator.keys.includes('hasText')) throw wrongUsage(`--title: a ${generator.name} has no place for a text`);
  const own = Number(wish.set.hasText ?? Number.NaN);
  const isEnough = hasTextBand(own) && (!wish.hasSubtitle || hasSubtitle(own));
  if (wish.set.hasText !== undefined && !isEnough) throw wrongUsage(`--set hasText: ${wish.set.hasText} leaves no place for the text`);
  return { hasText: String(wish.hasSubtitle ? TEXT.TEXT_BOTTOM_SUB : TEXT.TEXT_BOTTOM) };
}

/** Columns and rows for all photos, where the layout is a plain grid and nobody asked for another one. */
function gridSetting(generator: Generator, context: GeneratorContext, wish: DesignWish): Readonly<Record<string, string>> {
  if (generator.name !== 'alleven' || wish.set.numberVert !== undefined || wish.set.numberHor !== undefined) return {};
  const controls = generator.controls(context, generator.defaults(context));
  const mostOf = (key: string) => controls.find((control) => control.key === key)?.maxValue ?? 1;
  const most = { columns: mostOf('numberVert'), rows: mostOf('numberHor') };
  const grid = chooseGrid(wish.photoCount, context.size, most);
  if (grid) return { numberVert: String(grid.columns), numberHor: String(grid.rows) };
  const { width, height } = context.size;
  throw wrongInput('', `${wish.photoCount} photos find no room on ${width} x ${height} cm: at most ${most.columns * most.rows}`);
}

function checkSize(generator: Generator, { width, height }: SizeCm): void {
  if (!checkCustomSize(generator.customSizeRule, width, height).ok) {
    throw wrongUsage(`--size: ${generator.name} is not made in ${width} x ${height} cm`);
  }
}

function sizeList(template: Template): string {
  return sizesOf(template)
    .map(({ width, height }) => `${width}x${height}`)
    .join(', ');
}
