import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';

/** Where the bytes of a file go, one after the other, hashed on the way. */
export interface ByteSink {
  /** How many bytes came so far. */
  readonly position: number;
  /** Resolves when the bytes may be changed again: at most one write is under way, so a slow disk slows the writer down. */
  write(...pieces: readonly Uint8Array[]): Promise<void>;
  /** SHA-256 of everything so far, lower-case hex. */
  digest(): string;
}

export function byteSink(file: FileHandle): ByteSink {
  const hash = createHash('sha256');
  let position = 0;
  return {
    get position() {
      return position;
    },
    async write(...pieces) {
      const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
      const writing = file.writev(pieces);
      for (const piece of pieces) hash.update(piece);
      const { bytesWritten } = await writing;
      if (bytesWritten !== length) throw new Error(`Expected to write ${length} bytes but the disk took ${bytesWritten}`);
      position += length;
    },
    digest: () => hash.copy().digest('hex'),
  };
}
