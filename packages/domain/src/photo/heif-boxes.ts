import { byteAt } from '../units/item-at.ts';
import { photoFileError } from './photo-file-error.ts';

/** A box of an ISO base media file (HEIF, QuickTime, MP4): its four letters and where its contents lie. */
export interface Box {
  readonly type: string;
  /** First byte of the contents. */
  readonly from: number;
  /** First byte after the box. */
  readonly to: number;
}

/** Limit against hostile input: a phone's photo has about a hundred properties. */
const MAX_BOXES = 10_000;

/**
 * Yields the boxes that lie side by side between two offsets.
 *
 *     length u32 │ type 4 letters │ (length u64 when the first is 1) │ contents …
 *
 * @throws {PhotoFileError} ERROR_NO_JPG_IMAGE; `isCutOff` if a box extends beyond the given bytes
 */
export function* boxesIn(bytes: Uint8Array, from: number, to: number): Generator<Box> {
  let offset = from;
  for (let count = 0; offset < to; count++) {
    if (count === MAX_BOXES) throw broken(`at most ${MAX_BOXES} boxes`, offset);
    const box = boxAt(bytes, offset, to);
    yield box;
    offset = box.to;
  }
}

/** Returns the first box of a type. @throws {PhotoFileError} if there is none */
export function findBox(boxes: Iterable<Box>, type: string): Box {
  for (const box of boxes) if (box.type === type) return box;
  throw broken(`a box '${type}'`, 0);
}

/** Returns the `meta` box, which describes the pictures. Boxes before it may be long and are not read. */
export function findMetaBox(bytes: Uint8Array): Box {
  for (const box of boxesIn(bytes, 0, Number.MAX_SAFE_INTEGER)) {
    if (box.type !== 'meta') continue;
    uintAt(bytes, box.to - 1, 1);
    return box;
  }
  throw broken("a box 'meta'", 0);
}

/** Reads a number of 1 to 4 bytes, big-endian. @throws {PhotoFileError} `isCutOff` beyond the end */
export function uintAt(bytes: Uint8Array, offset: number, length: 1 | 2 | 3 | 4): number {
  if (offset + length > bytes.length) throw cutOff(offset);
  let value = 0;
  for (let i = 0; i < length; i++) value = value * 256 + byteAt(bytes, offset + i);
  return value;
}

/** Reads four letters. @throws {PhotoFileError} `isCutOff` beyond the end */
export function lettersAt(bytes: Uint8Array, offset: number): string {
  if (offset + 4 > bytes.length) throw cutOff(offset);
  return String.fromCharCode(...bytes.subarray(offset, offset + 4));
}

export function broken(expected: string, offset: number): Error {
  return photoFileError('ERROR_NO_JPG_IMAGE', `Expected ${expected} in a HEIF header at byte ${offset}`);
}

function boxAt(bytes: Uint8Array, offset: number, end: number): Box {
  const short = uintAt(bytes, offset, 4);
  const type = lettersAt(bytes, offset + 4);
  const isLong = short === 1;
  const length = isLong ? uintAt(bytes, offset + 8, 4) * 2 ** 32 + uintAt(bytes, offset + 12, 4) : short === 0 ? end - offset : short;
  const headBytes = isLong ? 16 : 8;
  if (length < headBytes || offset + length > end) throw broken(`a box '${type}' of a length that fits`, offset);
  return { type, from: offset + headBytes, to: offset + length };
}

function cutOff(offset: number): Error {
  return photoFileError('ERROR_NO_JPG_IMAGE', `Expected more bytes in a HEIF header at byte ${offset} but the file ends`, true);
}
