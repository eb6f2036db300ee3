import {
  checkPhotoFile,
  fileKey,
  headLength,
  isPhotoFileError,
  type JpegHeader,
  MAX_FILE_BYTES,
  type PhotoErrorKey,
  readJpegHeader,
  suggestedRotationOf,
  uprightSize,
} from '@muro/domain';
import type { HeaderRead, Read } from './photo-read.ts';

/** Headers are read in steps: nearly all fit into the first, some phones put large previews before the picture. */
const STEPS_BYTES = [65_536, 1_048_576, MAX_FILE_BYTES] as const;

/**
 * Checks a chosen file and reads its header, touching no more of it than needed.
 *
 * @param md5  digest of some bytes, lower-case hex
 * @returns the header, or the key of the message that belongs at the photo
 * @see [INGEST-01 … INGEST-05] [INGEST-12] [PENT-08]
 */
export async function readHeader(file: Blob, md5: (bytes: Uint8Array) => Promise<string>): Promise<Read<HeaderRead>> {
  try {
    const tooBig = file.size > MAX_FILE_BYTES ? checkPhotoFile(new Uint8Array(), file.size) : null;
    if (tooBig) return { error: tooBig };
    const header = await growingHeader(file);
    if (typeof header === 'string') return { error: header };
    const size = uprightSize(header);
    const head = await bytesOf(file, headLength(file.size));
    const key = fileKey(file.size, size, await md5(head));
    return { error: null, ...size, key, suggestedRotation: suggestedRotationOf(header.orientation) };
  } catch (error) {
    return { error: isUnreadable(error) ? 'ERROR_NO_FILE_ACCESS' : 'ERROR_COULD_NOT_LOAD' };
  }
}

async function growingHeader(file: Blob): Promise<JpegHeader | PhotoErrorKey> {
  for (const step of STEPS_BYTES) {
    const bytes = await bytesOf(file, step);
    const refusal = checkPhotoFile(bytes, file.size);
    if (refusal) return refusal;
    try {
      return readJpegHeader(bytes);
    } catch (error) {
      if (!isPhotoFileError(error)) throw error;
      if (!error.isCutOff || bytes.length >= file.size) return error.key;
    }
  }
  return 'ERROR_NO_JPG_IMAGE';
}

async function bytesOf(file: Blob, length: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, length).arrayBuffer());
}

/** The file was moved, deleted or closed to the browser after it was chosen. */
function isUnreadable(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'NotReadableError' || error.name === 'NotFoundError');
}
