import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Migration {
  readonly tag: string;
  /** Time of writing, ms since 1970; each later than the one before. */
  readonly when: number;
  /** SHA-256 of its file, hex. */
  readonly hash: string;
  readonly statements: readonly string[];
}

/**
 * Reads the migrations of a folder, in the order of its journal.
 *
 * @throws {RangeError} if one is dated earlier than the one before it: two branches were merged, and databases may already have the later
 * one
 */
export function readMigrations(folder: string): readonly Migration[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    readonly entries: readonly { readonly tag: string; readonly when: number }[];
  };
  for (const [index, { tag, when }] of entries.entries()) {
    const before = entries[index - 1];
    if (before && before.when >= when) {
      throw new RangeError(`Expected migration ${tag} to be dated later than ${before.tag} but received ${when} behind ${before.when}`);
    }
  }
  return entries.map(({ tag, when }) => {
    const text = readFileSync(join(folder, `${tag}.sql`), 'utf8');
    const hash = createHash('sha256').update(text).digest('hex');
    return { tag, when, hash, statements: text.split('--> statement-breakpoint').filter((statement) => statement.trim() !== '') };
  });
}
