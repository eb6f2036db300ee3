import { byteAt } from '../units/item-at.ts';
import { xmlFormatError } from './xml-format-error.ts';

/** Indexed by a character's length in bytes − 1: mask and mark of its first byte, and its least code point. */
const FIRST_BYTES = [
  { mask: 0x7f, mark: 0x00, least: 0 },
  { mask: 0x1f, mark: 0xc0, least: 0x80 },
  { mask: 0x0f, mark: 0xe0, least: 0x800 },
  { mask: 0x07, mark: 0xf0, least: 0x10000 },
] as const;

const MAX_CODE_POINT = 0x10ffff;
/** Characters per `String.fromCodePoint` call: engines limit the number of arguments. */
const PIECE = 8192;

/**
 * Decodes the text of a file: strictly UTF-8, without the byte order mark that some editors add. A tolerant decoder would silently
 * replace invalid bytes by �.
 *
 * @throws XmlFormatError with line and column (in characters) of the first invalid byte, also for texts other than XML
 */
export function readUtf8(bytes: Uint8Array): string {
  if (isUtf16(bytes)) throw xmlFormatError({ line: 1, column: 1, place: '' }, 'the text is UTF-16; save it as UTF-8');
  const pieces: string[] = [];
  let points: number[] = [];
  for (let offset = hasByteOrderMark(bytes) ? 3 : 0; offset < bytes.length; ) {
    const length = lengthAt(bytes, offset);
    if (length === 0) throw badByte(byteAt(bytes, offset), pieces.join('') + String.fromCodePoint(...points));
    points.push(pointAt(bytes, offset, length));
    offset += length;
    if (points.length < PIECE) continue;
    pieces.push(String.fromCodePoint(...points));
    points = [];
  }
  return pieces.join('') + String.fromCodePoint(...points);
}

/** Length of the character at an offset, bytes; 0 if it is invalid: truncated, overlong, or a surrogate. */
function lengthAt(bytes: Uint8Array, offset: number): number {
  const first = byteAt(bytes, offset);
  const length = FIRST_BYTES.findIndex(({ mask, mark }) => (first & ~mask & 0xff) === mark) + 1;
  if (length <= 1) return length;
  for (let i = 1; i < length; i++) if (((bytes[offset + i] ?? 0) & 0xc0) !== 0x80) return 0;
  const point = pointAt(bytes, offset, length);
  const isSurrogate = point >= 0xd800 && point <= 0xdfff;
  return point < (FIRST_BYTES[length - 1]?.least ?? 0) || point > MAX_CODE_POINT || isSurrogate ? 0 : length;
}

function pointAt(bytes: Uint8Array, offset: number, length: number): number {
  let point = byteAt(bytes, offset) & (FIRST_BYTES[length - 1]?.mask ?? 0);
  for (let i = 1; i < length; i++) point = (point << 6) | (byteAt(bytes, offset + i) & 0x3f);
  return point;
}

function badByte(byte: number, before: string): Error {
  const lines = before.split('\n');
  const position = { line: lines.length, column: [...(lines.at(-1) ?? '')].length + 1, place: '' };
  return xmlFormatError(position, `character ${position.column} is not valid UTF-8 (byte ${byte.toString(16).padStart(2, '0')})`);
}

const hasByteOrderMark = (bytes: Uint8Array) => bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;

/** Detects UTF-16 by its byte order mark, or by the zero byte of its first character. */
function isUtf16([first, second, third, fourth]: Uint8Array): boolean {
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return isMarked || (first === 0 && second !== 0 && third === 0) || (first !== 0 && second === 0 && fourth === 0);
}
