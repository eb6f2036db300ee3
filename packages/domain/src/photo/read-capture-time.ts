import { type CaptureTime, NO_TIME } from './capture-time.ts';
import { exifCaptureTime, exifModifiedTime } from './exif-capture-time.ts';
import { xmpCaptureTime } from './xmp-capture-time.ts';

/** Reads the capture time of a photo from EXIF data, else from XMP data; falls back to the time at which the file was written. */
export function readCaptureTime(exif: Uint8Array | null, xmp: string | null): CaptureTime {
  return (exif && exifCaptureTime(exif)) ?? (xmp === null ? null : xmpCaptureTime(xmp)) ?? (exif && exifModifiedTime(exif)) ?? NO_TIME;
}
