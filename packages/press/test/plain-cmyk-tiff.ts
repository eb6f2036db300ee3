/** Writes ink values as an uncompressed CMYK TIFF without a profile; 255 for full ink. */
export function plainCmykTiff(inks: Uint8Array, widthPx: number): Buffer {
  const heightPx = inks.length / 4 / widthPx;
  const FIELDS = 10;
  const bitsAt = 10 + 12 * FIELDS + 4;
  const dataAt = bitsAt + 8;
  const [SHORT, LONG] = [3, 4];
  const fields: readonly (readonly [tag: number, type: number, count: number, value: number])[] = [
    [256, LONG, 1, widthPx],
    [257, LONG, 1, heightPx],
    [258, SHORT, 4, bitsAt],
    [259, SHORT, 1, 1], // not compressed
    [262, SHORT, 1, 5], // inks
    [273, LONG, 1, dataAt],
    [277, SHORT, 1, 4],
    [278, LONG, 1, heightPx],
    [279, LONG, 1, inks.length],
    [332, SHORT, 1, 1], // cyan, magenta, yellow, black
  ];
  const file = Buffer.alloc(dataAt + inks.length);
  file.write('II*\0\x08\0\0\0', 'latin1');
  file.writeUInt16LE(FIELDS, 8);
  for (const [index, [tag, type, count, value]] of fields.entries()) {
    const offset = 10 + 12 * index;
    file.writeUInt16LE(tag, offset);
    file.writeUInt16LE(type, offset + 2);
    file.writeUInt32LE(count, offset + 4);
    file.writeUInt32LE(value, offset + 8);
  }
  for (let ink = 0; ink < 4; ink++) file.writeUInt16LE(8, bitsAt + 2 * ink);
  file.set(inks, dataAt);
  return file;
}
