import type { SizeCm } from '../geometry/rect.ts';
import type { TextCell } from '../layouts/shared/layout.ts';
import type { TextData } from '../text/text-data.ts';
import { sizeBelow, subtitleText, titleText } from '../text/text-defaults.ts';
import type { CollageTools } from './collage-tools.ts';

const TITLE_SLOT = 'txt1';
const SUBTITLE_SLOT = 'txt2';

/** The default text of a slot: the title's words in txt1, the subtitle's in other slots. [TITLE-14] [TXML-21] */
export function defaultSlotText({ slot, width, height }: TextCell, tools: CollageTools): TextData {
  const data = slot === TITLE_SLOT ? titleText(tools.defaultTexts.title) : subtitleText(tools.defaultTexts.subtitle);
  return tools.sizeText(data, { width, height });
}

/** An empty text: nothing is drawn, and no default words return. */
export function emptySlotText({ slot }: { readonly slot: string }): TextData {
  return { ...(slot === TITLE_SLOT ? titleText('') : subtitleText('')), text: '' };
}

/** Trims and sizes a text; a text of spaces becomes the default words, while '' stays empty. [TITLE-12] [TITLE-13] */
export function normalizeSlotText(data: TextData, { slot, width, height }: TextCell, tools: CollageTools): TextData {
  const whenEmpty = slot === TITLE_SLOT ? tools.defaultTexts.title : tools.defaultTexts.subtitle;
  return tools.sizeText({ ...data, text: data.text && (data.text.trim() || whenEmpty) }, { width, height });
}

/** Makes the subtitle smaller than the title if their boxes and words gave it the same or a larger size; an empty title changes nothing. */
export function shrinkSubtitle(
  texts: Readonly<Record<string, TextData>>,
  cells: ReadonlyMap<string, SizeCm>,
  tools: Pick<CollageTools, 'sizeText'>,
): Readonly<Record<string, TextData>> {
  const { [TITLE_SLOT]: title, [SUBTITLE_SLOT]: subtitle } = texts;
  const box = cells.get(SUBTITLE_SLOT);
  if (!title || title.text === '' || !subtitle || !box || subtitle.fontSize < title.fontSize) return texts;
  return { ...texts, [SUBTITLE_SLOT]: tools.sizeText({ ...subtitle, fontSize: sizeBelow(title.fontSize) }, box) };
}

/**
 * Fits a text into the slot of another layout: with the settings of a new text, but with the words, font, colour and capitals that the
 * buyer chose in the title form. [CHG-02] [TITLE-11]
 */
export function refitSlotText(data: TextData, cell: TextCell, tools: CollageTools): TextData {
  const fresh = cell.slot === TITLE_SLOT ? titleText(data.text) : subtitleText(data.text);
  const { font, style, color, caps } = data;
  return normalizeSlotText({ ...fresh, text: data.text, font, style, color, caps }, cell, tools);
}
