import {
  applyCommand,
  type Collage,
  type CollageTools,
  type Design,
  fitText,
  matchShapes,
  newCollage,
  type Page,
  photoLayers,
  subtitleText,
  type TextData,
  type TextShaper,
  textLayers,
  titleText,
} from '@muro/domain';
import { wrongInput, wrongUsage } from '../failure.ts';
import type { PhotoFile } from './read-photos.ts';

export interface Words {
  readonly title?: string;
  readonly subtitle?: string;
}

/** A collage with every photo in the place that fits its shape best, and only the words that were given. */
export function fillCollage(design: Design, page: Page, photos: readonly PhotoFile[], words: Words, shaper: TextShaper): Collage {
  const places = photoLayers(page).length;
  if (places < photos.length) {
    throw wrongInput('', `the layout has ${places} places for ${photos.length} photos; another --set or --generator may have more`);
  }
  const tools: CollageTools = {
    fitText: (data, box) => fitText(shaper, data, box),
    defaultTexts: { title: words.title ?? '', subtitle: words.subtitle ?? '' },
  };
  const empty: Collage = { ...newCollage(design, tools), texts: {} };
  const added = applyCommand(empty, { type: 'add-photos', photos: photos.map(({ photo }) => photo) }, tools);
  const filled = applyCommand(added, { type: 'fill-empty-slots', placements: matchShapes(page, added) }, tools);
  return applyCommand(filled, { type: 'set-texts', texts: textsFor(page, words) }, tools);
}

/** txt1 is the title's slot, txt2 the subtitle's. */
function textsFor(page: Page, { title, subtitle }: Words): Readonly<Record<string, TextData>> {
  const slots = new Set(textLayers(page).map(({ slot }) => slot));
  const texts: Record<string, TextData> = {};
  for (const [slot, option, data] of [
    ['txt1', '--title', title === undefined ? null : titleText(title)],
    ['txt2', '--subtitle', subtitle === undefined ? null : subtitleText(subtitle)],
  ] as const) {
    if (!data) continue;
    if (!slots.has(slot)) throw wrongUsage(`${option}: the design has no place for it`);
    texts[slot] = data;
  }
  return texts;
}
