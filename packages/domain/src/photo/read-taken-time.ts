import { exifModified, exifTaken } from './exif-date.ts';
import { NO_TIME, type TakenTime } from './taken-time.ts';
import { xmpTaken } from './xmp-date.ts';

/** Reads the capture time of a photo from EXIF data, else from XMP data; falls back to the time at which the file was written. */
export function readTakenTime(exif: Uint8Array | null, xmp: string | null): TakenTime {
  return (exif && exifTaken(exif)) ?? (xmp === null ? null : xmpTaken(xmp)) ?? (exif && exifModified(exif)) ?? NO_TIME;
}
