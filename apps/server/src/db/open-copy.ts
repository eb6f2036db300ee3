import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database, DatabaseCopy, Db } from './database.ts';

export interface CopyParts {
  readonly db: Db;
  /** Folder of the database. */
  readonly folder: string;
  /** Copies the files of this moment into a new folder. */
  readonly copyTo: (folder: string) => Promise<void>;
  readonly open: (folder: string) => Promise<Database>;
}

const copiesIn = (folder: string): string => join(folder, 'copies');

/** Deletes copies that a killed process left. */
export const dropCopies = (folder: string): void => rmSync(copiesIn(folder), { recursive: true, force: true });

/** Opens a snapshot copy of the database; null if the disk has no room for one. */
export async function openCopy({ db, folder, copyTo, open }: CopyParts): Promise<DatabaseCopy | null> {
  const place = join(copiesIn(folder), randomUUID());
  const drop = () => rm(place, { recursive: true, force: true });
  const { rows } = await db.execute(sql`select to_json(now()) as at`);
  try {
    await copyTo(place);
    const copy = await open(place);
    return {
      db: copy.db,
      at: String(rows[0]?.at),
      async close() {
        await copy.close();
        await drop();
      },
    };
  } catch (error) {
    await drop();
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return null;
    throw error;
  }
}
