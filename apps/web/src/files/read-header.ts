import {
  checkPhotoFile,
  type FileRules,
  fileKey,
  headLength,
  isPhotoFileError,
  MAX_RAW_BYTES,
  type PhotoErrorKey,
  type PhotoHeader,
  readPhotoHeader,
  refusalHint,
  suggestedRotationOf,
} from '@muro/domain';
import { bytesOf } from './bytes-of.ts';
import { failureOf, type HeaderRead, type Read, type ReadFailure } from './photo-read.ts';

/** Headers are read in steps: nearly all fit into the first one; some phones store large previews before the picture. */
const STEPS_BYTES = [65_536, 1_048_576, MAX_RAW_BYTES] as const;

/**
 * Checks a chosen file and reads its header, without reading more of the file than needed.
 *
 * @param md5    digest of the bytes, lower-case hex
 * @param rules  the file formats that the shop accepts
 * @returns the header, or the key of the message shown on the photo
 * @see [INGEST-01 … INGEST-05] [INGEST-12] [PENT-08]
 */
export async function readHeader(file: Blob, md5: (bytes: Uint8Array) => Promise<string>, rules: FileRules): Promise<Read<HeaderRead>> {
  try {
    const read = await growingHeader(file, rules);
    if ('error' in read) return read;
    const { header, bytes } = read;
    const { kind, components, widthPx, heightPx, orientation } = header;
    const key = fileKey(file.size, header, await md5(bytes.subarray(0, headLength(file.size))));
    return {
      error: null,
      kind,
      components,
      widthPx,
      heightPx,
      key,
      takenMs: header.takenMs ?? fileTimeMs(file),
      ...(header.takenMs === null && { isFileTime: true }),
      zoneMin: header.zoneMin,
      suggestedRotation: suggestedRotationOf(orientation),
    };
  } catch (error) {
    return failureOf(error);
  }
}

/** Returns the file's modification time on this computer's clock, expressed as if it were UTC: the way a camera writes its time. */
function fileTimeMs(file: Blob): number | null {
  if (!(file instanceof File)) return null;
  return file.lastModified - new Date(file.lastModified).getTimezoneOffset() * 60_000;
}

/** The header, and the beginning of the file that contains it. */
interface Beginning {
  readonly header: PhotoHeader;
  readonly bytes: Uint8Array;
}

async function growingHeader(file: Blob, rules: FileRules): Promise<Beginning | ReadFailure> {
  for (const step of STEPS_BYTES) {
    const bytes = await bytesOf(file, step);
    const refusal = checkPhotoFile(bytes, file.size, rules);
    if (refusal) return refused(bytes, refusal, rules);
    try {
      return { header: readPhotoHeader(bytes, bytes.length >= file.size), bytes };
    } catch (error) {
      if (!isPhotoFileError(error)) throw error;
      if (!error.isCutOff || bytes.length >= file.size) return refused(bytes, error.key, rules);
    }
  }
  return { error: 'ERROR_NO_JPG_IMAGE' };
}

function refused(bytes: Uint8Array, error: PhotoErrorKey, rules: FileRules): ReadFailure {
  const hint = refusalHint(bytes, error, rules);
  return hint ? { error, hint } : { error };
}
