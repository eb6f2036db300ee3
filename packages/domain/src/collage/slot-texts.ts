import type { SizeCm } from '../geometry/rect.ts';
import type { TextCell } from '../layouts/shared/layout.ts';
import type { TextData } from '../text/text-data.ts';
import { sizeBelow, subtitleText, titleText } from '../text/text-defaults.ts';
import type { CollageTools } from './collage-tools.ts';

const TITLE_SLOT = 'txt1';
const SUBTITLE_SLOT = 'txt2';

/** What a text slot holds before anybody wrote in it: the title's words in txt1, the subtitle's elsewhere. [TITLE-14] [TXML-21] */
export function defaultSlotText({ slot, width, height }: TextCell, tools: CollageTools): TextData {
  const data = slot === TITLE_SLOT ? titleText(tools.defaultTexts.title) : subtitleText(tools.defaultTexts.subtitle);
  return tools.sizeText(data, { width, height });
}

/** No text at all where a text could be: nothing is drawn, and no default words come back. */
export function noSlotText({ slot }: { readonly slot: string }): TextData {
  return { ...(slot === TITLE_SLOT ? titleText('') : subtitleText('')), text: '' };
}

/** A text as it is applied: trimmed, sized; blanks alone become the default words, while '' is no text at all. [TITLE-12] [TITLE-13] */
export function appliedSlotText(data: TextData, { slot, width, height }: TextCell, tools: CollageTools): TextData {
  const whenEmpty = slot === TITLE_SLOT ? tools.defaultTexts.title : tools.defaultTexts.subtitle;
  return tools.sizeText({ ...data, text: data.text && (data.text.trim() || whenEmpty) }, { width, height });
}

/**
 * The texts with a subtitle that is smaller than its title, whatever sizes their boxes and words have given them; a title
 * that is left away makes nothing smaller.
 */
export function withSmallerSubtitle(
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
 * A text in the slot of another layout: the settings of a new text, fitted again, but with what the title form asks a
 * person for (words, font, colour, capitals), so that changing the layout undoes nobody's choice. [CHG-02] [TITLE-11]
 */
export function refittedSlotText(data: TextData, cell: TextCell, tools: CollageTools): TextData {
  const fresh = cell.slot === TITLE_SLOT ? titleText(data.text) : subtitleText(data.text);
  const { font, style, color, caps } = data;
  return appliedSlotText({ ...fresh, text: data.text, font, style, color, caps }, cell, tools);
}
