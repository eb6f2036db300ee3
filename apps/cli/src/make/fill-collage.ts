import {
  applyCommand,
  type Collage,
  type CollageTools,
  type Design,
  emptySlotText,
  type FavouriteWeight,
  matchShapes,
  newCollage,
  type Page,
  type Placements,
  photoLayers,
  sizeText,
  subtitleText,
  type TextData,
  type TextShaper,
  textLayers,
  titleText,
} from '@muro/domain';
import { wrongInput, wrongUsage } from '../terminal/failure.ts';
import { photosText } from '../terminal/terminal.ts';
import type { PhotoFile } from './read-photos.ts';

export interface Words {
  readonly title?: string;
  readonly subtitle?: string;
}

/** Content of a collage. */
export interface Filling {
  readonly photos: readonly PhotoFile[];
  /** True places photo 1 in slot 1 and so on; false matches photos to slots by shape. */
  readonly isInOrder: boolean;
  /** Relative sizes by path, for photos that should be larger than the others. */
  readonly favours: ReadonlyMap<string, FavouriteWeight>;
  readonly words: Words;
}

/** Fills the slots of a design with photos, and sets the given texts. */
export function fillCollage(design: Design, page: Page, { photos, isInOrder, favours, words }: Filling, shaper: TextShaper): Collage {
  const places = photoLayers(page).length;
  if (places < photos.length) {
    throw wrongInput(
      '',
      `the layout has ${places} ${places === 1 ? 'place' : 'places'} for ${photosText(photos.length)}; another --set or --generator may have more`,
    );
  }
  const tools: CollageTools = {
    sizeText: (data, box) => sizeText(shaper, data, box),
    defaultTexts: { title: words.title ?? '', subtitle: words.subtitle ?? '' },
  };
  const empty: Collage = { ...newCollage(design, tools), texts: {} };
  const added = applyCommand(empty, { type: 'add-photos', photos: photos.map(({ photo }) => photo) }, tools);
  const filled = applyCommand(
    added,
    { type: 'fill-empty-slots', placements: isInOrder ? slotBySlot(page, photos) : matchShapes(page, added) },
    tools,
  );
  const favourOf = new Map(photos.map(({ path, photo }) => [photo.id, favours.get(path)]));
  const weighted = Object.entries(filled.fills).reduce((collage, [slot, { photoId }]) => {
    const weight = favourOf.get(photoId);
    return weight ? applyCommand(collage, { type: 'set-preference', slot, preference: { favour: weight } }, tools) : collage;
  }, filled);
  return applyCommand(weighted, { type: 'set-texts', texts: textsFor(page, words) }, tools);
}

function slotBySlot(page: Page, photos: readonly PhotoFile[]): Placements {
  const slots = photoLayers(page).map(({ slot }) => slot);
  return Object.fromEntries(photos.map(({ photo }, index) => [slots[index], photo.id]));
}

/** Maps the words to slots: txt1 is the title, txt2 the subtitle. Missing and empty words are omitted. */
function textsFor(page: Page, { title, subtitle }: Words): Readonly<Record<string, TextData>> {
  const layers = textLayers(page);
  const slots = new Set(layers.map(({ slot }) => slot));
  const texts: Record<string, TextData> = Object.fromEntries(layers.map((layer) => [layer.slot, emptySlotText(layer)]));
  for (const [slot, option, data] of [
    ['txt1', '--title', title === undefined ? null : titleText(title, '')],
    ['txt2', '--subtitle', subtitle === undefined ? null : subtitleText(subtitle, '')],
  ] as const) {
    if (!data) continue;
    if (!slots.has(slot)) throw wrongUsage(`${option}: the design has no place for it`);
    texts[slot] = data;
  }
  return texts;
}
