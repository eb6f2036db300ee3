/** Scripts in which a zero-width joiner or non-joiner changes joining or clusters. */
const JOINING =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Myanmar}\p{Script=Khmer}\p{Script=Tibetan}]/u;
/** Scripts from right to left, in which direction marks have an effect. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Scripts without spaces, in which a zero-width space allows a line break. */
const SPACELESS = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const EMOJI_END = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f/u;
const EMOJI_START = /\p{Extended_Pictographic}/u;
const BLACK_FLAG = '\u{1f3f4}';
const TAG = /[\u{e0020}-\u{e007f}]/u;

const HAS_MARK = /[\u061c\u200b-\u200f\u{e0001}-\u{e007f}]/u;

/**
 * Removes zero-width characters and direction marks where no script needs them: between Latin letters they only make different texts
 * look equal.
 *
 *     'a\u200db'  →  'ab'        'نامه\u200cها', '👨‍👩‍👧'  stay
 *
 * @param line  one line, without characters that embed or override a direction
 */
export function removeUnneededMarks(line: string): string {
  if (!HAS_MARK.test(line)) return line;
  const isRightToLeft = RIGHT_TO_LEFT.test(line.replaceAll('\u061c', '')); // U+061C itself has script Arabic
  const signs = [...line];
  const needed: string[] = [];
  for (const [index, sign] of signs.entries()) {
    const around = { before: needed.at(-1) ?? '', after: signs[index + 1] ?? '', isRightToLeft };
    if (!HAS_MARK.test(sign) || isNeeded(sign, around)) needed.push(sign);
  }
  return needed.join('');
}

interface Around {
  readonly before: string;
  readonly after: string;
  readonly isRightToLeft: boolean;
}

function isNeeded(sign: string, { before, after, isRightToLeft }: Around): boolean {
  if (TAG.test(sign)) return before === BLACK_FLAG || TAG.test(before);
  switch (sign) {
    case '\u200c':
      return JOINING.test(before);
    case '\u200d':
      return JOINING.test(before) || (EMOJI_END.test(before) && EMOJI_START.test(after));
    case '\u200b':
      return SPACELESS.test(before) && SPACELESS.test(after);
    case '\u061c':
    case '\u200e':
    case '\u200f':
      return isRightToLeft;
    default:
      return false;
  }
}
