import type { Collage, TextData } from '@muro/domain';
import { useMemo } from 'react';
import { useSession } from '../../../app/session/use-session.ts';
import { StillCollage } from '../../../canvas/StillCollage.tsx';
import { type PhotoWithText, previewCollage } from '../../../flow/edit/photo-with-text.ts';
import { textPreviewSize } from '../../../flow/edit/text-preview-size.ts';
import { useShaper } from '../../../state/editor/collage-tools.ts';
import { useText } from '../../../state/language/text-store.ts';
import { useEditorShape } from '../../../state/window/use-editor-shape.ts';
import { useWindowHeightPx, useWindowWidthPx } from '../../../state/window/use-window-size.ts';
import { FoldOverlay } from '../fold/FoldOverlay.tsx';
import styles from './PhotoTextDialog.module.css';

interface PhotoTextPreviewProps {
  readonly collage: Collage;
  readonly work: PhotoWithText;
  readonly text: TextData;
}

/** The photo in its slot with its text, drawn as on the page and in print. [PTEXT-01] [PTEXT-03] */
export function PhotoTextPreview({ collage, work, text }: PhotoTextPreviewProps) {
  const t = useText();
  const { pictures } = useSession();
  const shaper = useShaper((store) => store.shaper);
  const preview = useMemo(() => previewCollage(collage, work, text), [collage, work, text]);
  const isLow = useEditorShape() === 'low';
  const size = textPreviewSize(work.page.trim, { widthPx: useWindowWidthPx(), heightPx: useWindowHeightPx() }, isLow);
  const typedText = text.text.trim();
  return (
    <div className={styles.stand}>
      <div
        className={styles.preview}
        style={{ width: size.widthPx, height: size.heightPx }}
        role="img"
        aria-label={typedText ? t('labelled', { label: t('photoTextPreview'), value: typedText }) : t('photoTextPreview')}
      >
        <StillCollage page={work.page} collage={preview} shaper={shaper} pictures={pictures} />
        {work.front && <FoldOverlay front={work.front} viewRect={work.page.sheet} pxPerCm={size.widthPx / work.page.trim.width} />}
      </div>
    </div>
  );
}
