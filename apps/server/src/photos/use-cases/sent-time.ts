import type { StoredTime } from '../types/photos.ts';

/** Range of years with four digits, as in photo metadata, ms since 1970. */
const EARLIEST_MS = Date.UTC(1000, 0);
const LATEST_MS = Date.UTC(9999, 11, 31);
/** Time zones reach from 12 hours behind UTC to 14 ahead of it. */
const MAX_ZONE_MIN = 14 * 60;

interface SentFields {
  readonly takenMs?: string | undefined;
  readonly zoneMin?: string | undefined;
  readonly isFileTime?: string | undefined;
}

/** Parses the capture time that a client sends for a file without metadata: the page converts other formats to JPEGs without metadata. */
export function sentTime({ takenMs, zoneMin, isFileTime }: SentFields): StoredTime {
  const ms = takenMs ? Number(takenMs) : null;
  if (ms === null || ms < EARLIEST_MS || ms > LATEST_MS) return { takenMs: null, zoneMin: null, isFileTime: false };
  const zone = zoneMin ? Number(zoneMin) : null;
  return { takenMs: ms, zoneMin: zone !== null && Math.abs(zone) <= MAX_ZONE_MIN ? zone : null, isFileTime: isFileTime === 'true' };
}
