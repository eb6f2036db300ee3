import { open } from 'node:fs/promises';
import type { ByteSink } from './byte-sink.ts';

export type CopyFile = (path: string, sink: ByteSink) => Promise<void>;

const PIECE_BYTES = 1024 * 1024;

/**
 * A way to copy files into a sink, one file at a time. Two pieces are used in turn: while one is written, the next is read.
 * They serve all files, so that memory stays flat however many photos there are.
 */
export function fileCopier(): CopyFile {
  const pieces = [Buffer.allocUnsafeSlow(PIECE_BYTES), Buffer.allocUnsafeSlow(PIECE_BYTES)] as const;
  return async (path, sink) => {
    const file = await open(path, 'r');
    try {
      let writing = Promise.resolve();
      for (let turn: 0 | 1 = 0; ; turn = turn === 0 ? 1 : 0) {
        const { bytesRead } = await file.read(pieces[turn], 0, PIECE_BYTES);
        await writing;
        if (bytesRead === 0) return;
        writing = sink.write(pieces[turn].subarray(0, bytesRead));
        // Awaited at the next turn; until then a failure must not count as forgotten.
        writing.catch(() => undefined);
      }
    } finally {
      await file.close();
    }
  };
}
