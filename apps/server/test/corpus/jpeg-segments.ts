const SOS = 0xda;

export interface JpegSegments {
  /** Markers from the start to the first scan. */
  readonly markers: readonly number[];
  /** Number of bytes after the end marker. */
  readonly trailing: number;
}

/** Parses the segments of a JPEG that this project wrote; strict, for such files only. */
export function jpegSegments(jpeg: Buffer): JpegSegments {
  const markers: number[] = [];
  for (let offset = 2; ; ) {
    if (jpeg[offset] !== 0xff) throw new Error(`Expected a marker at ${offset}`);
    const marker = jpeg[offset + 1] as number;
    markers.push(marker);
    if (marker === SOS) break;
    offset += 2 + jpeg.readUInt16BE(offset + 2);
  }
  const end = jpeg.indexOf(Buffer.from([0xff, 0xd9]));
  return { markers, trailing: jpeg.length - end - 2 };
}
