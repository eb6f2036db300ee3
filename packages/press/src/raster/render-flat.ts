import type { PaintJob } from '../print-job.ts';

/** How large a flat picture becomes: by resolution of the printed sheet, or by width. */
export type FlatSize = { readonly dpi: number } | { readonly widthPx: number };

/** The sheet as a flat sRGB JPEG. */
export async function renderFlat(_job: PaintJob, _size: FlatSize): Promise<Buffer> {
  throw new Error('The flat picture is not built yet');
}
