import type { SizePx } from '../geometry/rect.ts';
import { spellsAt, startsWith } from './byte-text.ts';
import { photoFileError } from './photo-file-error.ts';

const SIGNATURE = '\x89PNG\r\n\x1a\n';
const HEADER_BYTES = 33;
/** Chunks that say which colours the numbers mean. */
const PROFILE_CHUNKS = ['iCCP', 'cICP'];

/**
 * The size of a PNG: the mark, then the chunk IHDR.
 *
 * @throws {PhotoFileError} ERROR_NO_JPG_IMAGE; `isCutOff` when the bytes just end too early
 * @see [INGEST-02] [INGEST-03]
 */
export function readPngHeader(bytes: Uint8Array): SizePx {
  if (bytes.length < HEADER_BYTES) throw photoFileError('ERROR_NO_JPG_IMAGE', 'Expected a PNG header of 33 bytes', true);
  if (!startsWith(bytes, `${SIGNATURE}\0\0\0\rIHDR`)) throw photoFileError('ERROR_NO_JPG_IMAGE', 'Expected the PNG mark and IHDR');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [widthPx, heightPx] = [view.getUint32(16), view.getUint32(20)];
  if (widthPx < 1 || heightPx < 1) throw photoFileError('ERROR_NO_JPG_IMAGE', 'Expected a width and height above 0 in IHDR');
  return { widthPx, heightPx };
}

/** What the chunks of a whole PNG tell: it has a colour profile of its own; it ends before its last chunk. */
export function readPngChunks(bytes: Uint8Array): { readonly hasProfile: boolean; readonly isCutOff: boolean } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let hasProfile = false;
  // Each chunk: length u32, four letters, contents, check sum u32.
  for (let at = SIGNATURE.length; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    if (spellsAt(bytes, 'IEND', at + 4)) return { hasProfile, isCutOff: false };
    hasProfile ||= PROFILE_CHUNKS.some((name) => spellsAt(bytes, name, at + 4));
  }
  return { hasProfile, isCutOff: true };
}
