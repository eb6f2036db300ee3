import { appliedWords, cleanText, type FontChoice, type TextData, TITLE_FONT, TITLE_FONTS, UNFITTED } from '@muro/domain';

/** Slots of the title and the subtitle. [TITLE-02] */
export const TITLE_SLOT = 'txt1';
export const SUBTITLE_SLOT = 'txt2';

export type Texts = Readonly<Record<string, TextData>>;

/** What the form shows. [TITLE-11] */
export interface TitleForm {
  readonly txt: string;
  /** Null when the design has no subtitle. [TITLE-04] */
  readonly stxt: string | null;
  /** Family name. */
  readonly font: string;
  readonly color: string;
  readonly caps: boolean;
  /** The field whose last change was taken back because it did not fit. [TITLE-25] */
  readonly tooLong: TitleField | null;
}

export type TitleField = 'txt' | 'stxt' | 'font' | 'caps';

export type TitleChange = Partial<Pick<TitleForm, 'txt' | 'stxt' | 'font' | 'color' | 'caps'>>;

/** The form for what the slots hold now; a slot that the page does not have is not in `texts`. */
export function titleFormOf(texts: Texts): TitleForm {
  const title = texts[TITLE_SLOT];
  const lead = title ?? texts[SUBTITLE_SLOT];
  return {
    txt: title?.text ?? '',
    stxt: texts[SUBTITLE_SLOT]?.text ?? null,
    font: TITLE_FONTS.find(({ family }) => family === lead?.font)?.family ?? TITLE_FONT.family,
    color: lead?.color ?? '#000000',
    caps: lead?.caps ?? true,
    tooLong: null,
  };
}

/**
 * The form after a change. What does not fit its field is taken back to the last accepted value; less of a text is always
 * accepted, so that nobody gets stuck.
 *
 * @param fits  whether the texts of a form all fit whole
 * @see editor spec 5.3
 */
export function changedTitle(form: TitleForm, change: TitleChange, fits: (form: TitleForm) => boolean): TitleForm {
  const next: TitleForm = { ...form, ...cleaned(change), tooLong: null };
  const field = FIELDS.find((name) => next[name] !== form[name]);
  if (!field || isShorter(form, next, field) || fits(next)) return next;
  return { ...form, tooLong: field };
}

const FIELDS: readonly TitleField[] = ['txt', 'stxt', 'font', 'caps'];

/**
 * What is submitted: words trimmed, an empty one replaced by its default; colour and capitals for both, the font for the
 * subtitle only when another was chosen. [TITLE-10] [TITLE-12] [TITLE-13]
 */
export function textsOf(form: TitleForm, before: Texts, defaults: { readonly title: string; readonly subtitle: string }): Texts {
  const first = titleFormOf(before);
  const isNewFont = form.font !== first.font;
  const look = { color: form.color, caps: form.caps, fontSize: UNFITTED };
  const worn = (data: TextData, isAlways: boolean) =>
    isNewFont || isAlways ? { ...data, ...look, ...fontOf(form.font, data) } : { ...data, ...look };
  const title = before[TITLE_SLOT];
  const subtitle = before[SUBTITLE_SLOT];
  return {
    ...(title ? { [TITLE_SLOT]: { ...worn(title, true), text: appliedWords(form.txt, defaults.title) } } : {}),
    ...(subtitle ? { [SUBTITLE_SLOT]: { ...worn(subtitle, !title), text: appliedWords(form.stxt ?? '', defaults.subtitle) } } : {}),
  };
}

/** A font with its weight; one that is worn already keeps the weight it has. */
function fontOf(family: string, data: TextData): Pick<TextData, 'font' | 'style'> {
  if (data.font === family) return { font: data.font, style: data.style };
  const choice: FontChoice = TITLE_FONTS.find((font) => font.family === family) ?? TITLE_FONT;
  return { font: choice.family, style: String(choice.weight) };
}

function cleaned({ txt, stxt, ...look }: TitleChange): TitleChange {
  return { ...look, ...(txt === undefined ? {} : { txt: cleanText(txt) }), ...(typeof stxt === 'string' ? { stxt: cleanText(stxt) } : {}) };
}

function isShorter(form: TitleForm, next: TitleForm, field: TitleField): boolean {
  if (field !== 'txt' && field !== 'stxt') return false;
  return (next[field]?.length ?? 0) < (form[field]?.length ?? 0);
}
