import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export interface Entry {
  readonly idx: number;
  readonly version: string;
  readonly when: number;
  readonly tag: string;
  readonly breakpoints: boolean;
}

export const OWN_MIGRATIONS = resolve(import.meta.dirname, '../../migrations');
export const entriesOf = (folder: string) =>
  (JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as { readonly entries: readonly Entry[] }).entries;
export const OWN_VERSION = entriesOf(OWN_MIGRATIONS).length;

let copies = 0;
/** Writes the migrations of another version of the product to a folder in `parent`, and returns that folder. */
export function versionWith(parent: string, change: (entries: readonly Entry[], folder: string) => readonly Entry[]): string {
  const folder = join(parent, `version-${++copies}`);
  cpSync(OWN_MIGRATIONS, folder, { recursive: true });
  const entries = change(entriesOf(folder), folder);
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }));
  return folder;
}

/** Writes the migrations of the next version: one more than the present ones. */
export const nextVersionWith = (parent: string, statements: string) =>
  versionWith(parent, (entries, folder) => {
    const last = entries.at(-1) as Entry;
    writeFileSync(join(folder, 'next.sql'), statements);
    return [...entries, { ...last, idx: entries.length, when: last.when + 1, tag: 'next' }];
  });
