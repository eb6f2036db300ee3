/** Smaller copies of a design's picture, for screens of one and of two pixels per CSS pixel. */
export const CARD_FORMS = ['avif-240', 'avif-480', 'jpeg-240', 'jpeg-480'] as const;
export type CardForm = (typeof CARD_FORMS)[number];

/** Addresses of smaller copies of a card picture, for the `srcset` of each type. */
interface CardCopies {
  readonly avif: string;
  readonly jpeg: string;
}

/** URL of a picture that the server paints, with its content hash. */
const PAINTED = /^\/templates\/[\w-]+\/card\.jpg\?v=\w+$/;

/** Returns the smaller copies of a picture that the server paints; null for a shop's own picture. */
export function cardCopies(url: string): CardCopies | null {
  if (!PAINTED.test(url)) return null;
  const srcset = (type: 'avif' | 'jpeg'): string => `${url}&as=${type}-240 1x, ${url}&as=${type}-480 2x`;
  return { avif: srcset('avif'), jpeg: srcset('jpeg') };
}
