import { eq } from 'drizzle-orm';
import type { Db } from './database.ts';
import { bucketOwner } from './schema/shared-schema.ts';

/** Ids of the marks: that of this database, which it leaves in its bucket, and that of the folder of its photos. */
export const MARK_OF_DATABASE = 1;
export const MARK_OF_FOLDER = 2;

/** Stores a mark unless there already is one. @returns the stored mark */
export async function keepMark(db: Db, id: number, mark: string): Promise<string> {
  await db.insert(bucketOwner).values({ id, mark }).onConflictDoNothing();
  const [owner] = await db.select().from(bucketOwner).where(eq(bucketOwner.id, id));
  return owner?.mark ?? '';
}

export async function removeMark(db: Db, id: number): Promise<void> {
  await db.delete(bucketOwner).where(eq(bucketOwner.id, id));
}
