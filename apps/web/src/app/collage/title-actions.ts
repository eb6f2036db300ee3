import {
  drawableText,
  emptySlotText,
  type Page,
  type SizeCm,
  shrinkSubtitle,
  sizeText,
  type TextData,
  type TextLosses,
  type TextShaper,
  textLayers,
  textLosses,
  titleText,
} from '@muro/domain';
import { type Texts, type TitleForm, type TitleTools, textsOf } from '../../flow/edit/title-form.ts';
import { collageOf } from '../../state/collage/work.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { textNow } from '../../state/language/text-store.ts';
import { useNavigation } from '../../state/navigation/navigation-store.ts';

/** Returns the default words for an empty title and subtitle, in the page's language. */
export function defaultWords(): { readonly title: string; readonly subtitle: string } {
  const t = textNow();
  return { title: t('defaultTitle'), subtitle: t('defaultSubtitle') };
}

/** Returns title and subtitle of the open collage, only those that its page has; one that was never edited is an empty text. [TITLE-02] */
export function openTexts(workspace: Workspace, page: Page): Texts {
  const texts = collageOf(workspace.work.getState())?.texts ?? {};
  const slots = textLayers(page).filter(({ editable }) => editable);
  return Object.fromEntries(slots.map((layer) => [layer.slot, texts[layer.slot] ?? emptySlotText(layer)]));
}

interface TitlePlace {
  readonly page: Page;
  /** Null until the fonts have loaded: then nothing is measured. */
  readonly shaper: TextShaper | null;
}

/** Returns the texts of the form at their sizes on the page. */
export function sizedTexts(form: TitleForm, before: Texts, { page, shaper }: TitlePlace): Texts {
  const texts = textsOf(form, before, defaultWords());
  if (!shaper) return texts;
  const boxes = new Map(textLayers(page).map(({ slot, frame }) => [slot, frame]));
  const tools = { sizeText: (data: TextData, box: SizeCm) => sizeText(shaper, data, box) };
  const sized = Object.entries(texts).map(([slot, data]) => {
    const box = boxes.get(slot);
    return [slot, box ? tools.sizeText(data, box) : data] as const;
  });
  return shrinkSubtitle(Object.fromEntries(sized), boxes, tools);
}

/** Returns the losses of the form's title and subtitle (cut text, missing characters), by slot. */
export function titleLosses(form: TitleForm, before: Texts, { page, shaper }: TitlePlace): Readonly<Record<string, TextLosses>> {
  if (!shaper) return {};
  const texts = sizedTexts(form, before, { page, shaper });
  return Object.fromEntries(
    textLayers(page).flatMap(({ slot, frame }) => (texts[slot] ? [[slot, textLosses(shaper, texts[slot], frame)]] : [])),
  );
}

/** Returns the functions that measure changes of the form. */
export function titleTools(before: Texts, place: TitlePlace): TitleTools {
  const { shaper } = place;
  const face = Object.values(before)[0] ?? titleText('');
  return {
    drawable: (text) => (shaper ? drawableText(shaper.fallbacks, { ...face, text }) : { drawableInput: text, undrawable: [] }),
    cutOf: (form) => Object.values(titleLosses(form, before, place)).reduce((sum, { cut }) => sum + cut, 0),
  };
}

/** Applies the form as one undo step and closes the dialog. [TITLE-08] [TITLE-10] */
export function applyTitle(workspace: Workspace, form: TitleForm, before: Texts): void {
  workspace.work.getState().dispatch({ type: 'set-texts', texts: textsOf(form, before, defaultWords()) });
  useNavigation.getState().send({ type: 'close-dialog' });
}
