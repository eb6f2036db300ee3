import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';

/** What a server said yes to, and must never forget. */
export type Entry =
  | { readonly kind: 'account'; readonly person: string }
  | { readonly kind: 'photo'; readonly person: string; readonly id: number; readonly sha256: string; readonly bytes: number }
  | { readonly kind: 'save'; readonly person: string; readonly collage: number; readonly version: number; readonly content: string }
  | { readonly kind: 'order'; readonly person: string; readonly id: number }
  | { readonly kind: 'cancel'; readonly person: string; readonly id: number };

/** `wrong` is whatever else should not have happened. */
export type Harm = 'lost' | 'doubled' | 'half-written' | 'wrong';

export interface Finding {
  readonly harm: Harm;
  readonly what: string;
}

export interface Journal {
  readonly entries: readonly Entry[];
  readonly findings: readonly Finding[];
  /** On the disk when it returns. */
  write(entry: Entry): void;
  blame(harm: Harm, what: string): void;
  close(): void;
}

/** Lines of JSON, each written down before anything else happens. */
export function openJournal(path: string): Journal {
  const file = openSync(path, 'a');
  const entries: Entry[] = [];
  const findings: Finding[] = [];
  const add = (line: object) => {
    writeSync(file, `${JSON.stringify(line)}\n`);
    fsyncSync(file);
  };
  return {
    entries,
    findings,
    write(entry) {
      add(entry);
      entries.push(entry);
    },
    blame(harm, what) {
      add({ kind: 'finding', harm, what });
      findings.push({ harm, what });
    },
    close: () => closeSync(file),
  };
}
