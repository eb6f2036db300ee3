import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../db/database.ts';
import { keepMark, MARK_OF_FOLDER, removeMark } from '../db/store-marks.ts';
import { readOrCreate } from '../files/read-or-create.ts';
import { StartError } from '../settings/start-error.ts';

const MARK_FILE = 'muro-folder';

/**
 * Ensures that all servers of one PostgreSQL database store photos in the same folder; otherwise each server would miss the photos that
 * another server received. The first server writes a mark file into its folder and stores the mark in the database.
 *
 * @throws {StartError} if the folder is not that of the first server
 */
export async function claimFolder(db: Db, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, MARK_FILE);
  const wasThere = existsSync(file);
  const folderMark = readOrCreate(file, randomUUID);
  const storedMark = await keepMark(db, MARK_OF_FOLDER, folderMark);
  if (storedMark === folderMark) return;
  if (!wasThere) await rm(file, { force: true });
  throw new StartError(
    `The photos of this database lie in another folder than ${folder}: ${wasThere ? `its ${MARK_FILE} is of another database` : 'other servers use it'}. Give all servers the same MURO_DATA, on a disk that they share, or keep photos in a bucket (S3_BUCKET). If this is that folder, without its mark, write ${storedMark} into ${file}.`,
  );
}

/** Deletes the folder's mark: photos are stored in a bucket now, and a later return to disk may use another folder. */
export const releaseFolder = (db: Db): Promise<void> => removeMark(db, MARK_OF_FOLDER);
