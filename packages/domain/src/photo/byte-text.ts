/** Whether the bytes from `at` on spell this Latin-1 text. */
export function spellsAt(bytes: Uint8Array, text: string, at: number): boolean {
  if (at + text.length > bytes.length) return false;
  for (let i = 0; i < text.length; i++) if (bytes[at + i] !== text.charCodeAt(i)) return false;
  return true;
}

export function startsWith(bytes: Uint8Array, text: string): boolean {
  return spellsAt(bytes, text, 0);
}
