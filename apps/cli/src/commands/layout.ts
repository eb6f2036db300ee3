import { extname } from 'node:path';
import {
  composePage,
  drawingSvg,
  drawLayoutPreview,
  generateDocument,
  type Page,
  type TemplateDocument,
  writeTemplateXml,
} from '@muro/domain';
import { renderPng, writeWhole } from '@muro/press';
import { wrongUsage } from '../failure.ts';
import { readGenerator, readSettings } from '../options/generator-values.ts';
import { readMaterial } from '../options/material.ts';
import { readSize } from '../options/size.ts';
import { terminal } from '../terminal.ts';

export interface LayoutOptions {
  readonly generator: string;
  readonly size: string;
  readonly material?: string;
  readonly set: Readonly<Record<string, string>>;
  readonly seed: number;
  readonly output: string;
  readonly json?: boolean;
}

const PICTURE_WIDTH_PX = 1200;

/** How each kind of file is made, by its ending. */
const WRITERS: Readonly<Record<string, (document: TemplateDocument, page: Page) => Promise<Buffer> | string>> = {
  '.json': (document) => `${JSON.stringify(document, null, 2)}\n`,
  '.xml': (document) => writeTemplateXml(document),
  '.svg': (_, page) => drawingSvg(drawLayoutPreview(page)),
  '.png': (_, page) => renderPng(drawLayoutPreview(page), { widthPx: PICTURE_WIDTH_PX }),
};

/** Makes a layout and writes it as data, template, drawing or picture. */
export async function layout(options: LayoutOptions): Promise<void> {
  const writer = WRITERS[extname(options.output).toLowerCase()];
  if (!writer) throw wrongUsage(`--output: expected a file ending in ${Object.keys(WRITERS).join(', ')} but received '${options.output}'`);
  const generator = readGenerator(options.generator);
  const material = options.material === undefined ? '' : readMaterial(options.material);
  const context = { size: readSize(options.size), material, siblings: [] };
  const values = readSettings(generator, context, options.set);
  const document = generateDocument({ generator, context, values, seed: options.seed });
  const content = await writer(document, composePage({ document, trim: context.size, material }));
  await writeWhole(options.output, (file) => file.writeFile(content));
  const slots = document.layout.cells.filter((cell) => cell.kind === 'photo').length;
  const { say, give } = terminal(options.json ?? false);
  say(`${options.output}: ${generator.name}, ${slots} photos`);
  give({ out: options.output, generator: generator.name, photos: slots, vals: document.vals });
}
