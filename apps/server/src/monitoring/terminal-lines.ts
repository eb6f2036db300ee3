import type { DestinationStream } from 'pino';

interface Entry {
  readonly msg?: string;
  readonly err?: { readonly stack?: string };
}

/** Prints the sentence of each log entry, and the stack of its error, for a person at a terminal. */
export function terminalLines(print: (text: string) => void): DestinationStream {
  return {
    write(line) {
      const { msg, err } = JSON.parse(line) as Entry;
      print([msg, err?.stack].filter(Boolean).join('\n'));
    },
  };
}
