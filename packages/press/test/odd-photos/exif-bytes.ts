import { segment } from './jpeg-bytes.ts';

export interface ExifEntry {
  readonly tag: number;
  /** TIFF type by number: 1 BYTE, 2 ASCII, 3 SHORT, 4 LONG, 5 RATIONAL, 6 SBYTE, 8 SSHORT, 9 SLONG. */
  readonly type: number;
  readonly count: number;
  /** A number written in the entry's own type, or the four bytes of its value field. */
  readonly value: number | readonly [number, number, number, number];
}

export interface ExifChoices {
  readonly isLittle?: boolean;
  /** Offset of the first directory. */
  readonly directoryAt?: number;
  /** Entry count in the directory, if it differs from the real count. */
  readonly claimedCount?: number;
  /** Offset of the next directory, 0 for none. */
  readonly next?: number;
  /** Bytes after the first directory. */
  readonly tail?: Uint8Array;
}

export const ORIENTATION_TAG = 0x0112;
export const orientationEntry = (value: number, type = 3, count = 1): ExifEntry => ({ tag: ORIENTATION_TAG, type, count, value });

/** Builds TIFF bytes with one directory, valid or invalid as requested. */
export function tiffBytes(entries: readonly ExifEntry[], choices: ExifChoices = {}): Buffer {
  const { isLittle = false, directoryAt = 8, claimedCount = entries.length, next = 0, tail = new Uint8Array() } = choices;
  const bytes = Buffer.alloc(directoryAt + 2 + 12 * entries.length + 4);
  const u16 = (value: number, offset: number) => (isLittle ? bytes.writeUInt16LE(value, offset) : bytes.writeUInt16BE(value, offset));
  const u32 = (value: number, offset: number) =>
    isLittle ? bytes.writeUInt32LE(value >>> 0, offset) : bytes.writeUInt32BE(value >>> 0, offset);
  bytes.write(isLittle ? 'II' : 'MM', 0, 'latin1');
  u16(42, 2);
  u32(directoryAt, 4);
  u16(claimedCount, directoryAt);
  for (const [index, { tag, type, count, value }] of entries.entries()) {
    const offset = directoryAt + 2 + 12 * index;
    u16(tag, offset);
    u16(type, offset + 2);
    u32(count, offset + 4);
    if (typeof value !== 'number') bytes.set(value, offset + 8);
    else if (type === 3 || type === 8) u16(value, offset + 8);
    else if (type === 4 || type === 9) u32(value, offset + 8);
    else bytes[offset + 8] = value;
  }
  u32(next, directoryAt + 2 + 12 * entries.length);
  return Buffer.concat([bytes, tail]);
}

export function exifSegment(tiff: Uint8Array): Buffer {
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]));
}

export function xmpSegment(xml: string): Buffer {
  return segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${xml}`, 'latin1'));
}
