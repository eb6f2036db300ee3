import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';

/** A photo that the server said it has. */
export interface Acknowledged {
  readonly person: string;
  readonly cookie: string;
  readonly id: number;
  readonly sha256: string;
  readonly bytes: number;
}

export interface Journal {
  readonly entries: readonly Acknowledged[];
  /** On the disk when it returns. */
  write(entry: Acknowledged): void;
  close(): void;
}

/** What was acknowledged, written down before anything else happens. */
export function openJournal(path: string): Journal {
  const file = openSync(path, 'a');
  const entries: Acknowledged[] = [];
  return {
    entries,
    write(entry) {
      writeSync(file, `${JSON.stringify(entry)}\n`);
      fsyncSync(file);
      entries.push(entry);
    },
    close: () => closeSync(file),
  };
}
