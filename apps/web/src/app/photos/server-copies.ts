import type { PhotoType } from '@muro/domain';
import type { CopiesRead, Read } from '../../files/photo-read.ts';
import type { PhotoReader } from '../../files/photo-reader.ts';

/** Makes the editor's copies of a photo on the server, from the picture at `src`. */
export async function copiesFromServer(
  reader: PhotoReader,
  { src, type }: { readonly src: string; readonly type: PhotoType },
  signal: AbortSignal,
): Promise<Read<CopiesRead>> {
  const read = await reader.readServerFile(src, signal);
  return read.error === null ? reader.makeCopies(read.file, type, null) : read;
}
