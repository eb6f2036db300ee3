import { PANEL_MATERIALS, SHEET_MATERIALS } from '@muro/domain';
import { VERSION } from '@muro/shop';
import { Command } from 'commander';
import type { CheckOptions } from './commands/check.ts';
import type { InitOptions } from './commands/init.ts';
import type { LayoutOptions } from './commands/layout.ts';
import type { MakeOptions } from './commands/make.ts';
import type { PrintOptions } from './commands/print.ts';
import type { ServeOptions } from './commands/serve.ts';
import type { ShopOptions } from './commands/shop.ts';
import { MAKE_GENERATOR } from './make/make-generator.ts';
import { PHOTO_ORDERS, readOrder } from './make/photo-order.ts';
import { GENERATOR_HELP, GENERATOR_NAMES } from './options/generator-help.ts';
import { collectSetting } from './options/generator-values.ts';
import { fileEnding, folderName } from './options/output.ts';
import { collectFavourite } from './options/photo-shapes.ts';
import { wholeNumber } from './options/whole-number.ts';
import { addAccounts } from './program-accounts.ts';
import { addBackup } from './program-backup.ts';
import { addBlobs } from './program-blobs.ts';
import { addOrders } from './program-orders.ts';
import { addToken } from './program-token.ts';
import { currentIo } from './terminal/io.ts';

/** Highest resolution of a flat picture: 140 x 100 cm are then 16 535 x 11 811 px. */
const MAX_DPI = 300;

const MAX_SEED = 4_294_967_295;
const SEED_HELP =
  'seed of a random layout: the same seed gives the same layout. It selects the values that --set does not set, or the places (fit)';
const MAX_VARIANTS = 24;

/** Defines the command line of `muro`. The code of a command is loaded on its call, to keep the start fast. */
export function program(): Command {
  const muro = new Command('muro')
    .description('Photo collages for the wall: from photos to a print file.')
    .version(`muro ${VERSION}`, '-v, --version', 'print the version')
    .addHelpText('after', `\nGenerators: ${GENERATOR_NAMES.join(', ')}\n`)
    .showHelpAfterError(false);
  addInit(muro);
  addServe(muro);
  addLayout(muro);
  addMake(muro);
  addPrint(muro);
  addCheck(muro);
  addShop(muro);
  addOrders(muro);
  addAccounts(muro);
  addBackup(muro);
  addBlobs(muro);
  addToken(muro);
  return throwUsageErrors(muro);
}

/** Makes commander throw usage errors instead of printing them and exiting. */
function throwUsageErrors(command: Command): Command {
  command.exitOverride().configureOutput({ writeOut: (text) => void currentIo().stdout.write(text), writeErr: () => undefined });
  command.commands.forEach(throwUsageErrors);
  return command;
}

function addInit(muro: Command): void {
  muro
    .command('init')
    .description('write a file .env with a new MURO_SECRET for the server and the commands')
    .argument('[folder]', 'folder in which the server and the commands will be started', '.')
    .option('--json', 'write the result as JSON to stdout')
    .action(async (folder: string, options: InitOptions) => (await import('./commands/init.ts')).init(folder, options));
}

function addServe(muro: Command): void {
  muro
    .command('serve')
    .description('start the designer and the shop')
    .option('--port <number>', 'port to listen on', wholeNumber('--port', 0, 65535))
    .option('--data <folder>', 'data folder, for photos, collages and orders', folderName('--data'))
    .action(async (options: ServeOptions) => (await import('./commands/serve.ts')).serve(options));
}

function addLayout(muro: Command): void {
  muro
    .command('layout')
    .description('make a layout without photos: .json, .xml, .svg or .png')
    .requiredOption('--generator <name>', 'layout algorithm, see below')
    .requiredOption('--size <WxH>', 'finished size, cm')
    .option('--material <code>', `${SHEET_MATERIALS.join(', ')} or ${PANEL_MATERIALS.join(', ')} (default: none)`)
    .option('--set <key=value>', 'a value of the generator; may be repeated', collectSetting)
    .option('--aspects <list>', 'aspect ratio (width / height) of each photo: 1.5,0.75,4:3 (fit)')
    .option('--weights <list>', 'relative area of each photo: 1,4,1 (fit)')
    .option('--seed <number>', SEED_HELP, wholeNumber('--seed', 0, MAX_SEED))
    .requiredOption('-o, --output <file>', 'file to write')
    .option('--json', 'write the result as JSON to stdout')
    .addHelpText('after', GENERATOR_HELP)
    .action(async (options: LayoutOptions) => (await import('./commands/layout.ts')).layout(options));
}

