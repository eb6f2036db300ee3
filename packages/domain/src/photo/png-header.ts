import type { SizePx } from '../geometry/rect.ts';
import { startsWith } from './byte-text.ts';
import { photoFileError } from './photo-file-error.ts';

const SIGNATURE = '\x89PNG\r\n\x1a\n';
const HEADER_BYTES = 33;

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
