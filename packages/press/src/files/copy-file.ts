import { open } from 'node:fs/promises';
import type { ByteRange } from '@muro/domain';
import type { ByteSink } from './byte-sink.ts';

export interface CopyChoices {
  /** So many bytes from the start; what lies behind them stays out. */
  readonly length: number;
  /** These arrive as zeros, so that lengths and places stay as they are. */
  readonly blanked: readonly ByteRange[];
}

export type CopyFile = (path: string, sink: ByteSink, choices: CopyChoices) => Promise<void>;

const PIECE_BYTES = 1024 * 1024;

/**
 * A way to copy files into a sink, one file at a time. Three pieces are used in turn: while one is written and hashed, the
 * next is read. They serve all files, so that memory stays flat however many photos there are.
 */
export function fileCopier(): CopyFile {
  const pieces = [0, 1, 2].map(() => Buffer.allocUnsafeSlow(PIECE_BYTES));
  const pieceOf = (turn: number) => pieces[turn % pieces.length] as Buffer;
  return async (path, sink, { length, blanked }) => {
    const file = await open(path, 'r');
    try {
      let reading = file.read(pieceOf(0), 0, PIECE_BYTES);
      let writing = Promise.resolve();
      for (let turn = 0, offset = 0; ; turn++) {
        const bytesRead = Math.min((await reading).bytesRead, length - offset);
        if (bytesRead > 0) reading = file.read(pieceOf(turn + 1), 0, PIECE_BYTES);
        await writing;
        if (bytesRead === 0) return;
        const piece = pieceOf(turn).subarray(0, bytesRead);
        for (const { from, to } of blanked) piece.fill(0, within(from - offset, piece), within(to - offset, piece));
        offset += bytesRead;
        writing = sink.write(piece);
        // Both are awaited at the next turn; until then a failure must not count as forgotten.
        reading.catch(() => undefined);
        writing.catch(() => undefined);
      }
    } finally {
      await file.close();
    }
  };
}

function within(place: number, piece: Uint8Array): number {
  return Math.min(Math.max(0, place), piece.length);
}
