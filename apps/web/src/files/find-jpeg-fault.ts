import { fileKindOf, MAX_SCANS, readJpegScans, verifyJpegData } from '@muro/domain';
import type { ReadFailure } from './photo-read.ts';

/**
 * Returns the reason why a JPEG must not be decoded in spite of a valid header: pixels are missing or damaged, so the browser would show
 * grey or garbage, or it has more scans than the limit. Returns null for a valid JPEG, and for other formats.
 *
 * The server applies the same checks on upload, so a file accepted here is accepted there.
 */
export function findJpegFault(bytes: Uint8Array): ReadFailure | null {
  if (fileKindOf(bytes) !== 'jpeg') return null;
  const { scans, hasEnd } = readJpegScans(bytes);
  if (scans.length > MAX_SCANS) return { error: 'ERROR_COULD_NOT_LOAD' };
  if (verifyJpegData(bytes, MAX_SCANS).isWhole) return null;
  return { error: 'ERROR_COULD_NOT_LOAD', hint: hasEnd ? 'HINT_DAMAGED' : 'HINT_CUT_OFF' };
}
