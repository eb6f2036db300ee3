import { byteText, hasTextAt } from './byte-text.ts';
import { type Box, boxesIn, findBox, findMetaBox, lettersAt, uintAt } from './heif-boxes.ts';
import { isPhotoFileError, photoFileError } from './photo-file-error.ts';

/** Metadata of a HEIC or AVIF. XMP is an item of the type 'mime', told by its content type. */
type Metadata = 'Exif' | 'XMP';
const XMP_MIME = 'application/rdf+xml\0';

/**
 * The EXIF data of a HEIC or AVIF, a small TIFF file.
 *
 *     meta ─ iinf ─ infe: item id, type 'Exif'
 *          └ iloc: item id → offset and length in the file ─▶ length of a prefix u32 │ prefix │ TIFF
 *
 * @param isAll  true if the bytes are the whole file
 * @returns null without valid EXIF data
 * @throws {PhotoFileError} `isCutOff` if they lie beyond the given bytes
 */
export function heifExif(bytes: Uint8Array, isAll: boolean): Uint8Array | null {
  const item = heifMetadata(bytes, 'Exif', isAll);
  const start = item && item.length > 4 ? 4 + uintAt(item, 0, 4) : 4;
  return item && start < item.length ? item.subarray(start) : null;
}

/** The XMP packet of a HEIC or AVIF, as `heifExif`. */
export function heifXmp(bytes: Uint8Array, isAll: boolean): string | null {
  const item = heifMetadata(bytes, 'XMP', isAll);
  return item && byteText(item, 0, item.length);
}

function heifMetadata(bytes: Uint8Array, wanted: Metadata, isAll: boolean): Uint8Array | null {
  const place = metadataPlace(bytes, wanted);
  if (!place) return null;
  if (place.to <= bytes.length) return bytes.subarray(place.from, place.to);
  if (isAll) return null;
  throw photoFileError('ERROR_NO_JPG_IMAGE', `Expected the ${wanted} data of a HEIF file`, true);
}

interface Place {
  readonly from: number;
  readonly to: number;
}

function metadataPlace(bytes: Uint8Array, wanted: Metadata): Place | null {
  try {
    const meta = findMetaBox(bytes);
    const boxes = [...boxesIn(bytes, meta.from + 4, meta.to)];
    const item = itemOf(bytes, findBox(boxes, 'iinf'), wanted);
    return item === null ? null : placeOf(bytes, boxes, item);
  } catch (error) {
    if (isPhotoFileError(error)) return null;
    throw error;
  }
}

/** 'infe': version, flags │ item id │ protection u16 │ type 4 letters │ name, ended by 0 │ for 'mime': content type, ended by 0 */
function itemOf(bytes: Uint8Array, iinf: Box, wanted: Metadata): number | null {
  const isWide = uintAt(bytes, iinf.from, 1) > 0;
  for (const { type, from, to } of boxesIn(bytes, iinf.from + (isWide ? 8 : 6), iinf.to)) {
    const version = uintAt(bytes, from, 1);
    if (type !== 'infe' || version < 2) continue;
    const idBytes = version === 2 ? 2 : 4;
    const typeAt = from + 4 + idBytes + 2;
    const itemType = lettersAt(bytes, typeAt);
    const isXmp = itemType === 'mime' && hasTextAt(bytes.subarray(0, to), XMP_MIME, bytes.indexOf(0, typeAt + 4) + 1);
    if (wanted === 'XMP' ? isXmp : itemType === wanted) return uintAt(bytes, from + 4, idBytes);
  }
  return null;
}

/** Returns the place of an item in one piece that lies in the file itself, or in the box for small items ('idat'). */
function placeOf(bytes: Uint8Array, boxes: readonly Box[], wanted: number): Place | null {
  const iloc = findBox(boxes, 'iloc');
  const version = uintAt(bytes, iloc.from, 1);
  const sizes = uintAt(bytes, iloc.from + 4, 2);
  const [offsetBytes, lengthBytes, baseBytes, indexBytes] = [
    sizes >> 12,
    (sizes >> 8) & 15,
    (sizes >> 4) & 15,
    version > 0 ? sizes & 15 : 0,
  ];
  const idBytes = version < 2 ? 2 : 4;
  let offset = iloc.from + 6 + idBytes;
  for (let remaining = uintAt(bytes, iloc.from + 6, idBytes); remaining > 0 && offset < iloc.to; remaining--) {
    const id = uintAt(bytes, offset, idBytes);
    offset += idBytes;
    const method = version > 0 ? uintAt(bytes, offset, 2) & 15 : 0;
    offset += (version > 0 ? 2 : 0) + 2;
    const base = numberAt(bytes, offset, baseBytes);
    const extents = uintAt(bytes, offset + baseBytes, 2);
    offset += baseBytes + 2;
    if (id === wanted) {
      const length = numberAt(bytes, offset + indexBytes + offsetBytes, lengthBytes);
      if (method > 1 || extents !== 1 || length === 0) return null;
      const from = (method === 1 ? findBox(boxes, 'idat').from : 0) + base + numberAt(bytes, offset + indexBytes, offsetBytes);
      return { from, to: from + length };
    }
    offset += extents * (indexBytes + offsetBytes + lengthBytes);
  }
  return null;
}

/** A number of 0, 4 or 8 bytes. */
function numberAt(bytes: Uint8Array, offset: number, length: number): number {
  if (length === 0) return 0;
  return length === 8 ? uintAt(bytes, offset, 4) * 2 ** 32 + uintAt(bytes, offset + 4, 4) : uintAt(bytes, offset, 4);
}
