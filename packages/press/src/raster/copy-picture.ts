import { openUpright } from '../picture/open-upright.ts';

/** Form of a smaller copy of a painted picture. */
export interface CopyForm {
  /** Longest side, px. */
  readonly longestPx: number;
  readonly type: 'avif' | 'jpeg';
}

/** Quality of copies: at these the two types look alike beside each other. */
const QUALITY = { avif: 52, jpeg: 80 } as const;

/** Returns a smaller upright copy of a picture for a web page. */
export async function copyPicture(file: string, { longestPx, type }: CopyForm): Promise<Buffer> {
  const resized = (await openUpright(file)).resize({ width: longestPx, height: longestPx, fit: 'inside', withoutEnlargement: true });
  const made =
    type === 'avif' ? resized.avif({ quality: QUALITY.avif, effort: 4 }) : resized.jpeg({ quality: QUALITY.jpeg, mozjpeg: true });
  return await made.toBuffer();
}
