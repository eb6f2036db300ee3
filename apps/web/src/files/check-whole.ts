import { fileKindOf, MAX_SCANS, readJpegScans } from '@muro/domain';
import type { ReadFailure } from './photo-read.ts';

/**
 * Why a JPEG must not be decoded although its header is good: it ends too early, and the browser would show grey for the rest,
 * or it has more scans than the decoder should be asked for. Null for a sound one, and for other kinds.
 */
export function faultOfWhole(bytes: Uint8Array): ReadFailure | null {
  if (fileKindOf(bytes) !== 'jpeg') return null;
  const { scans, isWhole } = readJpegScans(bytes);
  if (scans > MAX_SCANS) return { error: 'ERROR_COULD_NOT_LOAD' };
  return isWhole ? null : { error: 'ERROR_COULD_NOT_LOAD', hint: 'HINT_CUT_OFF' };
}
