import type { SizePx } from '../geometry/rect.ts';
import { type Box, boxesIn, broken, findBox, findMetaBox, lettersAt, uintAt } from './heif-boxes.ts';
import { heifOrientation, ORIENTATION_BOXES } from './heif-orientation.ts';

/** Properties of a HEIC file's main picture, known before it is decoded. */
export interface HeicHeader extends SizePx {
  /** The embedded colour profile, or null. */
  readonly icc: Uint8Array | null;
  /** Colour primaries by number (ITU-T H.273: 1 sRGB, 9 BT.2020, 12 Display P3), or null. */
  readonly primaries: number | null;
  /** True for PQ or HLG transfer: HDR values, which cannot be printed as they are. */
  readonly isHdr: boolean;
  /** Rotation and mirroring by the file's own properties, as an EXIF orientation 1–8; already applied to width and height. */
  readonly orientation: number;
}

/** Transfer characteristics by number (ITU-T H.273): PQ and HLG. */
const HDR_TRANSFERS = [16, 18];

/**
 * Reads the size and colours of a HEIC's main picture. Width and height are those after cropping and rotation, which the file's
 * properties state in their order. Its EXIF orientation repeats that rotation and is ignored.
 *
 *     ftyp │ meta ─ pitm: id of the main picture
 *                 └ iprp ─ ipco: all properties (ispe size, clap crop, irot rotation, colr colours …)
 *                        └ ipma: item → indexes of its properties
 *
 * @throws {PhotoFileError} ERROR_NO_JPG_IMAGE; `isCutOff` if more bytes may complete it
 */
export function readHeicHeader(bytes: Uint8Array): HeicHeader {
  const meta = findMetaBox(bytes);
  const inside = [...boxesIn(bytes, meta.from + 4, meta.to)];
  const properties = propertiesOf(bytes, findBox(inside, 'iprp'), mainItem(bytes, findBox(inside, 'pitm')));
  const size = sizeOf(bytes, properties);
  if (!size || size.widthPx < 1 || size.heightPx < 1) throw broken('a size of the picture', meta.from);
  return { ...size, ...coloursOf(bytes, properties), orientation: heifOrientation(bytes, properties) };
}

/**
 * A copy of a HEIF file without references to its rotation properties, so that every decoder returns the pixels as they are stored.
 *
 * @throws {PhotoFileError} as `readHeicHeader`
 */
export function withoutHeifOrientation(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(bytes);
  const meta = findMetaBox(bytes);
  const iprp = findBox(boxesIn(bytes, meta.from + 4, meta.to), 'iprp');
  const parts = [...boxesIn(bytes, iprp.from, iprp.to)];
  const ipco = findBox(parts, 'ipco');
  const all = [...boxesIn(bytes, ipco.from, ipco.to)];
  for (const ipma of parts.filter(({ type }) => type === 'ipma')) {
    for (const { numbers, at, isWide } of entriesOf(bytes, ipma)) {
      for (const [index, number] of numbers.entries()) {
        if (!ORIENTATION_BOXES.includes(all[number - 1]?.type ?? '')) continue;
        // Index 0 stands for no property.
        if (isWide) copy.fill(0, at + 2 * index, at + 2 * index + 2);
        else copy[at + index] = 0;
      }
    }
  }
  return copy;
}

function mainItem(bytes: Uint8Array, pitm: Box): number {
  return uintAt(bytes, pitm.from, 1) === 0 ? uintAt(bytes, pitm.from + 4, 2) : uintAt(bytes, pitm.from + 4, 4);
}

/** The properties of an item, in the order in which they apply. */
function propertiesOf(bytes: Uint8Array, iprp: Box, item: number): readonly Box[] {
  const parts = [...boxesIn(bytes, iprp.from, iprp.to)];
  const ipco = findBox(parts, 'ipco');
  const all = [...boxesIn(bytes, ipco.from, ipco.to)];
  const numbers = parts.filter(({ type }) => type === 'ipma').flatMap((ipma) => numbersFor(bytes, ipma, item));
  return numbers.flatMap((number) => all[number - 1] ?? []);
}

function numbersFor(bytes: Uint8Array, ipma: Box, item: number): readonly number[] {
  for (const { id, numbers } of entriesOf(bytes, ipma)) if (id === item) return numbers;
  return [];
}

interface ItemProperties {
  readonly id: number;
  readonly numbers: readonly number[];
  /** Offset of the indexes, of one or two bytes each. */
  readonly at: number;
  readonly isWide: boolean;
}

function* entriesOf(bytes: Uint8Array, ipma: Box): Generator<ItemProperties> {
  const isWideId = uintAt(bytes, ipma.from, 1) > 0;
  const isWide = (uintAt(bytes, ipma.from + 3, 1) & 1) === 1;
  const entries = uintAt(bytes, ipma.from + 4, 4);
  let offset = ipma.from + 8;
  for (let entry = 0; entry < entries && offset < ipma.to; entry++) {
    const id = uintAt(bytes, offset, isWideId ? 4 : 2);
    const count = uintAt(bytes, offset + (isWideId ? 4 : 2), 1);
    offset += isWideId ? 5 : 3;
    const from = offset;
    yield { id, numbers: Array.from({ length: count }, (_, i) => numberAt(bytes, from, i, isWide)), at: offset, isWide };
    offset += count * (isWide ? 2 : 1);
  }
}

/** A property index, from 1. The top bit, "essential", is masked out. */
function numberAt(bytes: Uint8Array, from: number, index: number, isWide: boolean): number {
  return isWide ? uintAt(bytes, from + 2 * index, 2) & 0x7fff : uintAt(bytes, from + index, 1) & 0x7f;
}

function sizeOf(bytes: Uint8Array, properties: readonly Box[]): SizePx | null {
  let size: SizePx | null = null;
  for (const { type, from } of properties) {
    if (type === 'ispe') size = { widthPx: uintAt(bytes, from + 4, 4), heightPx: uintAt(bytes, from + 8, 4) };
    else if (type === 'clap' && size) size = cutSize(bytes, from, size);
    else if (type === 'irot' && size && (uintAt(bytes, from, 1) & 1) === 1) size = { widthPx: size.heightPx, heightPx: size.widthPx };
  }
  return size;
}

/** Size after 'clap', which gives width and height as fractions; an invalid crop is ignored. */
function cutSize(bytes: Uint8Array, from: number, pictureSize: SizePx): SizePx {
  const side = (offset: number) => Math.round(uintAt(bytes, offset, 4) / uintAt(bytes, offset + 4, 4));
  const [widthPx, heightPx] = [side(from), side(from + 8)];
  const isCut = widthPx >= 1 && heightPx >= 1 && widthPx <= pictureSize.widthPx && heightPx <= pictureSize.heightPx;
  return isCut ? { widthPx, heightPx } : pictureSize;
}

function coloursOf(bytes: Uint8Array, properties: readonly Box[]): Pick<HeicHeader, 'icc' | 'primaries' | 'isHdr'> {
  let icc: Uint8Array | null = null;
  let primaries: number | null = null;
  let isHdr = false;
  for (const { type, from, to } of properties) {
    if (type !== 'colr') continue;
    const kind = lettersAt(bytes, from);
    if (kind === 'prof' || kind === 'rICC') icc ??= bytes.slice(from + 4, to);
    else if (kind === 'nclx') {
      primaries ??= uintAt(bytes, from + 4, 2);
      isHdr ||= HDR_TRANSFERS.includes(uintAt(bytes, from + 6, 2));
    }
  }
  return { icc, primaries, isHdr };
}
