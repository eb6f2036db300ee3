import type { SizeCm } from '../geometry/rect.ts';
import type { TextData } from '../text/text-data.ts';

/** Dependencies of commands: measuring fonts, and the default words in the buyer's language. */
export interface CollageTools {
  /** The text at the size at which it fits a box, cm; words are unchanged (see `sizeText`). */
  sizeText(data: TextData, box: SizeCm): TextData;
  readonly defaultTexts: { readonly title: string; readonly subtitle: string };
}
