import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { type Fill, writePacked } from './write-packed.ts';

const CHUNK_BYTES = 65_536;
const REST_MS = 20;

/**
 * Text, packed, that is written down as fast as it comes and read at the reader's own pace: a slow reader holds up nobody but itself.
 * The file in the folder has no name any more when it is written, so nothing is left of it, whatever happens.
 */
export async function* spooled(folder: string, fill: Fill): AsyncGenerator<Buffer> {
  const file = await openNameless(folder);
  const state = { isWritten: false, isLeft: false };
  const writing = writePacked(createWriteStream('', { fd: file.fd, autoClose: false, emitClose: false }), (write) =>
    fill((text) => (state.isLeft ? Promise.reject(new Error('Nobody reads it any more.')) : write(text))),
  ).then(() => {
    state.isWritten = true;
  });
  const failed = writing.then(() => new Promise<never>(() => {}));
  failed.catch(() => {});
  try {
    for (let at = 0; ; ) {
      const { isWritten } = state; // asked before the look: what is written then is seen
      const { bytesRead, buffer } = await file.read(Buffer.alloc(CHUNK_BYTES), 0, CHUNK_BYTES, at);
      at += bytesRead;
      if (bytesRead > 0) yield buffer.subarray(0, bytesRead);
      else if (isWritten) return;
      else await Promise.race([rest(REST_MS), failed]);
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
