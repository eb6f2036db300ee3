import type { BringAnswer } from '@muro/api';
import type { Blobs } from '../ports/blobs.ts';
import type { PrintFiles } from '../ports/print-files.ts';
import { clearPlace, type MendPorts } from './mend-file.ts';
import { done, type Result, refuse } from './result.ts';

interface BringPorts extends Pick<MendPorts, 'integrity' | 'inspector'> {
  readonly blobs: Blobs;
  readonly printFiles: PrintFiles;
}

/** Puts bytes of a backup where rows name them, unless they are there. They are known by their hash alone, whoever brings them. */
export async function bringFile(ports: BringPorts, name: string, bytes: AsyncIterable<Uint8Array>): Promise<Result<BringAnswer>> {
  const { blobs, printFiles, integrity } = ports;
  const draft = await blobs.receive(bytes);
  try {
    const file = await integrity.find(name);
    if (!file) return refuse('ERROR_NOT_FOUND', { place: 'unnamed' });
    if (file.sha256 !== draft.sha256) return refuse('ERROR_BAD_REQUEST', { place: 'other bytes' });
    const { isSound, isAside } = await clearPlace(ports, file);
    if (!isSound) await (file.isPrint ? printFiles.put(name, draft.path) : blobs.keep(draft));
    return done({ isBrought: !isSound, isAside });
  } finally {
    await blobs.drop(draft.path);
  }
}
