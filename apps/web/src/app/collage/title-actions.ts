import { fitsWhole, type Page, type TextShaper, textLayers } from '@muro/domain';
import { type Texts, type TitleForm, textsOf } from '../../flow/edit/title-form.ts';
import { textNow } from '../locale/text-store.ts';
import { useNavigation } from '../navigate/navigation-store.ts';
import { collageOf, useWork } from './work-store.ts';

/** The words that stand for an empty title and subtitle, in the page's language. */
export function defaultWords(): { readonly title: string; readonly subtitle: string } {
  const t = textNow();
  return { title: t('defaultTitle'), subtitle: t('defaultSubtitle') };
}

/** Title and subtitle of the open collage, only those that its page has. [TITLE-02] */
export function openTexts(page: Page): Texts {
  const texts = collageOf(useWork.getState())?.texts ?? {};
  const slots = textLayers(page).filter(({ editable }) => editable);
  return Object.fromEntries(slots.flatMap(({ slot }) => (texts[slot] ? [[slot, texts[slot]]] : [])));
}

/** Whether every text of the form fits its place without losing a letter. */
export function titleFits(form: TitleForm, before: Texts, { page, shaper }: { readonly page: Page; readonly shaper: TextShaper }): boolean {
  const texts = textsOf(form, before, defaultWords());
  return textLayers(page).every(({ slot, frame }) => {
    const data = texts[slot];
    return !data || fitsWhole(shaper, data, frame);
  });
}

/** Applies the form as one step and closes the dialog. [TITLE-08] [TITLE-10] */
export function applyTitle(form: TitleForm, before: Texts): void {
  useWork.getState().dispatch({ type: 'set-texts', texts: textsOf(form, before, defaultWords()) });
  useNavigation.getState().send({ type: 'close-dialog' });
}
