import type { Database } from '../../db/database.ts';
import { dumpRows } from '../../db/dump/dump-rows.ts';
import { namedContent } from '../sql/named-content.ts';
import type { Backups } from '../types/backups.ts';
import { spooled } from './spool.ts';

/**
 * Creates dumps for backups. The embedded database has one connection, so its rows are read from a snapshot copy of its files while the
 * server continues to use the database. Only if the disk has no room for a copy, requests wait for the dump.
 *
 * @param folder  folder of dumped data that the client has not read yet
 */
export function createBackups(database: Pick<Database, 'db' | 'openCopy'>, folder: string): Backups {
  return { dump: () => spooled(folder, (write) => writeDump(database, write)) };
}

async function writeDump({ db, openCopy }: Pick<Database, 'db' | 'openCopy'>, write: (text: string) => Promise<void>): Promise<void> {
  const copy = await openCopy();
  if (copy === null) return await dumpRows(db, write, namedContent);
  try {
    await dumpRows(copy.db, write, namedContent, copy.at);
  } finally {
    await copy.close();
  }
}
