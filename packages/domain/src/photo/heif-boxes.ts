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
  let at = from;
  for (let count = 0; at < to; count++) {
    if (count === MAX_BOXES) throw broken(`at most ${MAX_BOXES} boxes`, at);
    const box = boxAt(bytes, at, to);
    yield box;
    at = box.to;
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
export function uintAt(bytes: Uint8Array, at: number, length: 1 | 2 | 3 | 4): number {
  if (at + length > bytes.length) throw cutOff(at);
  let value = 0;
  for (let i = 0; i < length; i++) value = value * 256 + byteAt(bytes, at + i);
  return value;
}

/** Reads four letters. @throws {PhotoFileError} `isCutOff` beyond the end */
export function lettersAt(bytes: Uint8Array, at: number): string {
  if (at + 4 > bytes.length) throw cutOff(at);
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

export function broken(expected: string, at: number): Error {
  return photoFileError('ERROR_NO_JPG_IMAGE', `Expected ${expected} in a HEIF header at byte ${at}`);
}

function boxAt(bytes: Uint8Array, at: number, end: number): Box {
  const short = uintAt(bytes, at, 4);
  const type = lettersAt(bytes, at + 4);
  const isLong = short === 1;
  const length = isLong ? uintAt(bytes, at + 8, 4) * 2 ** 32 + uintAt(bytes, at + 12, 4) : short === 0 ? end - at : short;
  const headBytes = isLong ? 16 : 8;
  if (length < headBytes || at + length > end) throw broken(`a box '${type}' of a length that fits`, at);
  return { type, from: at + headBytes, to: at + length };
}

function cutOff(at: number): Error {
  return photoFileError('ERROR_NO_JPG_IMAGE', `Expected more bytes in a HEIF header at byte ${at} but the file ends`, true);
}
