import { readFile } from 'node:fs/promises';
import { devNull } from 'node:os';
import {
  checkPhotoFile,
  isPhotoFileError,
  MAX_COEFFICIENT_BYTES,
  MAX_SCANS,
  type PhotoErrorKey,
  readJpegPicture,
  readJpegScans,
  stripJpegFile,
  verifyJpegData,
} from '@muro/domain';
import { type PhotoInfo, readPhotoInfo } from '../picture/photo-info.ts';
import { openPicture } from '../picture/sharp-engine.ts';

export type PhotoCheck =
  | { readonly ok: true; readonly info: PhotoInfo }
  | { readonly ok: false; readonly error: PhotoErrorKey; readonly reason: string };

/**
 * Checks that a photo can be shown and printed: file kind, size, header, number of pixels and of scans. Then decodes every pixel once, so
 * that damage is found before printing.
 *
 * Decoding untrusted bytes can take long and need much memory. The server calls this in a child process that may crash.
 */
export async function checkPhoto(path: string): Promise<PhotoCheck> {
  let bytes: Buffer;
  try {
    bytes = await readFile(path);
  } catch (error) {
    return refusal('ERROR_NO_FILE_ACCESS', error);
  }
  const headerFault = checkPhotoFile(bytes, bytes.length);
  try {
    const info = await readPhotoInfo(path);
    if (headerFault) return { ok: false, error: headerFault, reason: reasonOf(headerFault, info) };
    if (readJpegScans(bytes).scans.length > MAX_SCANS) return unreadable(`Expected at most ${MAX_SCANS} scans`);
    const { scans, isWhole } = readJpegPicture(bytes);
    if (!isWhole) return unreadable('Expected all pixels: the file was cut off or is damaged');
    await decodeFully(stripJpegFile(bytes, info.header, scans, info.header), bytes);
    return { ok: true, info };
  } catch (error) {
    return refusal(isPhotoFileError(error) ? error.key : 'ERROR_COULD_NOT_LOAD', error);
  }
}

function reasonOf(error: PhotoErrorKey, { widthPx, heightPx, sizeBytes, header }: PhotoInfo): string {
  if (error === 'ERROR_FILE_TO_BIG') return `Expected at most 25 MB but the file has ${sizeBytes} bytes`;
  if (header.coefficientBytes > MAX_COEFFICIENT_BYTES) {
    return `Expected fewer pixels of a progressive JPEG but the photo has ${widthPx} x ${heightPx}`;
  }
  return `Expected at most 100 megapixels but the photo has ${widthPx} x ${heightPx}`;
}

/**
 * Decodes every pixel row by row and discards the result, so that the picture is never in memory as a whole.
 *
 * The decoder also warns of faults that harm no pixel. After a warning the domain's own JPEG reader, which the browser uses too, checks
 * the coded data; if it finds them complete, the photo is accepted.
 */
async function decodeFully(plain: Uint8Array, bytes: Uint8Array): Promise<void> {
  const decode = async (failOn: 'warning' | 'error') => {
    await (await openPicture(plain, { failOn })).png({ compressionLevel: 0 }).toFile(devNull);
  };
  try {
    await decode('warning');
  } catch (error) {
    if (!verifyJpegData(bytes, MAX_SCANS).isWhole) throw error;
    await decode('error');
  }
}

function unreadable(reason: string): PhotoCheck {
  return { ok: false, error: 'ERROR_COULD_NOT_LOAD', reason };
}

function refusal(error: PhotoErrorKey, cause: unknown): PhotoCheck {
  return { ok: false, error, reason: cause instanceof Error ? cause.message : String(cause) };
}
