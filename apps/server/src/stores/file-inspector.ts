import { createHash } from 'node:crypto';
import type { Blobs } from '../ports/blobs.ts';
import type { FileInspector, NamedFile, Seen } from '../ports/integrity.ts';
import type { PrintFiles } from '../ports/print-files.ts';
import { LostObjectError } from './s3/open-object.ts';

/** Files of both stores, seen as they lie there. @throws when the store or the database is away: then nobody knows */
export function createFileInspector({ blobs, printFiles }: { readonly blobs: Blobs; readonly printFiles: PrintFiles }): FileInspector {
  const storeOf = ({ isPrint }: NamedFile) => (isPrint ? printFiles : blobs);
  return {
    async look(file, isDeep) {
      const store = storeOf(file);
      try {
        const stored = await store.read(file.name);
        const sizeBytes = stored && (await store.look(file.name));
        if (sizeBytes === null) return MISSING;
        if (sizeBytes === 0 || sizeBytes !== (file.sizeBytes ?? stored?.sizeBytes)) return { state: 'length', sizeBytes };
        if (!isDeep || !stored || file.sha256 === null) return { state: 'sound', sizeBytes };
        const isSame = (await hashOf(await stored.open())) === file.sha256;
        return { state: isSame ? 'sound' : 'bytes', sizeBytes };
      } catch (error) {
        return seenIn(error);
      }
    },
    async printFacts(name) {
      const file = await printFiles.read(name);
      return file && (await printFiles.look(name)) !== null ? { sha256: await hashOf(await file.open()), sizeBytes: file.sizeBytes } : null;
    },
    setAside: (file) => storeOf(file).setAside(file.name),
  };
}

const MISSING: Seen = { state: 'missing', sizeBytes: 0 };

/** Whether a file that should be there is not. */
export const isLost = (error: unknown): boolean => error instanceof LostObjectError || (error as NodeJS.ErrnoException).code === 'ENOENT';

/** What a failure says of one file alone. @throws what says something of the store as a whole */
function seenIn(error: unknown): Seen {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (isLost(error)) return MISSING;
  if (syscall === 'read' || code === 'EIO') return { state: 'unreadable', sizeBytes: 0 };
  throw error;
}

async function hashOf(bytes: NodeJS.ReadableStream): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of bytes) hash.update(chunk);
  return hash.digest('hex');
}
