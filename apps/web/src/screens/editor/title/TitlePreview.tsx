import { type Collage, fitText, type Page, type TextShaper, textLayers } from '@muro/domain';
import { useMemo } from 'react';
import { useShaper } from '../../../app/collage-tools.ts';
import { collagePictures } from '../../../app/photo-pictures.ts';
import { useText } from '../../../app/text-store.ts';
import { defaultWords } from '../../../app/title-actions.ts';
import { CollageCanvas } from '../../../canvas/CollageCanvas.tsx';
import { type Texts, type TitleForm, textsOf } from '../../../flow/title-form.ts';
import { titlePage } from '../../../flow/title-page.ts';
import styles from './TitleDialog.module.css';

interface TitlePreviewProps {
  readonly collage: Collage;
  readonly page: Page;
  readonly form: TitleForm;
  readonly before: Texts;
}

/** Nothing moves here. */
const STILL = { get: () => null, subscribe: () => () => undefined };
const IGNORE = (): void => undefined;

/** The title as it will stand on the wall, drawn as on the page. [TITLE-09] */
export function TitlePreview({ collage, page, form, before }: TitlePreviewProps) {
  const t = useText();
  const shaper = useShaper((store) => store.shaper);
  const part = useMemo(() => titlePage(page), [page]);
  const shown = useMemo(() => ({ ...collage, texts: fitted(form, before, { page, shaper }) }), [collage, form, before, page, shaper]);
  if (!part) return null;
  const words = Object.values(textsOf(form, before, defaultWords())).map(({ text }) => text);
  return (
    <div className={styles.preview} style={{ aspectRatio: `${part.trim.width} / ${part.trim.height}` }}>
      <CollageCanvas
        page={part}
        collage={shown}
        shaper={shaper}
        live={STILL}
        pictures={collagePictures}
        zooms="photo"
        marginPx={0}
        onGesture={IGNORE}
      >
        {null}
      </CollageCanvas>
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
