const TYPE_LONG = 4;

/**
 * Finds the 12-byte entry of a tag in a directory: tag, type, count, value. Null if there is none, or the directory is invalid.
 *
 * @param view       a TIFF file or EXIF data
 * @param directory  offset of the directory
 * @returns the entry's offset
 */
export function findEntry(view: DataView, directory: number, isLittle: boolean, tag: number): number | null {
  if (directory < 8 || directory + 2 > view.byteLength) return null;
  const end = endOfEntries(view, directory, isLittle);
  for (let entry = directory + 2; entry < end && entry + 12 <= view.byteLength; entry += 12) {
    if (view.getUint16(entry, isLittle) === tag) return entry;
  }
  return null;
}

/** The offset of the directory after this one; 0 if there is none. */
export function nextDirectory(view: DataView, directory: number, isLittle: boolean): number {
  if (directory < 8 || directory + 2 > view.byteLength) return 0;
  const end = endOfEntries(view, directory, isLittle);
  return end + 4 > view.byteLength ? 0 : view.getUint32(end, isLittle);
}

function endOfEntries(view: DataView, directory: number, isLittle: boolean): number {
  return directory + 2 + 12 * view.getUint16(directory, isLittle);
}

/** Reads an entry with one LONG of 32 bits; null without an entry, or for one of another type. */
export function longAt(view: DataView, entry: number | null, isLittle: boolean): number | null {
  if (entry === null || view.getUint16(entry + 2, isLittle) !== TYPE_LONG) return null;
  return view.getUint32(entry + 8, isLittle);
}
