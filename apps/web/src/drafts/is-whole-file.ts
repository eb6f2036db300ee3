/**
 * True if the browser can still read the first and the last byte of a stored file: after a failed or full disk the record may exist without
 * its bytes.
 *
 * Reads through a `Response`, because in Chromium `arrayBuffer()` of a missing part never settles; nor does a write of it.
 */
export async function isWholeFile(file: Blob): Promise<boolean> {
  if (file.size === 0) return false;
  const ends = await Promise.all([hasByte(file, 0), hasByte(file, file.size - 1)]);
  return ends.every((isReadable) => isReadable);
}

async function hasByte(file: Blob, offset: number): Promise<boolean> {
  try {
    const bytes = await new Response(file.slice(offset, offset + 1)).arrayBuffer();
    return bytes.byteLength === 1;
  } catch {
    return false;
  }
}
