import { byteAt } from '@muro/domain';
import type { ShadowMask } from '@muro/painter';

/** Below this resolution a print shows single pixels. On a screen the canvas interpolates between them. */
const PRINT_PX_PER_CM = 60;
const MAX_FACTOR = 8;

/** Enlarges a mask by bilinear interpolation. A canvas interpolates when it enlarges a picture; a press may not. */
export function upsampleMask(mask: ShadowMask): Pick<ShadowMask, 'widthPx' | 'heightPx' | 'alpha'> {
  const factor = Math.min(MAX_FACTOR, Math.ceil((PRINT_PX_PER_CM * mask.rect.width) / mask.widthPx));
  if (factor <= 1) return mask;
  const widthPx = mask.widthPx * factor;
  const heightPx = mask.heightPx * factor;
  const across = weights(mask.widthPx, factor);
  const alpha = new Uint8Array(widthPx * heightPx);
  for (const [y, row] of weights(mask.heightPx, factor).entries()) {
    const above = row.low * mask.widthPx;
    const below = row.high * mask.widthPx;
    for (const [x, column] of across.entries()) {
      const top = interpolated(mask.alpha, above + column.low, above + column.high, column.share);
      const bottom = interpolated(mask.alpha, below + column.low, below + column.high, column.share);
      alpha[y * widthPx + x] = Math.round(top + (bottom - top) * row.share);
    }
  }
  return { widthPx, heightPx, alpha };
}

interface Weight {
  readonly low: number;
  readonly high: number;
  /** Weight of `high`, 0–1. */
  readonly share: number;
}

/** Returns the two source pixels and their weights for each new pixel. Beyond the centres of the outermost pixels their values repeat. */
function weights(countPx: number, factor: number): readonly Weight[] {
  return Array.from({ length: countPx * factor }, (_, index) => {
    const position = Math.min(Math.max((index + 0.5) / factor - 0.5, 0), countPx - 1);
    const low = Math.min(Math.floor(position), Math.max(0, countPx - 2));
    return { low, high: Math.min(low + 1, countPx - 1), share: position - low };
  });
}

function interpolated(alpha: Uint8Array, low: number, high: number, share: number): number {
  const from = byteAt(alpha, low);
  return from + (byteAt(alpha, high) - from) * share;
}
