import { extname, join } from 'node:path';
import { type Fault, fileFault } from '../files/fault.ts';
import { isFile, isFolder, namesIn, pathExists } from '../files/folder.ts';
import { isIgnored } from '../files/is-ignored.ts';
import type { PictureFault } from './read-layout.ts';

export interface SamplePhotos {
  /** Paths of the usable photos. */
  readonly photos: readonly string[];
  readonly faults: readonly Fault[];
}

/** Reads a shop's own photos for the cards of its designs. Unusable photos are omitted and reported. */
export async function readSamples(folder: string, photoFault: PictureFault): Promise<SamplePhotos> {
  if (!isFolder(folder)) {
    const reason = 'is not a folder, so the cards show photographs of the product';
    return { photos: [], faults: pathExists(folder) ? [fileFault(folder, reason, 'warning')] : [] };
  }
  const photos: string[] = [];
  const faults: Fault[] = [];
  for (const name of namesIn(folder, isIgnored)) {
    const path = join(folder, name);
    const reason = await unusableReason(path, photoFault);
    if (reason === null) photos.push(path);
    else faults.push(fileFault(path, `${reason}, so no card shows it`, 'warning'));
  }
  return { photos, faults };
}

async function unusableReason(path: string, photoFault: PictureFault): Promise<string | null> {
  if (!['.jpg', '.jpeg'].includes(extname(path).toLowerCase())) return 'is not a .jpg file';
  return isFile(path) ? await photoFault(path) : 'is not a file';
}
