import type { CaptureTime } from '@muro/domain';

/** Capture time of a photo, as the photo library knows it. */
export interface PhotoTime extends CaptureTime {
  /** True if `takenMs` is the file's modification time, which does not identify bursts: files are copied many at once. */
  readonly isFileTime?: boolean;
}

/** Returns only the time of a larger object; an unknown time is null. */
export function photoTime({ takenMs = null, zoneMin = null, isFileTime = false }: Partial<PhotoTime> = {}): PhotoTime {
  return { takenMs, zoneMin, ...(isFileTime && { isFileTime }) };
}
