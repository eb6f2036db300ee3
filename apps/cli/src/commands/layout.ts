import { extname } from 'node:path';
import {
  composePage,
  drawingSvg,
  drawLayoutSheet,
  type Generator,
  type GeneratorContext,
  type GeneratorValues,
  generateDocument,
  type Page,
  PLAIN_START,
  SHEET_MATERIALS,
  seededRandom,
  shuffleValues,
  type TemplateDocument,
  writeTemplateXml,
} from '@muro/domain';
import { renderPng } from '@muro/press';
import { writeOutput } from '../files/write-file.ts';
import { chooseValues, panelSetting } from '../make/choose-values.ts';
import { readGenerator } from '../options/generator-values.ts';
import { chosenMaterial } from '../options/material.ts';
import { readShapes } from '../options/photo-shapes.ts';
import { readSize, sizeText } from '../options/size.ts';
import { wrongUsage } from '../terminal/failure.ts';
import { photosText, terminal } from '../terminal/terminal.ts';

export interface LayoutOptions {
  readonly generator: string;
  readonly size: string;
  readonly material?: string;
  readonly set?: Readonly<Record<string, string>>;
  readonly seed?: number;
  readonly aspects?: string;
  readonly weights?: string;
  readonly output: string;
  readonly json?: boolean;
}

const PICTURE_WIDTH_PX = 1200;

/** Functions that write each kind of file, by extension. */
const WRITERS: Readonly<Record<string, (document: TemplateDocument, page: Page) => Promise<Buffer> | string>> = {
  '.json': (document) => `${JSON.stringify(document, null, 2)}\n`,
  '.xml': (document) => writeTemplateXml(document),
  '.svg': (_, page) => drawingSvg(drawLayoutSheet(page)),
  '.png': (_, page) => renderPng(drawLayoutSheet(page), { widthPx: PICTURE_WIDTH_PX }),
};

/** Generates a layout and writes it as data, template, drawing or picture. */
export async function layout(options: LayoutOptions): Promise<void> {
  const { output, set = {}, seed } = options;
  const writer = WRITERS[extname(output).toLowerCase()];
  if (!writer) throw wrongUsage(`--output: expected a file ending in ${Object.keys(WRITERS).join(', ')} but received '${output}'`);
  const { printLine, printResult, warn } = terminal(options.json ?? false);
  const generator = readGenerator(options.generator);
  const size = readSize(options.size);
  const material =
    options.material === undefined ? '' : chosenMaterial(options.material, generator.materials ?? SHEET_MATERIALS, generator.name);
  const photos = readShapes(generator, options.aspects, options.weights);
  const context = { size, material, siblings: [], ...(photos.length > 0 && { photos }) };
  const startValues = chooseValues(generator, context, PLAIN_START, { set });
  const values =
    seed === undefined || generator.chance !== undefined ? startValues : randomValues(generator, context, startValues, { set, seed });
  if (values === startValues && seed !== undefined && generator.chance === undefined)
    warn(`--seed: ${generator.name} has no random values here`);
  const document = generateDocument({ generator, context, values, ...(seed !== undefined && { seed }) });
  const content = await writer(document, composePage({ document, trim: document.layout.size, material }));
  await writeOutput(output, content);
  const slots = document.layout.cells.filter((cell) => cell.kind === 'photo').length;
  printLine(`${output}: ${generator.name}, ${sizeText(document.layout.size)}, ${photosText(slots)}`);
  printResult({ out: output, generator: generator.name, size: document.layout.size, photos: slots, vals: document.vals });
}

/** Replaces values by random ones, except those that were set and those that follow from the size of panels. */
function randomValues(
  generator: Generator,
  context: GeneratorContext,
  values: GeneratorValues,
  { set, seed }: { readonly set: Readonly<Record<string, string>>; readonly seed: number },
): GeneratorValues {
  const fixedKeys = new Set([...Object.keys(set), ...Object.keys(panelSetting(generator, context.size, set))]);
  return shuffleValues(generator, context, values, { random: seededRandom(seed), fixedKeys });
}
