import type { CaptureTime } from '@muro/domain';

/** Capture time of a photo, as the photo library knows it. */
export interface PhotoTime extends CaptureTime {
  /** `takenMs` is the time of the file, which says nothing of bursts: files are copied many at once. */
  readonly isFileTime?: boolean;
}

/** The time alone of what knows more; a time that is not known is null. */
export function photoTime({ takenMs = null, zoneMin = null, isFileTime = false }: Partial<PhotoTime> = {}): PhotoTime {
  return { takenMs, zoneMin, ...(isFileTime && { isFileTime }) };
}
