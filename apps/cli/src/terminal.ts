/** How the command talks: results on stdout, progress and complaints on stderr. */
export interface Terminal {
  /** A line for people; nothing with --json. */
  say(line: string): void;
  /** The whole result for programs; nothing without --json. */
  give(result: unknown): void;
  /** Shows how far a long task is; only where somebody looks on. */
  progress(task: string): Progress;
}

export interface Progress {
  show(done: number, total: number): void;
  /** The bar goes away; what comes after it starts on a clean line. */
  end(): void;
}

const BAR_CELLS = 24;

export function terminal(isJson: boolean): Terminal {
  return {
    say: (line) => void (isJson || process.stdout.write(`${line}\n`)),
    give: (result) => void (isJson && process.stdout.write(`${JSON.stringify(result, null, 2)}\n`)),
    progress: (task) => (process.stderr.isTTY && !isJson ? bar(task) : { show: () => undefined, end: () => undefined }),
  };
}

function bar(task: string): Progress {
  return {
    show(done, total) {
      const cells = total === 0 ? BAR_CELLS : Math.round((BAR_CELLS * done) / total);
      process.stderr.write(`\r${task} ${'█'.repeat(cells)}${'░'.repeat(BAR_CELLS - cells)} ${done}/${total}`);
    },
    end: () => void process.stderr.write('\r\u001b[2K'),
  };
}
