import type { SizeCm } from '../geometry/rect.ts';
import type { Page } from '../page/page.ts';
import { photoLayers, textLayers } from '../page/slots.ts';
import { type TextLosses, textLosses } from '../text/fit-text.ts';
import type { TextShaper } from '../text/shaper.ts';
import type { TextData } from '../text/text-data.ts';
import type { PageContent } from './content.ts';

/** A text of a collage that is not drawn completely as written. */
export interface IncompleteText extends TextLosses {
  readonly slot: string;
  /** True for a text on a photo, false for a title or subtitle. */
  readonly isOnPhoto: boolean;
  readonly text: string;
}

/** Cache by text value, valid for one box and shaper. */
const cache = new WeakMap<TextData, SizeCm & { readonly shaper: TextShaper; readonly losses: TextLosses }>();

/**
 * The texts of a page that are not drawn completely, in painting order: a text written for another size, layout or font may have too
 * little room, or none in a slot without text.
 *
 * @see [TFIT-02] [TITLE-25]
 */
export function findIncompleteTexts(
  page: Page,
  { fills, texts }: Pick<PageContent, 'fills' | 'texts'>,
  shaper: TextShaper,
): readonly IncompleteText[] {
  const onPhotos = photoLayers(page).flatMap((layer) => {
    const data = fills[layer.slot]?.text;
    return data ? [{ slot: layer.slot, isOnPhoto: true, data, box: layer.textBox }] : [];
  });
  const titles = textLayers(page).map(({ slot, frame }) => ({ slot, isOnPhoto: false, data: texts[slot], box: frame }));
  return [...onPhotos, ...titles].flatMap(({ slot, isOnPhoto, data, box }) => {
    if (!data || data.text.trim() === '') return [];
    const losses = box ? cachedLosses(data, box, shaper) : { cut: data.text.length, breaksWord: false, undrawable: [] };
    const isLost = losses.cut > 0 || losses.breaksWord || losses.undrawable.length > 0;
    return isLost ? [{ slot, isOnPhoto, text: data.text, ...losses }] : [];
  });
}

function cachedLosses(data: TextData, { width, height }: SizeCm, shaper: TextShaper): TextLosses {
  const before = cache.get(data);
  if (before?.shaper === shaper && before.width === width && before.height === height) return before.losses;
  const losses = textLosses(shaper, data, { width, height });
  cache.set(data, { shaper, width, height, losses });
  return losses;
}
