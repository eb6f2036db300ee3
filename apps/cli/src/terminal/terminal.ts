import { formatCount } from '@muro/shop';
import { currentIo, type Io } from './io.ts';

/** Output of a command: results on stdout, progress and errors on stderr. */
export interface Terminal {
  /** Prints a line for people; nothing with --json. */
  printLine(line: string): void;
  /** Warns although the command succeeded: a line on stderr, or an entry in the result's `warnings`. */
  warn(line: string): void;
  /** Prints the result as JSON; nothing without --json. */
  printResult(result: object): void;
  /** Shows the progress of a long task, only on a terminal. */
  progress(task: string): Progress;
}

export interface Progress {
  show(done: number, total: number): void;
  /** Removes the progress bar, so that later output starts on an empty line. */
  end(): void;
}

const BAR_CELLS = 24;

export function terminal(isJson: boolean): Terminal {
  const warnings: string[] = [];
  const { stdout, stderr } = currentIo();
  return {
    printLine: (line) => void (isJson || stdout.write(`${line}\n`)),
    warn(line) {
      if (isJson) warnings.push(line);
      else stderr.write(`muro: note: ${line}\n`);
    },
    printResult: (result) => void (isJson && stdout.write(`${JSON.stringify({ ...result, warnings }, null, 2)}\n`)),
    progress: (task) => (stderr.isTTY && !isJson ? bar(task, stderr) : { show: () => undefined, end: () => undefined }),
  };
}

function bar(task: string, stderr: Io['stderr']): Progress {
  return {
    show(done, total) {
      const cells = total === 0 ? BAR_CELLS : Math.round((BAR_CELLS * done) / total);
      stderr.write(`\r${task} ${'█'.repeat(cells)}${'░'.repeat(BAR_CELLS - cells)} ${done}/${total}`);
    },
    end: () => void stderr.write('\r\u001b[2K'),
  };
}

export const photosText = (count: number): string => formatCount(count, 'photo');

const MAX_LISTED = 12;

/** Returns the first names of a list, followed by '…' if there are more. */
export const listText = (names: readonly string[]): string =>
  [...names.slice(0, MAX_LISTED), ...(names.length > MAX_LISTED ? ['…'] : [])].join(', ');

/** Describes empty slots: '2 of 12 places are empty: img7, img12'; 'the only place is empty: img1'. */
export function emptyText(empty: readonly string[], places: number): string {
  const emptyPlaces = `${empty.length} of ${places} places ${empty.length === 1 ? 'is' : 'are'} empty`;
  return `${places === 1 ? 'the only place is empty' : emptyPlaces}: ${listText(empty)}`;
}
