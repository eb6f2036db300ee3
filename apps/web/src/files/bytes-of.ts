/** Returns the bytes of a file, or of its beginning. @param length  bytes */
export async function bytesOf(file: Blob, length = file.size): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.slice(0, length).arrayBuffer());
}
