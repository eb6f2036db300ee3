import { type Cm, type Collage, layOutText, type Page, type TextShaper, textLayers } from '@muro/domain';
import { useMemo } from 'react';
import { defaultWords, sizedTexts } from '../../../app/collage/title-actions.ts';
import { useSession } from '../../../app/session/use-session.ts';
import { StillCollage } from '../../../canvas/StillCollage.tsx';
import { type Texts, type TitleForm, textsOf } from '../../../flow/edit/title-form.ts';
import { titlePage, titleWidth } from '../../../flow/edit/title-page.ts';
import { useShaper } from '../../../state/editor/collage-tools.ts';
import { useText } from '../../../state/language/text-store.ts';
import styles from './TitleDialog.module.css';

interface TitlePreviewProps {
  readonly collage: Collage;
  readonly page: Page;
  readonly form: TitleForm;
  readonly before: Texts;
}

/** The title as it will be printed, drawn as on the page. [TITLE-09] */
export function TitlePreview({ collage, page, form, before }: TitlePreviewProps) {
  const t = useText();
  const { pictures } = useSession();
  const shaper = useShaper((store) => store.shaper);
  const texts = useMemo(() => sizedTexts(form, before, { page, shaper }), [form, before, page, shaper]);
  const width = useMemo(() => titleWidth(page, wordsWidth(texts, { page, shaper })), [texts, page, shaper]);
  const part = useMemo(() => titlePage(page, width), [page, width]);
  const preview = useMemo(() => ({ ...collage, texts }), [collage, texts]);
  if (!part) return null;
  const shownTexts = Object.values(textsOf(form, before, defaultWords())).map(({ text }) => text);
  return (
    <div className={styles.preview} style={{ aspectRatio: `${part.trim.width} / ${part.trim.height}` }}>
      <StillCollage page={part} collage={preview} shaper={shaper} pictures={pictures} />
      <p className={styles.spoken}>{t('labelled', { label: t('titlePreview'), value: shownTexts.join(', ') })}</p>
    </div>
  );
}

/** Returns the width of the longest line of all texts. */
function wordsWidth(texts: Texts, { page, shaper }: { readonly page: Page; readonly shaper: TextShaper | null }): Cm {
  if (!shaper) return 0;
  const blocks = textLayers(page).flatMap(({ slot, frame }) => (texts[slot] ? [layOutText(shaper, texts[slot], frame)] : []));
  return Math.max(0, ...blocks.flatMap(({ lines }) => lines.map(({ width }) => width)));
}
