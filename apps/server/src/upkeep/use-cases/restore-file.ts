import type { RestoreAnswer } from '@muro/api';
import type { Blobs } from '../../files/blobs.ts';
import type { PrintFiles } from '../../files/print-files.ts';
import { done, type Result, refuse } from '../../values/result.ts';
import { quarantineIfDamaged, type RepairPorts } from './repair-file.ts';

interface RestorePorts extends Pick<RepairPorts, 'integrity' | 'inspector'> {
  readonly blobs: Blobs;
  readonly printFiles: PrintFiles;
}

/**
 * Restores a file from a backup if rows reference it and it is missing or damaged. The file is verified by its checksum only, so its source
 * need not be trusted.
 */
export async function restoreFile(ports: RestorePorts, name: string, bytes: AsyncIterable<Uint8Array>): Promise<Result<RestoreAnswer>> {
  const { blobs, printFiles, integrity } = ports;
  const unnamed = refuse('ERROR_NOT_FOUND', { place: 'unnamed' });
  const namedFile = await integrity.find(name);
  if (!namedFile) return unnamed;
  const draft = await blobs.receive(upToOneBeyond(namedFile.sizeBytes, bytes));
  try {
    const file = await integrity.find(name); // its rows may have been deleted meanwhile
    if (!file) return unnamed;
    if (file.sha256 !== draft.sha256) return refuse('ERROR_BAD_REQUEST', { place: 'other bytes' });
    const { isSound, isAside } = await quarantineIfDamaged(ports, file);
    if (!isSound) await (file.isPrint ? printFiles.put(name, draft) : blobs.keep(draft));
    return done({ isBrought: !isSound, isAside });
  } finally {
    await blobs.drop(draft.path);
  }
}

/** Truncates the input once it exceeds the expected size. */
async function* upToOneBeyond(maxBytes: number | null, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let count = 0;
  for await (const chunk of bytes) {
    yield chunk;
    count += chunk.length;
    if (maxBytes !== null && count > maxBytes) return;
  }
}
