import { open } from 'node:fs/promises';
import { isPhotoFileError, type JpegHeader, readJpegHeader, type SizePx, uprightSize } from '@muro/domain';

/** Facts from a photo's header; the size is that of the upright photo. */
export interface PhotoInfo extends SizePx {
  readonly header: JpegHeader;
  readonly sizeBytes: number;
}

/** Long enough for most headers. Files with large previews or profiles are read further until the header ends. */
const FIRST_READ_BYTES = 64 * 1024;

/**
 * Reads only the part of a JPEG that its header needs; decodes no pixels.
 *
 * @throws {PhotoFileError} ERROR_NO_JPG_IMAGE with offset and reason
 * @throws the file system's error when the file cannot be read
 */
export async function readPhotoInfo(path: string): Promise<PhotoInfo> {
  const file = await open(path, 'r');
  try {
    const sizeBytes = (await file.stat()).size;
    for (let length = Math.min(FIRST_READ_BYTES, sizeBytes); ; length = Math.min(length * 8, sizeBytes)) {
      const head = Buffer.alloc(length);
      const { bytesRead } = await file.read(head, 0, length, 0);
      const header = headerOrNull(head.subarray(0, bytesRead), length < sizeBytes);
      if (header) return { ...uprightSize(header), header, sizeBytes };
    }
  } finally {
    await file.close();
  }
}

/** Reads the header; null if it is incomplete and the file has more bytes. */
function headerOrNull(head: Uint8Array, hasMore: boolean): JpegHeader | null {
  try {
    return readJpegHeader(head);
  } catch (error) {
    if (hasMore && isPhotoFileError(error) && error.isCutOff) return null;
    throw error;
  }
}
