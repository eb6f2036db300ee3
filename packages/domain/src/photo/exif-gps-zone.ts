import { findEntry, longAt } from './tiff-directory.ts';
import { isZone } from './time-zone.ts';

const GPS_DIRECTORY = 0x8825;
const [GPS_TIME, GPS_DATE] = [0x0007, 0x001d];
const [TYPE_ASCII, TYPE_RATIONAL] = [2, 5];
const MINUTE_MS = 60_000;
/** Time zones differ by multiples of 15 minutes. */
const STEP_MIN = 15;
/** Tolerance, minutes: GPS time is that of the last fix, and camera clocks are wrong by minutes. */
const MAX_OFF_MIN = 5;

/**
 * Derives the time zone of a camera's clock from GPS time, which is UTC.
 *
 * @param tiff     the EXIF segment after 'Exif\0\0'
 * @param clockMs  time that the camera's clock showed
 * @returns minutes ahead of UTC; null without GPS time, or if the difference fits no zone
 */
export function gpsZone(tiff: Uint8Array, clockMs: number): number | null {
  const utcMs = gpsTime(new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength));
  if (utcMs === null) return null;
  const ahead = (clockMs - utcMs) / MINUTE_MS;
  const zone = Math.round(ahead / STEP_MIN) * STEP_MIN + 0;
  return isZone(zone) && Math.abs(ahead - zone) <= MAX_OFF_MIN ? zone : null;
}

function gpsTime(view: DataView): number | null {
  const isLittle = view.getUint16(0) === 0x4949;
  const directory = longAt(view, findEntry(view, view.getUint32(4, isLittle), isLittle, GPS_DIRECTORY), isLittle);
  if (directory === null) return null;
  const valueAt = (tag: number, type: number, bytes: number): number | null => {
    const entry = findEntry(view, directory, isLittle, tag);
    const from = entry === null || view.getUint16(entry + 2, isLittle) !== type ? null : view.getUint32(entry + 8, isLittle);
    return from === null || from + bytes > view.byteLength ? null : from;
  };
  const [date, time] = [valueAt(GPS_DATE, TYPE_ASCII, 10), valueAt(GPS_TIME, TYPE_RATIONAL, 24)];
  if (date === null || time === null) return null;
  const day = String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + date, 10));
  const dayMs = /^\d{4}[:-]\d\d[:-]\d\d$/.test(day) ? Date.parse(`${day.replaceAll(':', '-')}T00:00:00Z`) : Number.NaN;
  const partAt = (offset: number): number => view.getUint32(time + offset, isLittle) / view.getUint32(time + offset + 4, isLittle);
  const ms = dayMs + (partAt(0) * 60 + partAt(8)) * MINUTE_MS + partAt(16) * 1000;
  return Number.isFinite(ms) ? ms : null;
}
