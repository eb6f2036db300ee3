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
import { collageOf } from '../../state/collage/work-store.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { textNow } from '../../state/language/text-store.ts';
import { useNavigation } from '../../state/navigation/navigation-store.ts';

/** The words that stand for an empty title and subtitle, in the page's language. */
export function defaultWords(): { readonly title: string; readonly subtitle: string } {
  const t = textNow();
  return { title: t('defaultTitle'), subtitle: t('defaultSubtitle') };
}

/** Title and subtitle of the open collage, only those that its page has; one that was never written is none. [TITLE-02] */
export function openTexts(workspace: Workspace, page: Page): Texts {
  const texts = collageOf(workspace.work.getState())?.texts ?? {};
  const slots = textLayers(page).filter(({ editable }) => editable);
  return Object.fromEntries(slots.map((layer) => [layer.slot, texts[layer.slot] ?? emptySlotText(layer)]));
}

interface TitlePlace {
  readonly page: Page;
  /** Null until the fonts are there: then nothing is measured. */
  readonly shaper: TextShaper | null;
}

/** The texts of the form at the sizes that they will have on the page. */
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

/** What a reader would miss of the title and the subtitle of the form, by slot. */
export function titleLosses(form: TitleForm, before: Texts, { page, shaper }: TitlePlace): Readonly<Record<string, TextLosses>> {
  if (!shaper) return {};
  const texts = sizedTexts(form, before, { page, shaper });
  return Object.fromEntries(
    textLayers(page).flatMap(({ slot, frame }) => (texts[slot] ? [[slot, textLosses(shaper, texts[slot], frame)]] : [])),
  );
}

/** What changes of the form are measured with. */
export function titleTools(before: Texts, place: TitlePlace): TitleTools {
  const { shaper } = place;
  const face = Object.values(before)[0] ?? titleText('');
  return {
    drawable: (text) => (shaper ? drawableText(shaper.fallbacks, { ...face, text }) : { kept: text, undrawable: [] }),
    cutOf: (form) => Object.values(titleLosses(form, before, place)).reduce((sum, { cut }) => sum + cut, 0),
  };
}

/** Applies the form as one step and closes the dialog. [TITLE-08] [TITLE-10] */
export function applyTitle(workspace: Workspace, form: TitleForm, before: Texts): void {
  workspace.work.getState().dispatch({ type: 'set-texts', texts: textsOf(form, before, defaultWords()) });
  useNavigation.getState().send({ type: 'close-dialog' });
}
