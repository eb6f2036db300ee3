import { readFile } from 'node:fs/promises';
import { devNull } from 'node:os';
import {
  checkPhotoFile,
  isPhotoFileError,
  MAX_GATHERED_BYTES,
  MAX_SCANS,
  type PhotoErrorKey,
  plainJpegFile,
  readJpegPicture,
  readJpegScans,
  walkJpeg,
} from '@muro/domain';
import { type PhotoInfo, readPhotoInfo } from '../picture/photo-info.ts';
import { openPicture } from '../picture/sharp-engine.ts';

export type PhotoCheck =
  | { readonly ok: true; readonly info: PhotoInfo }
  | { readonly ok: false; readonly error: PhotoErrorKey; readonly reason: string };

/**
 * Whether a file is a photo that can be shown and printed: kind, length, header, number of pixels and scans, and then every
 * pixel decoded once, so that nothing broken is found out only at the press.
 *
 * Decoding foreign bytes can take long and much memory: a server calls this in a process that may die.
 */
export async function checkPhoto(path: string): Promise<PhotoCheck> {
  let bytes: Buffer;
  try {
    bytes = await readFile(path);
  } catch (error) {
    return refused('ERROR_NO_FILE_ACCESS', error);
  }
  const early = checkPhotoFile(bytes, bytes.length);
  try {
    const info = await readPhotoInfo(path);
    if (early) return { ok: false, error: early, reason: reasonOf(early, info) };
    if (readJpegScans(bytes).scans.length > MAX_SCANS) return unreadable(`Expected at most ${MAX_SCANS} scans`);
    const { scans, isWhole } = readJpegPicture(bytes);
    if (!isWhole) return unreadable('Expected all pixels: the file was cut off or is damaged');
    await decodeFully(plainJpegFile(bytes, info.header, scans, info.header), bytes);
    return { ok: true, info };
  } catch (error) {
    return refused(isPhotoFileError(error) ? error.key : 'ERROR_COULD_NOT_LOAD', error);
  }
}

function reasonOf(error: PhotoErrorKey, { widthPx, heightPx, sizeBytes, header }: PhotoInfo): string {
  if (error === 'ERROR_FILE_TO_BIG') return `Expected at most 25 MB but the file has ${sizeBytes} bytes`;
  if (header.gatheredBytes > MAX_GATHERED_BYTES) {
    return `Expected fewer pixels of a progressive JPEG but the photo has ${widthPx} x ${heightPx}`;
  }
  return `Expected at most 100 megapixels but the photo has ${widthPx} x ${heightPx}`;
}

/**
 * Every pixel once, row by row into nowhere: the picture is never in memory as a whole.
 *
 * The decoder also warns of what harms no pixel. Where it warns, the coded data are read over by the reader that the page uses, too:
 * what it calls whole is taken.
 */
async function decodeFully(plain: Uint8Array, bytes: Uint8Array): Promise<void> {
  const decode = async (failOn: 'warning' | 'error') => {
    await (await openPicture(plain, { failOn })).png({ compressionLevel: 0 }).toFile(devNull);
  };
  try {
    await decode('warning');
  } catch (error) {
    if (!walkJpeg(bytes, MAX_SCANS).isWhole) throw error;
    await decode('error');
  }
}

function unreadable(reason: string): PhotoCheck {
  return { ok: false, error: 'ERROR_COULD_NOT_LOAD', reason };
}

function refused(error: PhotoErrorKey, cause: unknown): PhotoCheck {
  return { ok: false, error, reason: cause instanceof Error ? cause.message : String(cause) };
}
