import type { FileHandle } from 'node:fs/promises';

/** Content of a file, as a whole or piece by piece. */
export type FileContent = string | Uint8Array | AsyncIterable<Uint8Array>;

/** Appends content to an open file. The next piece is requested when the file has taken the one before. */
export async function writeContent(file: FileHandle, content: FileContent): Promise<void> {
  if (typeof content === 'string' || content instanceof Uint8Array) return await file.writeFile(content);
  for await (const piece of content) await file.writeFile(piece);
}
