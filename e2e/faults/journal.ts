import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';

/** Acknowledged data that a server must never lose. */
export type Entry =
  | { readonly kind: 'account'; readonly person: string }
  | { readonly kind: 'photo'; readonly person: string; readonly id: number; readonly sha256: string; readonly bytes: number }
  | { readonly kind: 'save'; readonly person: string; readonly collage: number; readonly version: number; readonly content: string }
  | { readonly kind: 'order'; readonly person: string; readonly id: number }
  | { readonly kind: 'cancel'; readonly person: string; readonly id: number };

/** Kinds of violations; `wrong` stands for any other one. */
export type ViolationKind = 'lost' | 'doubled' | 'half-written' | 'wrong';

export interface Finding {
  readonly harm: ViolationKind;
  readonly violation: string;
}

export interface Journal {
  readonly entries: readonly Entry[];
  readonly findings: readonly Finding[];
  /** Appends an entry; the entry is on disk when it returns. */
  write(entry: Entry): void;
  recordFinding(harm: ViolationKind, violation: string): void;
  close(): void;
}

/** Opens a journal of JSON lines, each written before the next step (write-ahead). */
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
    recordFinding(harm, violation) {
      add({ kind: 'finding', harm, violation });
      findings.push({ harm, violation });
    },
    close: () => closeSync(file),
  };
}
