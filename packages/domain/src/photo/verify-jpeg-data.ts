import { byteAt } from '../units/item-at.ts';
import { codedScan, placeInFile } from './coded-scan.ts';
import { type HuffmanTable, readHuffmanTables } from './huffman-table.ts';
import { type Frame, frameOf, isComplete } from './jpeg-frame.ts';
import { type ByteRange, DHT, DRI, EOI, type JpegSegment, jpegSegments, markerAt, SOS } from './jpeg-segments.ts';
import { isPhotoFileError } from './photo-file-error.ts';
import { type ScanTables, scanBits } from './skip-jpeg-scan.ts';

export interface VerifiedJpeg {
  /** True if every block of every component is present and can be decoded. */
  readonly isWhole: boolean;
  /** Range of each scan: from its header to the end of its coded data, without skipped bytes after them. */
  readonly scans: readonly ByteRange[];
}

/**
 * Skips over all coded data of a JPEG, block by block, without decoding pixels. This finds out if a file without an end marker has lost
 * pixels, and where the picture ends in a file with an appended video or second picture.
 *
 * Accepts all that libjpeg decodes without a warning of damaged data: bytes between two segments, a sequential scan with an empty
 * band, a file that ends after the last block.
 *
 * @param jpeg  a file whose header `readJpegHeader` accepted
 */
export function verifyJpegData(jpeg: Uint8Array, maxScans: number): VerifiedJpeg {
  const scans: ByteRange[] = [];
  const state: State = { frame: null, tables: { dc: [], ac: [], interval: 0 } };
  try {
    for (let offset = 2; scans.length <= maxScans; ) {
      if (scans.length > 0 && jpeg[markerAt(jpeg, offset)] === EOI) return { isWhole: hasDc(state.frame), scans };
      const scan = scans.length < maxScans ? scanOf(jpeg, offset, state) : null;
      if (!scan) return { isWhole: false, scans };
      scans.push(scan);
      offset = scan.to;
      if (state.frame && isComplete(state.frame)) return { isWhole: !isFilledUp(jpeg, offset), scans };
    }
  } catch (error) {
    if (!isPhotoFileError(error)) throw error;
  }
  return { isWhole: false, scans };
}

/** An interrupted copy can have the length of its original, filled up with zeros, which can decode as uniform blocks. */
const FILLED_BYTES = 16;

/** True for a file without an end marker whose data end with zeros. An encoder pads its last byte with ones. */
function isFilledUp(jpeg: Uint8Array, offset: number): boolean {
  const code = jpeg.indexOf(0xff, offset);
  const hasEnd = code >= 0 && jpeg[markerOrEnd(jpeg, code)] === EOI;
  return !hasEnd && jpeg.subarray(Math.max(0, offset - FILLED_BYTES), offset).every((byte) => byte === 0);
}

function markerOrEnd(jpeg: Uint8Array, from: number): number {
  let offset = from;
  while (jpeg[offset] === 0xff) offset += 1;
  return offset;
}

interface State {
  frame: Frame | null;
  readonly tables: ScanTables;
}

/** True if every component has its DC coefficients. Progressive files with an end marker may omit high frequencies only. */
function hasDc(frame: Frame | null): boolean {
  return frame?.components.every(({ missing }) => missing[0] !== 255) ?? false;
}

/** Reads the next scan and the tables before it; null if it is damaged. */
function scanOf(jpeg: Uint8Array, offset: number, state: State): ByteRange | null {
  for (const segment of jpegSegments(jpeg, offset)) {
    if (segment.marker === SOS) return state.frame && read(jpeg, segment, state.frame, state.tables);
    if (!recordSegment(segment, state)) return null;
  }
  return null;
}

function recordSegment({ marker, body }: JpegSegment, state: State): boolean {
  const { tables } = state;
  if (marker === DHT) return readHuffmanTables(body, tables.dc as HuffmanTable[], tables.ac as HuffmanTable[]);
  if (marker === DRI && body.length >= 2) tables.interval = (byteAt(body, 0) << 8) | byteAt(body, 1);
  if (marker >= 0xc0 && marker <= 0xc2) {
    if (state.frame || body.length < 6 || body.length !== 6 + 3 * byteAt(body, 5)) return false;
    state.frame = frameOf(body, marker === 0xc2);
    return state.frame !== null;
  }
  return true;
}

function read(jpeg: Uint8Array, { from, to, body }: JpegSegment, frame: Frame, tables: ScanTables): ByteRange | null {
  const coded = codedScan(jpeg, to);
  const bits = coded.isInTurn ? scanBits(frame, body, coded, tables) : null;
  return bits === null ? null : { from, to: placeInFile(jpeg, to, (bits + 7) >> 3) };
}
