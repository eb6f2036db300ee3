const TYPE_LONG = 4;

/**
 * The place of a directory's entry with this tag: tag, type, count, value, 12 bytes. Null where the directory has none, or is none.
 *
 * @param view       a TIFF file, EXIF data among them
 * @param directory  where the directory begins
 */
export function findEntry(view: DataView, directory: number, isLittle: boolean, tag: number): number | null {
  if (directory < 8 || directory + 2 > view.byteLength) return null;
  const end = endOfEntries(view, directory, isLittle);
  for (let entry = directory + 2; entry < end && entry + 12 <= view.byteLength; entry += 12) {
    if (view.getUint16(entry, isLittle) === tag) return entry;
  }
  return null;
}

/** Where the directory behind this one begins; 0 where there is none. */
export function nextDirectory(view: DataView, directory: number, isLittle: boolean): number {
  if (directory < 8 || directory + 2 > view.byteLength) return 0;
  const end = endOfEntries(view, directory, isLittle);
  return end + 4 > view.byteLength ? 0 : view.getUint32(end, isLittle);
}

function endOfEntries(view: DataView, directory: number, isLittle: boolean): number {
  return directory + 2 + 12 * view.getUint16(directory, isLittle);
}

/** The number in an entry that holds one LONG, 32 bits; null where there is no entry, or one of another type. */
export function longAt(view: DataView, entry: number | null, isLittle: boolean): number | null {
  if (entry === null || view.getUint16(entry + 2, isLittle) !== TYPE_LONG) return null;
  return view.getUint32(entry + 8, isLittle);
}
