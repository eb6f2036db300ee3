import type { CaptureTime } from './capture-time.ts';
import { zoneOf } from './time-zone.ts';

/** Fields with a capture or creation date, by precedence; as attributes or elements. */
const FIELDS = ['exif:DateTimeOriginal', 'photoshop:DateCreated', 'xmp:CreateDate', 'exif:DateTimeDigitized'];
const DATE = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?/;

/**
 * Reads the capture time from XMP data, for photos whose EXIF data are missing or have none.
 *
 * @param xmp  the packet, XML
 * @returns null without a valid date
 */
export function xmpCaptureTime(xmp: string): CaptureTime | null {
  for (const field of FIELDS) {
    const [, text = ''] = new RegExp(`${field}(?:\\s*=\\s*["']|>\\s*)([^"'<]{4,40})`).exec(xmp) ?? [];
    const takenMs = msOf(text);
    if (takenMs !== null) return { takenMs, zoneMin: zoneOf(DATE.exec(text)?.[8] ?? '') };
  }
  return null;
}

function msOf(text: string): number | null {
  const parts = DATE.exec(text);
  if (!parts) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1, 7).map((part) => Number(part ?? 0));
  const ms = Date.UTC(year, month - 1, day, hour, minute, second);
  const date = new Date(ms);
  const isThatDay = year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!isThatDay || hour > 23 || minute > 59 || second > 59) return null;
  return ms + Math.floor(Number(parts[7] ?? 0) * 1000);
}
