import {
  atFontSize,
  type Cm,
  cleanText,
  FONT_SIZES,
  type FontChoice,
  MAX_TEXT_LENGTH,
  PHOTO_TEXT_FONTS,
  photoText,
  type SizeCm,
  startSize,
  type TextAlign,
  type TextBackground,
  type TextData,
  type TextValign,
} from '@muro/domain';
import { type Drawable, isAcceptedChange, type WordsNote } from './text-limits.ts';

/** Fields of the form. [PTEXT-16] */
export interface PhotoTextFields {
  readonly txt: string;
  /** Font family. */
  readonly font: string;
  /** The requested size, cm; the letters are smaller if the words need it. */
  readonly fontsize: Cm;
  readonly color: string;
  readonly align: TextAlign;
  readonly valign: TextValign;
  readonly background: TextBackground;
  readonly caps: boolean;
}

export interface PhotoTextForm extends PhotoTextFields {
  /** The text as drawn, at the size at which it fits. */
  readonly drawn: TextData;
  readonly note: PhotoTextNote | null;
}

/**
 * Message about the last change:
 *
 *     too-long    the words do not fit, even in the smallest letters; the change was reverted
 *     too-large   the words do not fit in this size, this font or in capitals; the change was reverted
 *     left-out    characters that no font can draw
 */
export type PhotoTextNote = WordsNote | { readonly kind: 'too-large' };

/** Functions that measure a change. */
export interface PhotoTextTools {
  readonly drawable: Drawable;
  /** Fits the text into its box, see `fitText`. */
  fit(data: TextData): TextData;
}

/**
 * Returns the form for the text of a photo, or for a new one.
 *
 * @param box  available box for the text
 */
export function photoTextFormOf(before: TextData | null, box: SizeCm): PhotoTextForm {
  const drawn = before ?? photoText('', box);
  const { text: txt, font, color, align, valign, background, caps } = drawn;
  return { txt, font, fontsize: startSize(drawn.fontSize, box), color, align, valign, background, caps, drawn, note: null };
}

/**
 * Returns the form after a change. Words that no longer fit make the letters smaller, down to the smallest size; if they do not fit even
 * then, the change is reverted, see `isAcceptedChange`. A change of look that needs no room is always accepted.
 *
 * @see [PTEXT-03] [TFIT-02] [TDATA-12]
 */
export function changedPhotoText(form: PhotoTextForm, change: Partial<PhotoTextFields>, { drawable, fit }: PhotoTextTools): PhotoTextForm {
  const typed = cleanText(change.txt ?? form.txt);
  const { drawableInput, undrawable } = drawable(typed);
  const next: PhotoTextFields = { ...form, ...change, txt: drawableInput };
  const fitted = fit(requestedText(form, next));
  const cuts = [form.txt.length - fit(form.drawn).text.length, next.txt.length - fitted.text.length] as const;
  const note = refusalNote(form, next, { fitted, cuts });
  if (note) return { ...form, note };
  // A text from a larger box stays whole in the data; only the drawing is shortened.
  const drawn = { ...fitted, text: next.txt };
  return { ...form, ...next, drawn, note: noteOf(change.txt ?? '', undrawable) };
}

function noteOf(typed: string, undrawable: readonly string[]): PhotoTextNote | null {
  if (typed.length > MAX_TEXT_LENGTH) return { kind: 'too-long' };
  return undrawable.length > 0 ? { kind: 'left-out', signs: undrawable } : null;
}

interface Measured {
  readonly fitted: TextData;
  /** Number of characters cut before and after. */
  readonly cuts: readonly [number, number];
}

function refusalNote(form: PhotoTextForm, next: PhotoTextFields, { fitted, cuts }: Measured): PhotoTextNote | null {
  if (next.txt !== form.txt) return isAcceptedChange(form.txt, next.txt, cuts) ? null : { kind: 'too-long' };
  const isWider = next.font !== form.font || next.caps !== form.caps;
  const isLarger = next.fontsize > form.drawn.fontSize && next.fontsize !== form.fontsize;
  const isRefused = isLarger ? fitted.fontSize !== next.fontsize : isWider && cuts[1] > cuts[0];
  return isRefused ? { kind: 'too-large' } : null;
}

/** Returns the text data that the fields ask for, before fitting. */
function requestedText({ drawn, font: wornFont }: PhotoTextForm, { txt, fontsize, font, ...look }: PhotoTextFields): TextData {
  const { color, align, valign, background, caps } = look;
  const face = font === wornFont ? {} : { font, style: String(fontNamed(font).weight) };
  return atFontSize({ ...drawn, text: txt, color, align, valign, background, caps, multiLine: true, ...face }, fontsize);
}

function fontNamed(family: string): FontChoice {
  return PHOTO_TEXT_FONTS.find((choice) => choice.family === family) ?? PHOTO_TEXT_FONTS[0];
}

/**
 * Returns the next size of the list; null at its end. [PTEXT-07]
 *
 * @param current  the drawn size
 */
export function nextFontSize(current: Cm, by: -1 | 1): Cm | null {
  const next = by > 0 ? FONT_SIZES.find((size) => size > current) : FONT_SIZES.findLast((size) => size < current);
  return next ?? null;
}

/** Returns the text to apply to the photo; null if it contains only spaces. [TFIT-06] */
export function submittedText({ txt, drawn }: PhotoTextForm): TextData | null {
  return txt.trim() === '' ? null : drawn;
}
