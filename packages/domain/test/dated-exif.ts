interface Written {
  readonly isLittle?: boolean;
  readonly type?: number;
  readonly pointerType?: number;
}

/** A TIFF file whose EXIF directory has these dates, as a camera writes it. */
export function tiffWith(
  dates: readonly (readonly [tag: number, text: string])[],
  { isLittle = true, type = 2, pointerType = 4 }: Written = {},
) {
  const directory = 26;
  const texts = directory + 2 + 12 * dates.length + 4;
  const bytes = new Uint8Array(texts + 20 * dates.length);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, isLittle ? 0x4949 : 0x4d4d);
  view.setUint16(2, 42, isLittle);
  view.setUint32(4, 8, isLittle);
  view.setUint16(8, 1, isLittle);
  writeEntry(view, 10, [0x8769, pointerType, 1, directory], isLittle);
  view.setUint16(directory, dates.length, isLittle);
  for (const [index, [tag, text]] of dates.entries()) {
    writeEntry(view, directory + 2 + 12 * index, [tag, type, 20, texts + 20 * index], isLittle);
    bytes.set(new TextEncoder().encode(text), texts + 20 * index);
  }
  return bytes;
}

function writeEntry(
  view: DataView,
  offset: number,
  [tag, type, count, value]: readonly [number, number, number, number],
  isLittle: boolean,
): void {
  view.setUint16(offset, tag, isLittle);
  view.setUint16(offset + 2, type, isLittle);
  view.setUint32(offset + 4, count, isLittle);
  view.setUint32(offset + 8, value, isLittle);
}
