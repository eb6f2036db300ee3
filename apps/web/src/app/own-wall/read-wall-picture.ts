import { fitResize, type PhotoHeader, readFocal35, type SizePx } from '@muro/domain';
import { findJpegFault } from '../../files/find-jpeg-fault.ts';
import { failureOf, type Read } from '../../files/photo-read.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { fileRules } from '../../state/photos/file-rules.ts';

/** Longest side at which a wall is measured and drawn, px: phones limit the memory of canvases, and the piece follows the finger. */
const MAX_SIDE_PX = 2048;

/** The picture of a wall, upright. */
export interface WallPicture {
  /** The receiver closes it. */
  readonly bitmap: ImageBitmap;
  /** Focal length that the file states, mm on 35 mm film; null if it states none. */
  readonly focal35: number | null;
}

/** Reads a photo of a wall in every format in which photos can be chosen. It stays on the device, and out of the collage. */
export async function readWallPicture({ reader }: Workspace, file: File): Promise<Read<WallPicture>> {
  const header = await reader.readHeader(file, fileRules());
  if (header.error !== null) return header;
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const fault = findJpegFault(bytes);
    if (fault) return fault;
    const jpeg = header.kind === 'jpeg' ? { ...header, file } : await reader.toJpeg(file, header.kind, header);
    if (jpeg.error !== null) return jpeg;
    const bitmap = await reader.decode(jpeg.file, shownSize(jpeg), '');
    return { error: null, bitmap, focal35: statesFocalLength(header.kind) ? readFocal35(bytes) : null };
  } catch (error) {
    return failureOf(error);
  }
}

function shownSize(size: SizePx): SizePx {
  return fitResize(size, { widthPx: MAX_SIDE_PX, heightPx: MAX_SIDE_PX });
}

/** True for formats in which cameras and phones take photos, and whose EXIF data are read. */
function statesFocalLength(kind: PhotoHeader['kind']): boolean {
  return kind === 'jpeg' || kind === 'heic' || kind === 'avif';
}
