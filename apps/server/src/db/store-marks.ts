import { eq } from 'drizzle-orm';
import type { Db } from './database.ts';
import { bucketOwner } from './schema/schema.ts';

/** Numbers of the marks: of this database, which it leaves in its bucket, and of the folder where its photos lie. */
export const MARK_OF_DATABASE = 1;
export const MARK_OF_FOLDER = 2;

/** Keeps a mark unless there is one. @returns the one that is kept */
export async function keepMark(db: Db, id: number, mark: string): Promise<string> {
  await db.insert(bucketOwner).values({ id, mark }).onConflictDoNothing();
  const [kept] = await db.select().from(bucketOwner).where(eq(bucketOwner.id, id));
  return kept?.mark ?? '';
}

export async function removeMark(db: Db, id: number): Promise<void> {
  await db.delete(bucketOwner).where(eq(bucketOwner.id, id));
}
