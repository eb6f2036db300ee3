import { exifModified, exifTaken } from './exif-date.ts';
import { NO_TIME, type TakenTime } from './taken-time.ts';
import { xmpTaken } from './xmp-date.ts';

/** Reads the time of a photo from its EXIF data, else from XMP, else takes the time at which the file was written. */
export function readTakenTime(exif: Uint8Array | null, xmp: string | null): TakenTime {
  return (exif && exifTaken(exif)) ?? (xmp === null ? null : xmpTaken(xmp)) ?? (exif && exifModified(exif)) ?? NO_TIME;
}
