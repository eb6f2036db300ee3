/** True if the bytes from `offset` on spell this Latin-1 text. */
export function hasTextAt(bytes: Uint8Array, text: string, offset: number): boolean {
  if (offset + text.length > bytes.length) return false;
  for (let i = 0; i < text.length; i++) if (bytes[offset + i] !== text.charCodeAt(i)) return false;
  return true;
}

export function startsWith(bytes: Uint8Array, text: string): boolean {
  return hasTextAt(bytes, text, 0);
}

/** Maximum number of characters per `String.fromCharCode` call: engines limit the number of arguments. */
const PIECE = 8192;

/** Latin-1 text of `length` bytes. */
export function byteText(bytes: Uint8Array, offset: number, length: number): string {
  let text = '';
  for (let from = offset; from < offset + length; from += PIECE) {
    text += String.fromCharCode(...bytes.subarray(from, Math.min(from + PIECE, offset + length)));
  }
  return text;
}
