import type { SizeCm } from '../geometry/rect.ts';
import type { TextData } from '../text/text-data.ts';

/** What commands need from outside: fonts that measure, and the words of the person's language. */
export interface CollageTools {
  /** The text at the size at which it fits a box, cm, its words as they are (see `sizeText`). */
  sizeText(data: TextData, box: SizeCm): TextData;
  readonly defaultTexts: { readonly title: string; readonly subtitle: string };
}
