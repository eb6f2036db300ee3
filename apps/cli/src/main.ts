import { type Command, CommanderError } from 'commander';
import { program } from './program.ts';
import { isFailure, wrongUsage } from './terminal/failure.ts';
import { currentIo, type Io, runCall, setExitCode } from './terminal/io.ts';

/** Runs one call of `muro` and resolves to its exit code. @param args  command line without the program */
export const main = (args: readonly string[], io: Io): Promise<number> => runCall(io, () => run(args));

async function run(args: readonly string[]): Promise<void> {
  const isJson = args.includes('--json');
  const muro = program();
  try {
    checkArguments(args);
    await muro.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) {
      setExitCode(error.exitCode === 0 ? 0 : 2);
      if (error.exitCode !== 0) printFailure(isJson, { file: '', place: '', reason: usageReason(error, findCommand(muro, args)) });
    } else if (isFailure(error)) {
      setExitCode(error.exitCode);
      printFailure(isJson, error);
    } else throw error;
  }
}

/** Rejects arguments that are not valid UTF-8, which Node decodes to �: a title in Latin-1 would lose its letters. */
function checkArguments(args: readonly string[]): void {
  const lost = args.find((word) => word.includes('\ufffd'));
  if (lost !== undefined) throw wrongUsage(`'${lost}' is not valid UTF-8`);
}

/** Prints a failure as one line (file, place, reason), with --json as an object. */
function printFailure(
  isJson: boolean,
  { file, place, reason }: { readonly file: string; readonly place: string; readonly reason: string },
): void {
  const line = [file, place, reason]
    .filter((part) => part !== '')
    .join(': ')
    .replace(/[\p{Cc}\s]+/gu, ' ');
  currentIo().stderr.write(isJson ? `${JSON.stringify({ error: { file, place, reason } })}\n` : `muro: ${line}\n`);
}

/** Finds the command that the first words select: `muro`, `muro orders`. */
function findCommand(muro: Command, args: readonly string[]): Command {
  const [word, ...others] = args;
  const namedCommand = muro.commands.find((command) => command.name() === word);
  return namedCommand ? findCommand(namedCommand, others) : muro;
}

function usageReason({ code, message }: CommanderError, command: Command): string {
  if (code === 'commander.help') {
    const names = command.commands.map((subcommand) => subcommand.name());
    const call = command.parent ? `muro ${command.name()}` : 'muro';
    return `expected a command: ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names)}; \`${call} --help\` says more`;
  }
  return message.replace(/^error: /, '');
}
