import type { DraftBody, DraftHeader } from '../flow/drafts/draft.ts';
import { readBody, readHeader } from '../flow/drafts/read-draft.ts';
import { type DraftFile, openDraftDb } from './draft-db.ts';
import { keepFile, readStoredFile } from './stored-file.ts';

/** A draft stored on this device. Every function of this file rejects if the browser refuses storage. */

export interface LoadedDraft {
  readonly header: DraftHeader;
  readonly body: DraftBody;
  /** Readable files by origin. */
  readonly files: ReadonlyMap<string, Blob>;
}

/**
 * 'foreign': another page has claimed the draft, nothing was written.
 * 'anew': the draft and its files no longer existed; it was created again.
 */
export type WriteOutcome = 'written' | 'anew' | 'foreign';

/** The preview is stored among the draft's files under a name that no photo has, so that it is copied and deleted with them. */
const PICTURE = 'picture';

/** Returns the headers in this version's format; headers in other formats are ignored. */
export async function listDrafts(): Promise<readonly DraftHeader[]> {
  const db = await openDraftDb();
  const headers: readonly unknown[] = await db.getAll('headers');
  return headers.map(readHeader).filter((header) => header !== null);
}

/** Loads a draft; null if it is missing or incomplete. */
export async function loadDraft(id: string): Promise<LoadedDraft | null> {
  const db = await openDraftDb();
  const reading = db.transaction(['headers', 'bodies', 'files']);
  const [header, body, files] = await Promise.all([
    reading.objectStore('headers').get(id),
    reading.objectStore('bodies').get(id),
    reading.objectStore('files').getAll(filesOf(id)),
    reading.done,
  ]);
  const [readableHeader, readableBody] = [readHeader(header), readBody(body)];
  if (!readableHeader || !readableBody) return null;
  return { header: readableHeader, body: readableBody, files: await readableFiles(files.filter(({ origin }) => origin !== PICTURE)) };
}

async function readableFiles(files: readonly DraftFile[]): Promise<ReadonlyMap<string, Blob>> {
  const readable = await Promise.all(files.map(async ({ origin, file }) => ({ origin, file: await readStoredFile(file) })));
  return new Map(readable.flatMap(({ origin, file }) => (file ? [[origin, file]] : [])));
}

/**
 * Writes header and body in one transaction.
 *
 * @param isHeld  true if this page holds the draft's lock, so that no other page writes it: the write starts at once, because the page may
 * be about to end. Otherwise the stored header is checked first.
 */
export async function writeDraft(header: DraftHeader, body: DraftBody, isHeld: boolean): Promise<WriteOutcome> {
  const db = await openDraftDb();
  const writing = db.transaction(['headers', 'bodies'], 'readwrite');
  const [headers, bodies] = [writing.objectStore('headers'), writing.objectStore('bodies')];
  const put = (): Promise<unknown> => Promise.all([headers.put(header), bodies.put(body)]);
  if (isHeld) {
    const sent = put();
    writing.commit();
    await Promise.all([sent, writing.done]);
    return 'written';
  }
  const write = async (): Promise<WriteOutcome> => {
    const before = await headers.get(header.id);
    if (before && before.writer !== header.writer) return 'foreign';
    await put();
    return before ? 'written' : 'anew';
  };
  const [outcome] = await Promise.all([write(), writing.done]);
  return outcome;
}

export async function putFile(draftId: string, origin: string, file: Blob): Promise<void> {
  const db = await openDraftDb();
  await keepFile(file, (stored) => db.put('files', { draftId, origin, file: stored }));
}

/** Stores the preview of a draft, only while `writer` owns the draft. */
export async function putPicture(draftId: string, writer: string, picture: Blob): Promise<void> {
  const db = await openDraftDb();
  await keepFile(picture, async (file) => {
    const writing = db.transaction(['headers', 'files'], 'readwrite');
    const put = async (): Promise<void> => {
      const header = await writing.objectStore('headers').get(draftId);
      if (header?.writer === writer) await writing.objectStore('files').put({ draftId, origin: PICTURE, file });
    };
    await Promise.all([put(), writing.done]);
  });
}

/** Loads the preview; null if the draft has none, or none that can be read. */
export async function draftPicture(draftId: string): Promise<Blob | null> {
  const db = await openDraftDb();
  const { file } = (await db.get('files', [draftId, PICTURE])) ?? {};
  return readStoredFile(file);
}

export async function dropFiles(draftId: string, origins: readonly string[]): Promise<void> {
  const db = await openDraftDb();
  const writing = db.transaction('files', 'readwrite');
  await Promise.all([...origins.map((origin) => writing.store.delete([draftId, origin])), writing.done]);
}

/** Makes `writer` the only writer of the draft. */
export async function claimDraft(id: string, writer: string): Promise<void> {
  const db = await openDraftDb();
  const writing = db.transaction('headers', 'readwrite');
  const claim = async (): Promise<void> => {
    const header = await writing.store.get(id);
    if (header) await writing.store.put({ ...header, writer });
  };
  await Promise.all([claim(), writing.done]);
}

/** Creates a second draft with the same content. */
export async function copyDraft({ header, body, files }: LoadedDraft, id: string, writer: string): Promise<LoadedDraft> {
  const copy = { header: { ...header, id, writer }, body: { ...body, id }, files };
  await writeDraft(copy.header, copy.body, true);
  for (const [origin, file] of files) await putFile(id, origin, file);
  const picture = await draftPicture(header.id);
  if (picture) await putPicture(id, writer, picture);
  return copy;
}

/**
 * Deletes a draft with all its data.
 *
 * @param writer  deletes only while this page owns the draft; left out if a person discards it
 */
export async function dropDraft(id: string, writer?: string): Promise<void> {
  const db = await openDraftDb();
  const writing = db.transaction(['headers', 'bodies', 'files'], 'readwrite');
  const headers = writing.objectStore('headers');
  const drop = async (): Promise<void> => {
    const header = await headers.get(id);
    if (writer !== undefined && header && header.writer !== writer) return;
    await Promise.all([headers.delete(id), writing.objectStore('bodies').delete(id), writing.objectStore('files').delete(filesOf(id))]);
  };
  await Promise.all([drop(), writing.done]);
}

/** Deletes orphaned files, whose draft no longer exists: a page that was closed during a write leaves some. */
export async function sweepFiles(): Promise<void> {
  const db = await openDraftDb();
  const writing = db.transaction(['headers', 'files'], 'readwrite');
  const [headers, files] = [writing.objectStore('headers'), writing.objectStore('files')];
  const sweep = async (): Promise<void> => {
    const [ids, keys] = await Promise.all([headers.getAllKeys(), files.getAllKeys()]);
    const drafts = new Set(ids);
    await Promise.all(keys.filter(([draftId]) => !drafts.has(draftId)).map((key) => files.delete(key)));
  };
  await Promise.all([sweep(), writing.done]);
}

function filesOf(draftId: string): IDBKeyRange {
  return IDBKeyRange.bound([draftId], [draftId, []]);
}
