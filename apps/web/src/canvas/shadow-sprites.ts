import type { ShadowMask } from '@muro/painter';

/** Converts shadow masks to canvas images, memoised per mask. */
export interface ShadowSprites {
  get(mask: ShadowMask): CanvasImageSource;
}

export function createShadowSprites(): ShadowSprites {
  const sprites = new WeakMap<Uint8Array, CanvasImageSource>();
  return {
    get: (mask) => {
      const cached = sprites.get(mask.alpha) ?? spriteOf(mask);
      sprites.set(mask.alpha, cached);
      return cached;
    },
  };
}

/** Creates a black picture with the mask's alpha. */
function spriteOf({ widthPx, heightPx, alpha }: ShadowMask): CanvasImageSource {
  const canvas = new OffscreenCanvas(widthPx, heightPx);
  const context = canvas.getContext('2d');
  const pixels = new ImageData(widthPx, heightPx);
  for (let i = 0; i < alpha.length; i++) pixels.data[4 * i + 3] = alpha[i] ?? 0;
  context?.putImageData(pixels, 0, 0);
  return canvas;
}
