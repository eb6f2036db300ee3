import { cleanText, type FontChoice, type TextData, TITLE_FONT, TITLE_FONTS, UNFITTED, wordsOrDefault } from '@muro/domain';
import { type Drawable, isAcceptedChange, type WordsNote } from './text-limits.ts';

/** Slots of the title and the subtitle. [TITLE-02] */
export const TITLE_SLOT = 'txt1';
export const SUBTITLE_SLOT = 'txt2';

export type Texts = Readonly<Record<string, TextData>>;

/** State of the form. [TITLE-11] */
export interface TitleForm {
  readonly txt: string;
  /** Null if the design has no subtitle. [TITLE-04] */
  readonly stxt: string | null;
  /** True if the collage has no title or subtitle; the fields keep their words meanwhile. */
  readonly isTitleOff: boolean;
  readonly isSubtitleOff: boolean;
  /** Font family. */
  readonly font: string;
  readonly color: string;
  readonly caps: boolean;
  /** Message about the last change, shown at its field. */
  readonly note: (WordsNote & { readonly field: TitleField }) | null;
}

export type TitleField = 'txt' | 'stxt' | 'isTitleOff' | 'isSubtitleOff' | 'font' | 'caps';

export type TitleChange = Partial<Omit<TitleForm, 'note'>>;

/** Functions that measure a change. */
export interface TitleTools {
  readonly drawable: Drawable;
  /** Returns the number of characters of a form's texts that are cut. */
  cutOf(form: TitleForm): number;
}

/** Returns the form for the current slots; `texts` contains only slots that the page has. */
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
 * Returns the form after a change. A text that does not fit is reverted to the last accepted value, see `isAcceptedChange`; turning the title off
 * or on is never refused.
 *
 * @see editor spec 5.3
 */
export function changedTitle(form: TitleForm, change: TitleChange, { drawable, cutOf }: TitleTools): TitleForm {
  const typed = change.txt ?? change.stxt;
  const field = FIELDS.find((name) => name in change);
  const drawableText = typeof typed === 'string' ? drawable(cleanText(typed)) : null;
  const next: TitleForm = { ...form, ...change, ...(drawableText && field ? { [field]: drawableText.drawableInput } : {}), note: null };
  if (!field || field === 'isTitleOff' || field === 'isSubtitleOff') return next;
  const [before, after] = drawableText ? [String(form[field]), drawableText.drawableInput] : ['', ''];
  const cut = cutOf(next);
  if (cut > 0 && !isAcceptedChange(before, after, [cutOf(form), cut])) return { ...form, note: { field, kind: 'too-long' } };
  return drawableText && drawableText.undrawable.length > 0
    ? { ...next, note: { field, kind: 'left-out', signs: drawableText.undrawable } }
    : next;
}

const FIELDS: readonly TitleField[] = ['txt', 'stxt', 'isTitleOff', 'isSubtitleOff', 'font', 'caps'];

/**
 * Returns the texts to submit: trimmed words, with the default in an empty field unless the title is off; colour and capitals apply to
 * both, the font applies to the subtitle only after a change of font. [TITLE-10] [TITLE-12] [TITLE-13]
 */
export function textsOf(form: TitleForm, before: Texts, defaults: { readonly title: string; readonly subtitle: string }): Texts {
  const first = titleFormOf(before);
  const isNewFont = form.font !== first.font;
  const look = { color: form.color, caps: form.caps, fontSize: UNFITTED };
  const styledText = (data: TextData, isAlways: boolean) =>
    isNewFont || isAlways ? { ...data, ...look, ...fontOf(form.font, data) } : { ...data, ...look };
  const title = before[TITLE_SLOT];
  const subtitle = before[SUBTITLE_SLOT];
  const titleWords = form.isTitleOff ? '' : wordsOrDefault(form.txt, defaults.title);
  const subtitleWords = form.isSubtitleOff ? '' : wordsOrDefault(form.stxt ?? '', defaults.subtitle);
  return {
    ...(title ? { [TITLE_SLOT]: { ...styledText(title, true), text: titleWords } } : {}),
    ...(subtitle ? { [SUBTITLE_SLOT]: { ...styledText(subtitle, !title), text: subtitleWords } } : {}),
  };
}

/** Returns a font with its weight; the current font keeps its weight. */
function fontOf(family: string, data: TextData): Pick<TextData, 'font' | 'style'> {
  if (data.font === family) return { font: data.font, style: data.style };
  const choice: FontChoice = TITLE_FONTS.find((font) => font.family === family) ?? TITLE_FONT;
  return { font: choice.family, style: String(choice.weight) };
}
