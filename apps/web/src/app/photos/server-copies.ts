import type { PhotoType } from '@muro/domain';
import type { CopiesRead, Read } from '../../files/photo-read.ts';
import { photoReader } from '../../files/photo-reader.ts';

/** The editor's copies of a photo that the server has, made of the picture at `src`. */
export async function copiesFromServer(src: string, type: PhotoType): Promise<Read<CopiesRead>> {
  const read = await photoReader.readServerFile(src);
  return read.error === null ? photoReader.makeCopies(read.file, type, null) : read;
}
