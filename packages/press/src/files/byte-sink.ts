import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';

/** Appends bytes to a file and computes their hash. */
export interface ByteSink {
  /** Number of bytes written so far. */
  readonly position: number;
  /** Resolves when the caller may reuse its buffers. At most one write is in progress, so a slow disk slows the writer down (back-pressure). */
  write(...pieces: readonly Uint8Array[]): Promise<void>;
  /** SHA-256 of all bytes written so far, lower-case hex. */
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