function addMake(muro: Command): void {
  muro
    .command('make')
    .description(
      'make a collage from photos: collage.xml and photos/. Cropped photos are positioned by saliency; faces are detected in the designer only',
    )
    .argument('<photo...>', 'JPEG, PNG, WebP, HEIC, AVIF, TIFF and RAW files, and folders of them')
    .requiredOption('--size <WxH>', 'finished size, cm')
    .option('--generator <name>', `layout algorithm, see below (default: ${MAKE_GENERATOR.name})`)
    .option('--template <id>', "a design of the shop's catalogue")
    .option(
      '--material <code>',
      `${SHEET_MATERIALS.join(', ')} or ${PANEL_MATERIALS.join(', ')} (default: the first material of the design)`,
    )
    .option('--set <key=value>', 'a value of the generator; may be repeated', collectSetting)
    .option('--favourite <file=4>', 'a photo to be shown with two or four times the area; may be repeated (fit)', collectFavourite)
    .option('--order <order>', `order of the photos: ${PHOTO_ORDERS.join(', ')}`, readOrder)
    .option('--seed <number>', 'seed of the layout (fit)', wholeNumber('--seed', 0, MAX_SEED))
    .option(
      '--variants <number>',
      'number of layouts to choose from: collage.xml, collage-2.xml, … (fit)',
      wholeNumber('--variants', 1, MAX_VARIANTS),
      1,
    )
    .option('--title <text>', 'text of the title, if the design has one')
    .option('--subtitle <text>', 'text of the subtitle, if the design has one')
    .requiredOption('-o, --output <folder>', 'folder to write', folderName('--output'))
    .option('--json', 'write the result as JSON to stdout')
    .addHelpText('after', GENERATOR_HELP)
    .action(async (photos: readonly string[], options: MakeOptions) => (await import('./commands/make.ts')).make(photos, options));
}

function addPrint(muro: Command): void {
  muro
    .command('print')
    .description('write the print file of a collage')
    .argument('<collage>', 'folder or collage.xml')
    .option('--photos <folder>', 'folder of the original photos (default: photos/ beside the collage)')
    .requiredOption('-o, --output <file>', 'PDF to write', fileEnding('--output', '.pdf'))
    .option('--jpeg <file>', 'also write a flat sRGB JPEG of the sheet', fileEnding('--jpeg', '.jpg', '.jpeg'))
    .option('--dpi <number>', 'resolution of the flat JPEG (default: 150)', wholeNumber('--dpi', 10, MAX_DPI))
    .option('--originals', 'embed all originals unchanged, even above the print resolution')
    .option('--profile <file>', 'ICC profile of the press; the print file is then PDF/X-4')
    .option('--ticket <file>', 'also write the job ticket, JSON', fileEnding('--ticket', '.json'))
    .option('--json', 'write the result as JSON to stdout')
    .action(async (collage: string, options: PrintOptions) => (await import('./commands/print.ts')).print(collage, options));
}

function addCheck(muro: Command): void {
  muro
    .command('check')
    .description('validate a catalogue, a shop, a design, layout, price list, shapes or collage')
    .argument('<path...>', 'files and folders')
    .option('--json', 'write the result as JSON to stdout')
    .action(async (paths: readonly string[], options: CheckOptions) => (await import('./commands/check.ts')).check(paths, options));
}

function addShop(muro: Command): void {
  muro
    .command('shop')
    .description("the shop's own data: name, delivery, VAT, terms")
    .command('init')
    .description('write the folder of a new shop; comments in its files explain the settings')
    .argument('[folder]', 'a new or empty folder', 'shop')
    .option('--json', 'write the result as JSON to stdout')
    .action(async (folder: string, options: ShopOptions) => (await import('./commands/shop.ts')).initShop(folder, options));
}
