import {
  type DesignStart,
  FIT_ORDER,
  type Generator,
  type GeneratorContext,
  type GeneratorValues,
  hasSubtitle,
  hasTextBand,
  PANEL_GAP,
  PANEL_SIDE,
  type SizeCm,
  startValues,
} from '@muro/domain';
import { formatCount } from '@muro/shop';
import { readSettings } from '../options/generator-values.ts';
import { wrongInput, wrongUsage } from '../terminal/failure.ts';
import { chooseGrid } from './choose-grid.ts';

type Texts = Readonly<Record<string, string>>;

/** Requirements for the values of a design. */
export interface ValuesRequest {
  readonly set: Texts;
  /** Texts and photos that need slots; undefined for a layout without content. */
  readonly content?: {
    readonly hasTitle: boolean;
    readonly hasSubtitle: boolean;
    readonly photoCount: number;
    readonly isOrdered: boolean;
  };
}

type Content = NonNullable<ValuesRequest['content']>;

/** Returns the start values of a design on its material, adapted to texts and photos. Values set by the user take precedence. */
export function chooseValues(
  generator: Generator,
  context: GeneratorContext,
  design: DesignStart,
  { set, content }: ValuesRequest,
): GeneratorValues {
  const start = Object.entries(startValues(generator, context, design)).map(([key, value]) => [key, String(value)]);
  const room = content ? { ...textSetting(generator, context, set, content), ...countSetting(generator, context, set, content) } : {};
  const texts = { ...Object.fromEntries(start), ...panelSetting(generator, context.size, set), ...room, ...set };
  return readSettings(generator, context, texts);
}

/** Chooses the number of panels whose page is closest to the requested size. */
export function panelSetting({ makesPanels }: Generator, { width, height }: SizeCm, set: Texts): Texts {
  if (!makesPanels) return {};
  const pitch = PANEL_SIDE + PANEL_GAP;
  const counts = { numberVert: Math.round(width / pitch), numberHor: Math.round(height / pitch) };
  const open = Object.entries(counts).filter(([key]) => set[key] === undefined);
  if (open.some(([, count]) => count < 1 || count > 10)) {
    throw wrongUsage(`--size: a page of panels has 1 to 10 of ${pitch} cm on each side but received ${width}x${height}`);
  }
  return Object.fromEntries(open.map(([key, count]) => [key, String(count)]));
}

/** Chooses a text slot if there are words, otherwise none; the plainest of several options. */
function textSetting(generator: Generator, context: GeneratorContext, set: Texts, { hasTitle, hasSubtitle: hasSecond }: Content): Texts {
  const control = generator.controls(context, generator.defaults).find(({ key }) => key === 'hasText');
  const option = hasTitle ? '--title' : '--subtitle';
  const isWordless = !hasTitle && !hasSecond;
  if (!control) {
    if (isWordless) return {};
    throw wrongUsage(`${option}: ${generator.name} has no place for a text`);
  }
  const chosenText = set.hasText;
  if (chosenText !== undefined) {
    const isEnough = isWordless || (hasTextBand(Number(chosenText)) && (!hasSecond || hasSubtitle(Number(chosenText))));
    if (isEnough) return {};
    throw wrongUsage(`--set hasText: ${chosenText} leaves no place for the text`);
  }
  const fitting = control.options.filter(({ value }) => hasTextBand(value) !== isWordless && hasSubtitle(value) === hasSecond);
  const chosen = fitting.find(({ label }) => !label.endsWith('_SMALL')) ?? fitting[0];
  return chosen ? { hasText: String(chosen.value) } : {};
}

/** Sets the number of slots to that of the photos, or columns and rows of a plain grid, unless the user set another number. */
function countSetting(generator: Generator, context: GeneratorContext, set: Texts, { photoCount, isOrdered }: Content): Texts {
  if (generator.followsPhotos) return { photos: String(photoCount), ...(isOrdered && { order: String(FIT_ORDER.ORDER_GIVEN) }) };
  if (!generator.isPlainGrid || set.numberVert !== undefined || set.numberHor !== undefined) return {};
  const controls = generator.controls(context, generator.defaults);
  const maxOf = (key: string) => controls.find((control) => control.key === key)?.maxValue ?? 1;
  const maxGrid = { columns: maxOf('numberVert'), rows: maxOf('numberHor') };
  const grid = chooseGrid(photoCount, context.size, maxGrid);
  if (grid) return { numberVert: String(grid.columns), numberHor: String(grid.rows) };
  const { width, height } = context.size;
  throw wrongInput(
    '',
    `${formatCount(photoCount, 'photo')} ${photoCount === 1 ? 'finds' : 'find'} no room on ${width} x ${height} cm: at most ${maxGrid.columns * maxGrid.rows}`,
  );
}
