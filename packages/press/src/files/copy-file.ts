import { open } from 'node:fs/promises';
import type { ByteRange } from '@muro/domain';
import { itemAt } from '@muro/domain';
import type { ByteSink } from './byte-sink.ts';

export interface CopyChoices {
  /** What lies before this place stays out. */
  readonly from: number;
  /** What lies from this place on stays out. */
  readonly to: number;
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
  const pieceOf = (turn: number) => itemAt(pieces, turn % pieces.length);
  return async (path, sink, { from, to, blanked }) => {
    const file = await open(path, 'r');
    try {
      let reading = file.read(pieceOf(0), 0, PIECE_BYTES);
      let writing = Promise.resolve();
      for (let turn = 0, offset = 0; ; turn++) {
        const bytesRead = Math.min((await reading).bytesRead, to - offset);
        if (bytesRead > 0) reading = file.read(pieceOf(turn + 1), 0, PIECE_BYTES);
        await writing;
        if (bytesRead === 0) return;
        const piece = pieceOf(turn).subarray(0, bytesRead);
        for (const range of blanked) piece.fill(0, within(range.from - offset, piece), within(range.to - offset, piece));
        writing = sink.write(piece.subarray(within(from - offset, piece)));
        offset += bytesRead;
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
