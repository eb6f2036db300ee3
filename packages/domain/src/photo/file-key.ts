import type { SizePx } from '../geometry/rect.ts';

/** Number of leading bytes that are hashed for `fileKey` and read to check the file. [INGEST-12] [PENT-08] */
export function headLength(sizeBytes: number): number {
  return Math.max(0, Math.min(sizeBytes - 2, 1024));
}

/**
 * The photo's identity before it is uploaded: '{size}_{width}_{height}_{md5}'.
 *
 * @param headMd5  MD5 of the first `headLength(sizeBytes)` bytes, lower-case hex
 * @see [PENT-07] [PENT-08]
 */
export function fileKey(sizeBytes: number, { widthPx, heightPx }: SizePx, headMd5: string): string {
  return `${sizeBytes}_${widthPx}_${heightPx}_${headMd5}`;
}
