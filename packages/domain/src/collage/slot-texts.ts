import type { TextCell } from '../layouts/layout.ts';
import type { TextData } from '../text/text-data.ts';
import { subtitleText, titleText } from '../text/text-defaults.ts';
import type { CollageTools } from './collage-tools.ts';

const TITLE_SLOT = 'txt1';

/** What a text slot holds before anybody wrote in it: the title's words in txt1, the subtitle's elsewhere. [TITLE-14] [TXML-21] */
export function defaultSlotText({ slot, width, height }: TextCell, tools: CollageTools): TextData {
  const data = slot === TITLE_SLOT ? titleText(tools.defaultTexts.title) : subtitleText(tools.defaultTexts.subtitle);
  return tools.fitText(data, { width, height });
}

/** A text as it is applied: trimmed, the default words when nothing is left, fitted. [TITLE-12] [TITLE-13] */
export function appliedSlotText(data: TextData, { slot, width, height }: TextCell, tools: CollageTools): TextData {
  const whenEmpty = slot === TITLE_SLOT ? tools.defaultTexts.title : tools.defaultTexts.subtitle;
  return tools.fitText({ ...data, text: data.text.trim() || whenEmpty }, { width, height });
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
