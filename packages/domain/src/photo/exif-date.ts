import { findEntry, longAt } from './tiff-directory.ts';

const EXIF_DIRECTORY = 0x8769;
const DATE_TIME_ORIGINAL = 0x9003;
const DATE_TIME_DIGITIZED = 0x9004;
const TYPE_ASCII = 2;

/**
 * When a photo was taken, out of EXIF data: DateTimeOriginal, else DateTimeDigitized.
 *
 *     TIFF header ─▶ first directory ─ 0x8769 ─▶ Exif directory ─ 0x9003 ─▶ '2026:07:14 18:05:09'
 *
 * A camera writes the time on its own clock and seldom says in which zone, so the answer is the time on that clock read as if it
 * were UTC: good for the order of photos, not for a moment of the world. Damaged data says nothing: a wrong date refuses no photo.
 *
 * @param tiff  the EXIF segment after 'Exif\0\0'
 * @returns ms since 1970 on the camera's clock; null without a date that exists
 */
export function exifTakenMs(tiff: Uint8Array): number | null {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  if (tiff.length < 8) return null;
  const isLittle = view.getUint16(0) === 0x4949;
  const directory = longAt(view, findEntry(view, view.getUint32(4, isLittle), isLittle, EXIF_DIRECTORY), isLittle);
  if (directory === null) return null;
  for (const tag of [DATE_TIME_ORIGINAL, DATE_TIME_DIGITIZED]) {
    const entry = findEntry(view, directory, isLittle, tag);
    const taken = entry === null ? null : msOf(textOf(view, entry, isLittle));
    if (taken !== null) return taken;
  }
  return null;
}

function textOf(view: DataView, entry: number, isLittle: boolean): string {
  const length = view.getUint32(entry + 4, isLittle);
  const from = view.getUint32(entry + 8, isLittle);
  if (view.getUint16(entry + 2, isLittle) !== TYPE_ASCII || length < 19 || from + 19 > view.byteLength) return '';
  return String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + from, 19));
}

/** Cameras without a set clock write zeros or spaces; those are no date. */
function msOf(text: string): number | null {
  const parts = /^(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d):(\d\d)$/.exec(text)?.slice(1).map(Number);
  if (!parts) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts;
  if (year < 1000 || hour > 23 || minute > 59 || second > 59) return null;
  const ms = Date.UTC(year, month - 1, day, hour, minute, second);
  const isThatDay = new Date(ms).getUTCMonth() === month - 1 && new Date(ms).getUTCDate() === day;
  return isThatDay ? ms : null;
}
