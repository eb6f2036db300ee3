import { concatBytes } from './concat-bytes.ts';
/**
 * Joins the parts of an ICC profile: a JPEG carries it in numbered parts of at most 64 kB.
 *
 * @param parts  each preceded by its number (from 1) and the count of parts, as after 'ICC_PROFILE\0'
 * @returns the profile; null if there is none, a part is missing or doubled, or the length inside disagrees
 */
export function joinIccParts(parts: readonly Uint8Array[]): Uint8Array | null {
  const first = parts[0];
  if (!first || parts.length !== first[1]) return null;
  const ordered: Uint8Array[] = [];
  for (let number = 1; number <= parts.length; number++) {
    const part = parts.find((candidate) => candidate[0] === number && candidate[1] === parts.length);
    if (!part) return null;
    ordered.push(part.subarray(2));
  }
  return checked(concatBytes(ordered));
}

/** Returns a valid profile, else null. A profile has at least 128 bytes, begins with its own length and has 'acsp' at byte 36. */
function checked(profile: Uint8Array): Uint8Array | null {
  if (profile.length < 128) return null;
  const view = new DataView(profile.buffer, profile.byteOffset, profile.byteLength);
  const isProfile = view.getUint32(0) === profile.length && view.getUint32(36) === 0x61637370;
  return isProfile ? profile : null;
}
