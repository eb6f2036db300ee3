import { createHash } from 'node:crypto';
import type { Blobs } from '../../files/blobs.ts';
import type { PrintFiles } from '../../files/print-files.ts';
import { LostObjectError } from '../../stores/s3/open-object.ts';
import type { FileInspector, InspectedFile, NamedFile } from '../types/integrity.ts';

/**
 * Creates the inspector of both stores. @throws if the store or the database is unavailable, because then the state of a file is unknown
 */
export function createFileInspector({ blobs, printFiles }: { readonly blobs: Blobs; readonly printFiles: PrintFiles }): FileInspector {
  const storeOf = ({ isPrint }: NamedFile) => (isPrint ? printFiles : blobs);
  return {
    async inspect(file, isDeep) {
      const store = storeOf(file);
      try {
        const stored = await store.read(file.name);
        const sizeBytes = stored && (await store.storedSize(file.name));
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
      try {
        const file = await printFiles.read(name);
        return file && { sha256: await hashOf(await file.open()), sizeBytes: file.sizeBytes };
      } catch (error) {
        if (isOfFile(error)) return null;
        throw error;
      }
    },
    quarantine: (file) => storeOf(file).quarantine(file.name),
  };
}

const MISSING: InspectedFile = { state: 'missing', sizeBytes: 0 };

/** True if an error concerns one file only, not the store as a whole. */
export const isOfFile = (error: unknown): boolean => isLost(error) || isUnreadable(error);

const isLost = (error: unknown): boolean => error instanceof LostObjectError || (error as NodeJS.ErrnoException).code === 'ENOENT';

function isUnreadable(error: unknown): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException;
  return syscall === 'read' || code === 'EIO';
}

function seenIn(error: unknown): InspectedFile {
  if (!isOfFile(error)) throw error;
  return isLost(error) ? MISSING : { state: 'unreadable', sizeBytes: 0 };
}

async function hashOf(bytes: NodeJS.ReadableStream): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of bytes) hash.update(chunk);
  return hash.digest('hex');
}
