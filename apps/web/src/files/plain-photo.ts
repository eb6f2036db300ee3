import { type JpegHeader, readJpegHeader, readJpegPicture, stripJpegFile } from '@muro/domain';

export interface PlainPhoto {
  readonly header: JpegHeader;
  /** The same pixels with the colour profile as the only metadata: browsers apply no rotation, and all show the same colours. */
  readonly jpeg: Uint8Array<ArrayBuffer>;
}

/** @throws {PhotoFileError} for a file that is not a JPEG, and for a damaged header */
export function plainPhoto(bytes: Uint8Array): PlainPhoto {
  const header = readJpegHeader(bytes);
  return { header, jpeg: stripJpegFile(bytes, header, readJpegPicture(bytes).scans, { icc: header.icc }) };
}
