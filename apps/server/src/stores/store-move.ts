import { createHash } from 'node:crypto';
import type { StoreKind } from '@muro/api';
import type { Blobs, Draft, StoredFile } from '../files/blobs.ts';
import type { PrintFiles } from '../files/print-files.ts';
import type { CopiedFile, StoreMove } from '../files/store-move.ts';
import { LostObjectError } from './s3/open-object.ts';

export interface StorePair {
  readonly kind: StoreKind;
  readonly blobs: Blobs;
  readonly printFiles: PrintFiles;
}

const isPrint = (name: string) => name.startsWith('order-');
/** Negative, so that files of this very moment are included. */
const ANY_AGE_MS = -60_000;

export function createStoreMove(present: StorePair, former: StorePair): StoreMove {
  const storeOf = (pair: StorePair, name: string) => (isPrint(name) ? pair.printFiles : pair.blobs);

  /** Stores a copied file; false if the present store already has one of its name. */
  const keep = async (name: string, draft: Draft): Promise<boolean> => {
    if (isPrint(name)) return await present.printFiles.putNew(name, draft);
    await present.blobs.keep(draft);
    return true;
  };
  const storeCopy = async (name: string, draft: Draft): Promise<CopiedFile['state']> => {
    if (!isPrint(name) && draft.sha256 !== name) return 'bytes';
    if (!(await keep(name, draft))) return 'there';
    const stored = await storeOf(present, name).read(name);
    if (!stored || (await hashOf(stored)) !== draft.sha256) return 'bytes';
    if (!isPrint(name) || (await former.printFiles.read(name))) return 'copied';
    await present.printFiles.remove(name); // it was deleted meanwhile, which applies to both stores
    return 'gone';
  };
  return {
    from: former.kind,
    to: present.kind,
    async files(prefix) {
      const files: { readonly name: string; readonly isThere: boolean }[] = [];
      for await (const names of prefix === null ? former.printFiles.names() : former.blobs.listOlderThan(ANY_AGE_MS, prefix))
        for (const name of names) files.push({ name, isThere: (await storeOf(present, name).read(name)) !== null });
      return files;
    },
    async copy(name) {
      if (await storeOf(present, name).read(name)) return { state: 'there', sizeBytes: 0 };
      const file = await storeOf(former, name).read(name);
      if (!file) return { state: 'gone', sizeBytes: 0 };
      const draft = await receiveDraft(present.blobs, file);
      if (!draft) return { state: 'unreadable', sizeBytes: 0 };
      try {
        const state = await storeCopy(name, draft);
        return { state, sizeBytes: state === 'copied' ? draft.sizeBytes : 0 };
      } finally {
        await present.blobs.drop(draft.path);
      }
    },
  };
}

/** Returns a draft; null if the former store cannot read this file. @throws errors that concern a store as a whole */
async function receiveDraft(blobs: Blobs, file: StoredFile): Promise<Draft | null> {
  try {
    return await blobs.receive((await file.open()) as NodeJS.ReadableStream & AsyncIterable<Buffer>);
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (error instanceof LostObjectError || code === 'ENOENT' || code === 'EIO' || syscall === 'read') return null;
    throw error;
  }
}

async function hashOf(file: StoredFile): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of await file.open()) hash.update(chunk);
  return hash.digest('hex');
}
