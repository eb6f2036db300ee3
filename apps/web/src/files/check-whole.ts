import { fileKindOf, MAX_SCANS, readJpegScans, verifyJpegData } from '@muro/domain';
import type { ReadFailure } from './photo-read.ts';

/**
 * Why a JPEG must not be decoded although its header is good: pixels are missing or damaged, and the browser would show grey or
 * nonsense in their place, or it has more scans than the decoder should be asked for. Null for a sound one, and for other kinds.
 *
 * The server judges in the same way when the photo is sent: what is taken here is taken there.
 */
export function faultOfWhole(bytes: Uint8Array): ReadFailure | null {
  if (fileKindOf(bytes) !== 'jpeg') return null;
  const { scans, hasEnd } = readJpegScans(bytes);
  if (scans.length > MAX_SCANS) return { error: 'ERROR_COULD_NOT_LOAD' };
  if (verifyJpegData(bytes, MAX_SCANS).isWhole) return null;
  return { error: 'ERROR_COULD_NOT_LOAD', hint: hasEnd ? 'HINT_DAMAGED' : 'HINT_CUT_OFF' };
}
