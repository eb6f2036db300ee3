/**
 * Whether the browser still gives all bytes of a file that it keeps: after a disk that failed or was full the record may be there and
 * its bytes not. The first byte and the last are asked for, whatever the file's size.
 *
 * Asked as the body of an answer, since `arrayBuffer()` of a part that is not there never ends in Chromium; nor does a write of it.
 */
export async function isWholeFile(file: Blob): Promise<boolean> {
  if (file.size === 0) return false;
  const ends = await Promise.all([hasByte(file, 0), hasByte(file, file.size - 1)]);
  return ends.every((isThere) => isThere);
}

async function hasByte(file: Blob, at: number): Promise<boolean> {
  try {
    const bytes = await new Response(file.slice(at, at + 1)).arrayBuffer();
    return bytes.byteLength === 1;
  } catch {
    return false;
  }
}
