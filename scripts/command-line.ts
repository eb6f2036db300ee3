// `npm run command-line`: writes docs/integrate/command-line.md from the definitions behind `muro --help`.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Command, Option } from 'commander';
import { program } from '../apps/cli/src/program.ts';

/** An example of each command; a new command needs one. */
const EXAMPLES: Readonly<Record<string, string>> = {
  'muro init': 'muro init /srv/muro',
  'muro serve': 'muro serve --port 9000 --data /srv/muro/data',
  'muro layout': 'muro layout --generator alleven --size 50x40 --set numberVert=3 -o layout.svg',
  'muro make': 'muro make holiday/*.jpg --size 100x70 --material POSTER --title "Summer" --favourite beach.jpg=4 --order time -o summer',
  'muro print': 'muro print summer -o summer.pdf --ticket summer.json',
  'muro check': 'muro check catalogue shop',
  'muro shop init': 'muro shop init shop',
  'muro orders list': 'muro orders list --production printed --search "garcia madrid"',
  'muro orders show': 'muro orders show 7731200514821907',
  'muro orders mark': 'muro orders mark sent 7731200514821907 --carrier Correos --code PK123',
  'muro orders download': 'muro orders download 7731200514821907 -o today',
  'muro orders export': 'muro orders export --payment paid -o orders.csv',
  'muro accounts end-second-factor': 'muro accounts end-second-factor ana',
  'muro backup': 'muro backup /backups/muro\nmuro backup /backups/muro --prune --keep 30',
  'muro restore': 'MURO_DATA=/srv/muro/data muro restore /backups/muro',
  'muro verify': 'muro verify --deep --repair --from /backups/muro',
  'muro blobs copy': 'muro blobs copy --from disk --to s3',
  'muro token create': 'muro token create --name print-room --scope orders:read,prints:read --days 90',
  'muro token list': 'muro token list',
  'muro token revoke': 'muro token revoke print-room',
};

const BEGINNING = `# Command line

The command \`muro\` makes layouts, collages and print files, and manages orders, backups and tokens of a shop. \`npm run command-line\` generates this page from the definitions behind \`muro --help\`.

\`npm --silent run muro -- …\` runs the command in the folder of the source. To run \`muro\` in any folder, create a link once, from the folder of the source:

\`\`\`sh
sudo ln -s "$PWD/apps/cli/bin/muro.mjs" /usr/local/bin/muro
\`\`\`

## The running server

Commands with the option \`--server\` connect to the running server. Its address is that option, or \`MURO_SERVER\`; by default it is the server that uses the data folder \`MURO_DATA\`, or \`data\` in the current folder. The commands send the [operator token](../operate/operator-tokens.md) in the variable \`MURO_OPERATOR_TOKEN\`.

Cron jobs have almost no environment variables: set the variables and the path of \`muro\` in the crontab ([nightly backup](../operate/backup-and-restore.md#nightly-backup-cron-or-systemd-timer)).

## Output and exit codes

Results are written to standard output, messages to standard error. With \`--json\` results and errors are JSON.

| exit code | meaning |
|---|---|
| 0 | success |
| 1 | the check found a fault, or the command failed |
| 2 | wrong usage; for \`muro verify\` also: the check was not possible |

\`muro --version\` (\`-v\`) prints the version, \`--help\` (\`-h\`) of every command its options.
`;

const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ').replaceAll('<', '&lt;');

/** Returns the commands that can be called, in the order of the help; a group such as `muro orders` counts by its commands. */
export function callableCommands(
  command: Command,
  parents: readonly string[] = [],
): readonly { readonly name: string; readonly command: Command }[] {
  const path = [...parents, command.name()];
  if (command.commands.length === 0) return [{ name: path.join(' '), command }];
  return command.commands.flatMap((subcommand) => callableCommands(subcommand, path));
}

function optionRow({ flags, description, mandatory, defaultValue }: Option): string {
  const more = mandatory ? ' (required)' : defaultValue === undefined ? '' : ` (default: ${defaultValue})`;
  return `| \`${flags.replaceAll('|', '\\|')}\` | ${cell(description)}${more} |`;
}

function sectionOf(name: string, command: Command): string {
  const example = EXAMPLES[name];
  if (example === undefined) throw new Error(`Expected an example of ${name} in scripts/command-line.ts`);
  const rows = [
    ...command.registeredArguments.map((registeredArgument) => {
      const argumentText = registeredArgument.variadic ? `${registeredArgument.name()}...` : registeredArgument.name();
      const fallback = registeredArgument.defaultValue === undefined ? '' : ` (default: ${registeredArgument.defaultValue})`;
      return `| \`${registeredArgument.required ? `<${argumentText}>` : `[${argumentText}]`}\` | ${cell(registeredArgument.description)}${fallback} |`;
    }),
    ...command.options.map(optionRow),
  ];
  const table = rows.length === 0 ? [] : ['', '| argument or option | meaning |', '|---|---|', ...rows];
  const generators = command.options.some(({ long }) => long === '--generator')
    ? ['', '[Layout generators](../configuration/generators.md) and their values.']
    : [];
  const sentence = command
    .description()
    .replace(/^./, (letter) => letter.toUpperCase())
    .replaceAll('<', '&lt;');
  return [`## ${name}`, '', `${sentence}.`, '', '```sh', example, '```', ...table, ...generators].join('\n');
}

export function commandLineText(): string {
  const sections = callableCommands(program()).map(({ name, command }) => sectionOf(name, command));
  return `${[BEGINNING.trimEnd(), ...sections].join('\n\n')}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(new URL('../docs/integrate/command-line.md', import.meta.url), commandLineText());
