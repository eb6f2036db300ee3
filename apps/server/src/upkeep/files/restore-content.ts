import { createReadStream } from 'node:fs';
import { type BackupFile, findContent } from '@muro/shop';
import type { Blobs } from '../../files/blobs.ts';
import type { PrintFiles } from '../../files/print-files.ts';

interface RestoreTargets {
  readonly blobs: Blobs;
  readonly printFiles: PrintFiles;
  readonly show: (done: number) => void;
}

/**
 * Restores the content of a backup into the stores; files that an interrupted restore already stored are kept.
 *
 * @returns names of files that the backup lacks, or has with other bytes
 */
export async function restoreContent(
  folder: string,
  files: AsyncIterable<BackupFile>,
  { blobs, printFiles, show }: RestoreTargets,
): Promise<readonly string[]> {
  const lost: string[] = [];
  let done = 0;
  for await (const { sha256, bytes, print } of files) {
    const stored = await (print === undefined ? blobs.read(sha256) : printFiles.read(print));
    if (stored?.sizeBytes !== bytes) {
      const content = await findContent(folder, sha256);
      const draft = content && (await blobs.receive(createReadStream(content.path)));
      if (draft?.sha256 !== sha256) lost.push(print ?? sha256);
      else if (print === undefined) await blobs.keep(draft);
      else await printFiles.put(print, draft);
      if (draft) await blobs.drop(draft.path);
    }
    show(++done);
  }
  return lost;
}
