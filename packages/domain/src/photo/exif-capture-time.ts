import type { CaptureTime } from './capture-time.ts';
import { gpsZone } from './exif-gps-zone.ts';
import { findEntry, longAt } from './tiff-directory.ts';
import { zoneOf } from './time-zone.ts';

const EXIF_DIRECTORY = 0x8769;
const TYPE_ASCII = 2;
const DATE_LETTERS = 19;

/** Tags of a date, its fraction of a second and its time zone. */
interface DateTags {
  readonly date: number;
  readonly fraction: number;
  readonly zone: number;
}

const ORIGINAL: DateTags = { date: 0x9003, fraction: 0x9291, zone: 0x9011 };
const DIGITIZED: DateTags = { date: 0x9004, fraction: 0x9292, zone: 0x9012 };
/** DateTime of the first directory, which editors update; its fraction and zone are in the Exif directory. */
const MODIFIED: DateTags = { date: 0x0132, fraction: 0x9290, zone: 0x9010 };

/**
 * Reads the capture time from EXIF data: DateTimeOriginal, else DateTimeDigitized, with their fractions of a second.
 *
 *     TIFF header ─▶ first directory ─ 0x8769 ─▶ Exif directory ─ 0x9003 ─▶ '2026:07:14 18:05:09', 0x9291 ─▶ '25', 0x9011 ─▶ '+02:00'
 *
 * A camera writes its local time; some also write the time zone. Without one, the zone is derived from GPS time. Damaged data give null,
 * so that a wrong date never refuses a photo.
 *
 * @param tiff  the EXIF segment after 'Exif\0\0'
 * @returns null without a valid date
 */
export function exifCaptureTime(tiff: Uint8Array): CaptureTime | null {
  const read = openExif(tiff);
  if (!read) return null;
  for (const tags of [ORIGINAL, DIGITIZED]) {
    const takenMs = read.dateAt(read.exif, tags);
    if (takenMs === null) continue;
    const zones = [tags, ORIGINAL, MODIFIED, DIGITIZED].map(({ zone }) => zoneOf(read.textAt(read.exif, zone)));
    return { takenMs, zoneMin: zones.find((zone) => zone !== null) ?? gpsZone(tiff, takenMs) };
  }
  return null;
}

/** Reads the time at which a camera or program last wrote the file; the fallback for photos without a capture time. */
export function exifModifiedTime(tiff: Uint8Array): CaptureTime | null {
  const read = openExif(tiff);
  const takenMs = read?.dateAt(read.first, MODIFIED) ?? null;
  return read && takenMs !== null ? { takenMs, zoneMin: zoneOf(read.textAt(read.exif, MODIFIED.zone)) } : null;
}

function openExif(tiff: Uint8Array) {
  if (tiff.length < 8) return null;
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const isLittle = view.getUint16(0) === 0x4949;
  const first = view.getUint32(4, isLittle);
  // TIFF/EP and Canon's CR3 hold the dates in the first directory.
  const exif = longAt(view, findEntry(view, first, isLittle, EXIF_DIRECTORY), isLittle) ?? first;
  const textAt = (directory: number | null, tag: number): string => {
    const entry = directory === null ? null : findEntry(view, directory, isLittle, tag);
    return entry === null ? '' : textOf(view, entry, isLittle);
  };
  const dateAt = (directory: number | null, { date, fraction }: DateTags): number | null => {
    const ms = msOf(textAt(directory, date).slice(0, DATE_LETTERS));
    return ms === null ? null : ms + fractionMs(textAt(exif, fraction));
  };
  return { first, exif, dateAt, textAt };
}

/** Reads the text of an entry, at most 32 letters; up to four of them are stored in the entry itself. */
function textOf(view: DataView, entry: number, isLittle: boolean): string {
  const length = Math.min(32, view.getUint32(entry + 4, isLittle));
  const from = length <= 4 ? entry + 8 : view.getUint32(entry + 8, isLittle);
  if (view.getUint16(entry + 2, isLittle) !== TYPE_ASCII || from + length > view.byteLength) return '';
  return String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + from, length)).replace(/[\0\s]+$/, '');
}

/** Milliseconds of a decimal fraction: '25' is a quarter of a second. */
function fractionMs(text: string): number {
  return /^\d+$/.test(text) ? Math.floor(Number(`0.${text}`) * 1000) : 0;
}

/** Milliseconds of a date; null for zeros or spaces, which cameras with an unset clock write. */
function msOf(text: string): number | null {
  const parts = /^(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d):(\d\d)$/.exec(text)?.slice(1).map(Number);
  if (!parts) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts;
  if (year < 1000 || hour > 23 || minute > 59 || second > 59) return null;
  const ms = Date.UTC(year, month - 1, day, hour, minute, second);
  const isThatDay = new Date(ms).getUTCMonth() === month - 1 && new Date(ms).getUTCDate() === day;
  return isThatDay ? ms : null;
}
