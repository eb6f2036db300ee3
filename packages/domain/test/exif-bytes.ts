interface ExifFields {
  readonly orientation?: number;
}

/** EXIF data as a TIFF file whose first directory has the orientation. */
export function exifBytes({ orientation = 1 }: ExifFields): Uint8Array<ArrayBuffer> {
  return Uint8Array.of(0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0);
}
