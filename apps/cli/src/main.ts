import { Command, CommanderError } from 'commander';
import { check } from './commands/check.ts';
import { layout } from './commands/layout.ts';
import { make } from './commands/make.ts';
import { print } from './commands/print.ts';
import { serve } from './commands/serve.ts';
import { isFailure } from './failure.ts';
import { collectSetting } from './options/generator-values.ts';
import { wholeNumber } from './options/whole-number.ts';

/** Largest resolution of a flat picture: 140 x 100 cm are then 16 535 x 11 811 px. */
const MAX_DPI = 300;

function program(): Command {
  const muro = new Command('muro').description('Photo collages for the wall: from photos to a print file.').showHelpAfterError(false);
  muro
    .command('serve')
    .description('start the designer and the shop')
    .option('--port <number>', 'port to listen on', wholeNumber('--port', 0, 65535))
    .option('--data <folder>', 'where photos, collages and orders are kept')
    .action(serve);
  muro
    .command('layout')
    .description('make a layout without photos: .json, .xml, .svg or .png')
    .requiredOption('--generator <name>', 'which algorithm')
    .requiredOption('--size <WxH>', 'finished size, cm')
    .option('--material <code>', 'POSTER, CANVAS2CM, …')
    .option('--set <key=value>', 'a value of the generator; may be repeated', collectSetting, {})
    .option('--seed <number>', 'another seed, another layout where it is dealt out at random', wholeNumber('--seed', 0, 4294967295), 1)
    .requiredOption('-o, --output <file>', 'file to write')
    .option('--json', 'result for programs on stdout')
    .action(layout);
  muro
    .command('make')
    .description('make a collage of photos: collage.xml and photos/')
    .argument('<photo...>', 'JPEG files')
    .requiredOption('--size <WxH>', 'finished size, cm')
    .option('--generator <name>', 'layout algorithm (alleven when nothing is said)')
    .option('--template <id>', "a design of the shop's catalogue")
    .option('--material <code>', 'POSTER, CANVAS2CM, … (POSTER when nothing is said)')
    .option('--set <key=value>', 'a value of the generator; may be repeated', collectSetting, {})
    .option('--title <text>')
    .option('--subtitle <text>')
    .requiredOption('-o, --output <folder>', 'folder to write')
    .option('--json', 'result for programs on stdout')
    .action(make);
  muro
    .command('print')
    .description('write the print file of a collage')
    .argument('<collage>', 'folder or collage.xml')
    .option('--photos <folder>', 'where the originals are (photos/ beside the collage when nothing is said)')
    .requiredOption('-o, --output <file>', 'PDF to write')
    .option('--jpeg <file>', 'also the flat sRGB picture of the sheet')
    .option('--dpi <number>', 'resolution of the flat picture', wholeNumber('--dpi', 10, MAX_DPI), 150)
    .option('--originals', "keep every photo's own bytes, however finely it is printed")
    .option('--ticket <file>', 'also the job ticket, JSON')
    .option('--json', 'result for programs on stdout')
    .action(print);
  muro
    .command('check')
    .description('say what is wrong in a template, list, shapes or collage')
    .argument('<file...>', 'XML files')
    .option('--json', 'result for programs on stdout')
    .action(check);
  return quiet(muro);
}

/** Usage mistakes come back as errors instead of ending the process; their words are ours to print. */
function quiet(command: Command): Command {
  command.exitOverride().configureOutput({ writeErr: () => undefined });
  command.commands.forEach(quiet);
  return command;
}

async function run(words: readonly string[]): Promise<void> {
  const isJson = words.includes('--json');
  try {
    await program().parseAsync(words, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? 0 : 2;
      if (error.exitCode !== 0) complain(isJson, { file: '', place: '', reason: usageReason(error) });
    } else if (isFailure(error)) {
      process.exitCode = error.exitCode;
      complain(isJson, error);
    } else throw error;
  }
}

/** One line: file, place, reason; with --json the same as an object. */
function complain(
  isJson: boolean,
  { file, place, reason }: { readonly file: string; readonly place: string; readonly reason: string },
): void {
  const line = [file, place, reason]
    .filter((part) => part !== '')
    .join(': ')
    .replace(/[\p{Cc}\s]+/gu, ' ');
  process.stderr.write(isJson ? `${JSON.stringify({ error: { file, place, reason } })}\n` : `muro: ${line}\n`);
}

function usageReason({ code, message }: CommanderError): string {
  if (code === 'commander.help') return 'expected a command: serve, layout, make, print or check; `muro --help` says more';
  return message.replace(/^error: /, '');
}

await run(process.argv.slice(2));
