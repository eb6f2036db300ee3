import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { DraftBody, DraftHeader } from '../flow/drafts/draft.ts';
import { DRAFT_DB } from './may-have-drafts.ts';
import type { StoredFile } from './stored-file.ts';

/** Three stores: listing drafts does not read collages, and a long write of a file does not block a collage. */
interface Drafts extends DBSchema {
  headers: { key: string; value: DraftHeader };
  bodies: { key: string; value: DraftBody };
  files: { key: [draftId: string, origin: string]; value: DraftFile };
}

export interface DraftFile {
  readonly draftId: string;
  readonly origin: string;
  readonly file: StoredFile;
}

export type DraftDb = IDBPDatabase<Drafts>;

/** Time without an answer after which the browser counts as refusing storage. */
const TIMEOUT_MS = 8_000;

let opening: Promise<DraftDb> | null = null;

/** Returns the page's single connection; reopened after it was lost. Rejects if the browser refuses storage for this page. */
export function openDraftDb(): Promise<DraftDb> {
  opening ??= openDatabase().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

async function openDatabase(): Promise<DraftDb> {
  const forget = (): void => {
    opening = null;
  };
  const db = openDB<Drafts>(DRAFT_DB, 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore('headers', { keyPath: 'id' });
      fresh.createObjectStore('bodies', { keyPath: 'id' });
      fresh.createObjectStore('files', { keyPath: ['draftId', 'origin'] });
    },
    // A newer version of the product in another window needs exclusive access to upgrade the database.
    blocking: (_now, _next, event) => {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
  return await withTimeout(db);
}

async function withTimeout<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DOMException('The browser did not open its storage.', 'TimeoutError')), TIMEOUT_MS);
  });
  try {
    return await Promise.race([answer, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
