const PIECE_BYTES = 1_048_576;

/** True if two files have the same content, compared in chunks. Returns false for a file that cannot be read. */
export async function hasSameBytes(a: Blob, b: Blob): Promise<boolean> {
  if (a.size !== b.size) return false;
  try {
    for (let offset = 0; offset < a.size; offset += PIECE_BYTES) {
      const [left, right] = await Promise.all([piece(a, offset), piece(b, offset)]);
      if (!isEqual(left, right)) return false;
    }
    return true;
  } catch {
    return false;
  }
}

function isEqual(left: Uint8Array, right: Uint8Array): boolean {
  for (let index = 0; index < left.length; index++) if (left[index] !== right[index]) return false;
  return true;
}

async function piece(file: Blob, offset: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(offset, offset + PIECE_BYTES).arrayBuffer());
}
