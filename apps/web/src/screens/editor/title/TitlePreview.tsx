import { type Cm, type Collage, fitText, layOutText, type Page, type TextShaper, textLayers } from '@muro/domain';
import { useMemo } from 'react';
import { useShaper } from '../../../app/collage/collage-tools.ts';
import { defaultWords } from '../../../app/collage/title-actions.ts';
import { useText } from '../../../app/locale/text-store.ts';
import { collagePictures } from '../../../app/photos/photo-pictures.ts';
import { StillCollage } from '../../../canvas/StillCollage.tsx';
import { type Texts, type TitleForm, textsOf } from '../../../flow/edit/title-form.ts';
import { titlePage, titleWidth } from '../../../flow/edit/title-page.ts';
import styles from './TitleDialog.module.css';

interface TitlePreviewProps {
  readonly collage: Collage;
  readonly page: Page;
  readonly form: TitleForm;
  readonly before: Texts;
}

/** The title as it will stand on the wall, drawn as on the page. [TITLE-09] */
export function TitlePreview({ collage, page, form, before }: TitlePreviewProps) {
  const t = useText();
  const shaper = useShaper((store) => store.shaper);
  const texts = useMemo(() => fitted(form, before, { page, shaper }), [form, before, page, shaper]);
  const width = useMemo(() => titleWidth(page, wordsWidth(texts, { page, shaper })), [texts, page, shaper]);
  const part = useMemo(() => titlePage(page, width), [page, width]);
  const shown = useMemo(() => ({ ...collage, texts }), [collage, texts]);
  if (!part) return null;
  const words = Object.values(textsOf(form, before, defaultWords())).map(({ text }) => text);
  return (
    <div className={styles.preview} style={{ aspectRatio: `${part.trim.width} / ${part.trim.height}` }}>
      <StillCollage page={part} collage={shown} shaper={shaper} pictures={collagePictures} />
      <p className={styles.spoken}>{`${t('titlePreview')}: ${words.join(', ')}`}</p>
    </div>
  );
}

function fitted(form: TitleForm, before: Texts, { page, shaper }: { readonly page: Page; readonly shaper: TextShaper | null }): Texts {
  const texts = textsOf(form, before, defaultWords());
  if (!shaper) return texts;
  const boxes = new Map(textLayers(page).map(({ slot, frame }) => [slot, frame]));
  return Object.fromEntries(
    Object.entries(texts).map(([slot, data]) => {
      const box = boxes.get(slot);
      return [slot, box ? fitText(shaper, data, box) : data];
    }),
  );
}

/** Width of the longest line of all texts. */
function wordsWidth(texts: Texts, { page, shaper }: { readonly page: Page; readonly shaper: TextShaper | null }): Cm {
  if (!shaper) return 0;
  const blocks = textLayers(page).flatMap(({ slot, frame }) => (texts[slot] ? [layOutText(shaper, texts[slot], frame)] : []));
  return Math.max(0, ...blocks.flatMap(({ lines }) => lines.map(({ width }) => width)));
}
