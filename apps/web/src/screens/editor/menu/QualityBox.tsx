import { type Collage, type Page, qualitySummary } from '@muro/domain';
import { useShallow } from 'zustand/react/shallow';
import { setEditorView, useEditorView } from '../../../app/collage/editor-view.ts';
import { collageOf, useWork } from '../../../app/collage/work-store.ts';
import { useText } from '../../../app/locale/text-store.ts';
import { usePhotoLibrary } from '../../../app/photos/photo-library.ts';
import { CheckboxField } from '../../../controls/CheckboxField.tsx';
import { missingIds } from '../../../flow/photos/missing-photos.ts';
import { type QualityMessageKey, qualityMessages } from '../../../flow/photos/quality-messages.ts';
import styles from './QualityBox.module.css';

/** The checkbox with the summary of the whole page. [EDIT-12] [QUAL-08 … QUAL-13] */
export function QualityBox({ page }: { readonly page: Page }) {
  const t = useText();
  const isShown = useEditorView((view) => view.isQualityShown);
  const missing = usePhotoLibrary(useShallow(missingIds));
  const messages = useWork(useShallow((work) => messagesOf(page, collageOf(work), missing)));
  return (
    <div className={styles.box}>
      <CheckboxField isSelected={isShown} onChange={(isQualityShown) => setEditorView({ isQualityShown })}>
        {t('showQuality')}
      </CheckboxField>
      {messages.length > 0 && (
        <div className={styles.messages} aria-live="polite">
          {messages.map((key) => (
            <p key={key}>{t(key)}</p>
          ))}
        </div>
      )}
    </div>
  );
}

/** None while the page is empty. A photo that waits for its file has no quality yet. */
function messagesOf(page: Page, collage: Collage | null, missing: readonly string[]): readonly QualityMessageKey[] {
  if (!collage || Object.values(collage.fills).every(({ photoId }) => missing.includes(photoId))) return [];
  const photos = collage.photos.filter(({ id }) => !missing.includes(id));
  return qualityMessages(qualitySummary(page, { photos, fills: collage.fills }));
}
