/** Builds a marker segment; `body` excludes the length field. */
export function segment(marker: number, body: Uint8Array): Buffer {
  const length = body.length + 2;
  return Buffer.concat([Buffer.from([0xff, marker, length >> 8, length & 255]), body]);
}

/** Inserts segments after the start marker. */
export function withFront(jpeg: Buffer, ...segments: readonly Uint8Array[]): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

/** Inserts bytes before the first segment with this marker. */
export function withBefore(jpeg: Buffer, marker: number, ...pieces: readonly Uint8Array[]): Buffer {
  const offset = segmentAt(jpeg, (found) => found === marker);
  return Buffer.concat([jpeg.subarray(0, offset), ...pieces, jpeg.subarray(offset)]);
}

/** Removes the segments with this marker that precede the first scan. */
export function without(jpeg: Buffer, marker: number): Buffer {
  const pieces: Buffer[] = [jpeg.subarray(0, 2)];
  let offset = 2;
  while (jpeg[offset + 1] !== 0xda) {
    const end = offset + 2 + jpeg.readUInt16BE(offset + 2);
    if (jpeg[offset + 1] !== marker) pieces.push(jpeg.subarray(offset, end));
    offset = end;
  }
  return Buffer.concat([...pieces, jpeg.subarray(offset)]);
}

/** Returns the offset of the first segment whose marker fits. */
export function segmentAt(jpeg: Buffer, fits: (marker: number) => boolean): number {
  for (let offset = 2; offset < jpeg.length; offset += 2 + jpeg.readUInt16BE(offset + 2))
    if (fits(jpeg[offset + 1] as number)) return offset;
  throw new RangeError('Expected such a segment in the JPEG');
}

export const frameAt = (jpeg: Buffer): number => segmentAt(jpeg, (marker) => [0xc0, 0xc1, 0xc2].includes(marker));
export const scanAt = (jpeg: Buffer): number => segmentAt(jpeg, (marker) => marker === 0xda);

/** Returns a copy with some bytes overwritten. */
export function patched(jpeg: Buffer, offset: number, ...bytes: readonly number[]): Buffer {
  const copy = Buffer.from(jpeg);
  copy.set(bytes, offset);
  return copy;
}

/** Writes another size into the frame header; the coded data stay. */
export function claiming(jpeg: Buffer, widthPx: number, heightPx: number): Buffer {
  return patched(jpeg, frameAt(jpeg) + 5, heightPx >> 8, heightPx & 255, widthPx >> 8, widthPx & 255);
}

/** Splits an ICC profile into numbered segments of at most `partBytes`. */
export function iccSegments(icc: Uint8Array, partBytes = 65_519): Buffer[] {
  const count = Math.ceil(icc.length / partBytes);
  return Array.from({ length: count }, (_, index) =>
    segment(
      0xe2,
      Buffer.concat([
        Buffer.from('ICC_PROFILE\0', 'latin1'),
        Buffer.from([index + 1, count]),
        icc.subarray(index * partBytes, (index + 1) * partBytes),
      ]),
    ),
  );
}
