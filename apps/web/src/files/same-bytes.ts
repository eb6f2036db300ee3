const PIECE_BYTES = 1_048_576;

/** True if two files have the same content, compared in chunks. Returns false for a file that cannot be read. */
export async function hasSameBytes(one: Blob, other: Blob): Promise<boolean> {
  if (one.size !== other.size) return false;
  try {
    for (let at = 0; at < one.size; at += PIECE_BYTES) {
      const [left, right] = await Promise.all([piece(one, at), piece(other, at)]);
      if (!isEqual(left, right)) return false;
    }
    return true;
  } catch {
    return false;
  }
}

function isEqual(left: Uint8Array, right: Uint8Array): boolean {
  for (let at = 0; at < left.length; at++) if (left[at] !== right[at]) return false;
  return true;
}

async function piece(file: Blob, at: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(at, at + PIECE_BYTES).arrayBuffer());
}
