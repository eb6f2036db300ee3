import { cleanText, type FontChoice, type TextData, TITLE_FONT, TITLE_FONTS, UNFITTED, wordsOrDefault } from '@muro/domain';
import { type Drawable, mayStand, type WordsNote } from './taken-words.ts';

/** Slots of the title and the subtitle. [TITLE-02] */
export const TITLE_SLOT = 'txt1';
export const SUBTITLE_SLOT = 'txt2';

export type Texts = Readonly<Record<string, TextData>>;

/** What the form shows. [TITLE-11] */
export interface TitleForm {
  readonly txt: string;
  /** Null when the design has no subtitle. [TITLE-04] */
  readonly stxt: string | null;
  /** Whether the collage goes without them; their words stay in their fields meanwhile. */
  readonly isTitleOff: boolean;
  readonly isSubtitleOff: boolean;
  /** Family name. */
  readonly font: string;
  readonly color: string;
  readonly caps: boolean;
  /** What became of the last change, at the field that it was made in. */
  readonly note: (WordsNote & { readonly field: TitleField }) | null;
}

export type TitleField = 'txt' | 'stxt' | 'isTitleOff' | 'isSubtitleOff' | 'font' | 'caps';

export type TitleChange = Partial<Omit<TitleForm, 'note'>>;

/** What a change is measured with. */
export interface TitleTools {
  readonly drawable: Drawable;
  /** How much of the texts of a form is cut. */
  cutOf(form: TitleForm): number;
}

/** The form for what the slots hold now; a slot that the page does not have is not in `texts`. */
export function titleFormOf(texts: Texts): TitleForm {
  const title = texts[TITLE_SLOT];
  const subtitle = texts[SUBTITLE_SLOT];
  const lead = title ?? subtitle;
  return {
    txt: title?.text ?? '',
    stxt: subtitle?.text ?? null,
    isTitleOff: title?.text === '',
    isSubtitleOff: subtitle?.text === '',
    font: TITLE_FONTS.find(({ family }) => family === lead?.font)?.family ?? TITLE_FONT.family,
    color: lead?.color ?? '#000000',
    caps: lead?.caps ?? true,
    note: null,
  };
}

/**
 * The form after a change. What does not fit its field is taken back to the last accepted value, see `mayStand`; going without a title, or with it again, is never refused.
 *
 * @see editor spec 5.3
 */
export function changedTitle(form: TitleForm, change: TitleChange, { drawable, cutOf }: TitleTools): TitleForm {
  const typed = change.txt ?? change.stxt;
  const field = FIELDS.find((name) => name in change);
  const words = typeof typed === 'string' ? drawable(cleanText(typed)) : null;
  const next: TitleForm = { ...form, ...change, ...(words && field ? { [field]: words.kept } : {}), note: null };
  if (!field || field === 'isTitleOff' || field === 'isSubtitleOff') return next;
  const [before, after] = words ? [String(form[field]), words.kept] : ['', ''];
  const cut = cutOf(next);
  if (cut > 0 && !mayStand(before, after, [cutOf(form), cut])) return { ...form, note: { field, kind: 'too-long' } };
  return words && words.undrawable.length > 0 ? { ...next, note: { field, kind: 'left-out', signs: words.undrawable } } : next;
}

const FIELDS: readonly TitleField[] = ['txt', 'stxt', 'isTitleOff', 'isSubtitleOff', 'font', 'caps'];

/**
 * What is submitted: words trimmed, an empty field replaced by its default unless the collage is to go without; colour and
 * capitals for both, the font for the subtitle only when another was chosen. [TITLE-10] [TITLE-12] [TITLE-13]
 */
export function textsOf(form: TitleForm, before: Texts, defaults: { readonly title: string; readonly subtitle: string }): Texts {
  const first = titleFormOf(before);
  const isNewFont = form.font !== first.font;
  const look = { color: form.color, caps: form.caps, fontSize: UNFITTED };
  const worn = (data: TextData, isAlways: boolean) =>
    isNewFont || isAlways ? { ...data, ...look, ...fontOf(form.font, data) } : { ...data, ...look };
  const title = before[TITLE_SLOT];
  const subtitle = before[SUBTITLE_SLOT];
  const titleWords = form.isTitleOff ? '' : wordsOrDefault(form.txt, defaults.title);
  const subtitleWords = form.isSubtitleOff ? '' : wordsOrDefault(form.stxt ?? '', defaults.subtitle);
  return {
    ...(title ? { [TITLE_SLOT]: { ...worn(title, true), text: titleWords } } : {}),
    ...(subtitle ? { [SUBTITLE_SLOT]: { ...worn(subtitle, !title), text: subtitleWords } } : {}),
  };
}

/** A font with its weight; one that is worn already keeps the weight it has. */
function fontOf(family: string, data: TextData): Pick<TextData, 'font' | 'style'> {
  if (data.font === family) return { font: data.font, style: data.style };
  const choice: FontChoice = TITLE_FONTS.find((font) => font.family === family) ?? TITLE_FONT;
  return { font: choice.family, style: String(choice.weight) };
}
