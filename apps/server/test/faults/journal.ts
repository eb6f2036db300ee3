import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';

/** A photo whose upload the server acknowledged. */
export interface Acknowledged {
  readonly person: string;
  readonly cookie: string;
  readonly id: number;
  readonly sha256: string;
  readonly bytes: number;
}

export interface Journal {
  readonly entries: readonly Acknowledged[];
  /** Durable when it returns. */
  write(entry: Acknowledged): void;
  close(): void;
}

/** Opens the journal of acknowledged uploads; each is written durably before the test continues. */
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
