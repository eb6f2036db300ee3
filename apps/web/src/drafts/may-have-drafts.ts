/** Name of the database that holds the drafts of this browser. */
export const DRAFT_DB = 'muro-drafts';

/** Returns false if this browser has stored no draft yet; true if it has, or does not tell. */
export async function mayHaveDrafts(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === DRAFT_DB);
  } catch {
    return true;
  }
}
