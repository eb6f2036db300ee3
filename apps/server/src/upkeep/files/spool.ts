import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Fill, writePacked } from './write-packed.ts';

const CHUNK_BYTES = 65_536;
const REST_MS = 20;

/**
 * Writes compressed text to a spool file as fast as it is produced and yields it at the reader's pace, so that a slow client blocks nothing
 * else. The file is unlinked before it is written, so it never remains on disk.
 */
export async function* spooled(folder: string, fill: Fill): AsyncGenerator<Buffer> {
  const file = await openNameless(folder);
  const state = { isWritten: false, isLeft: false };
  const writing = writePacked(createWriteStream('', { fd: file.fd, autoClose: false, emitClose: false }), (write) =>
    fill((text) => (state.isLeft ? Promise.reject(new Error('The reader of the dump is gone.')) : write(text))),
  ).then(() => {
    state.isWritten = true;
  });
  const failed = writing.then(() => new Promise<never>(() => {}));
  failed.catch(() => {});
  try {
    for (let position = 0; ; ) {
      const { isWritten } = state; // read before the file, so that the last bytes are not missed
      const { bytesRead, buffer } = await file.read(Buffer.alloc(CHUNK_BYTES), 0, CHUNK_BYTES, position);
      position += bytesRead;
      if (bytesRead > 0) yield buffer.subarray(0, bytesRead);
      else if (isWritten) return;
      else await Promise.race([sleep(REST_MS), failed]);
    }
  } finally {
    state.isLeft = true;
    await writing.catch(() => {});
    await file.close();
  }
}

async function openNameless(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${randomUUID()}.spool`);
  const file = await open(path, 'wx+', 0o600);
  await rm(path);
  return file;
}
