import { type Collage, type Page, qualitySummary } from '@muro/domain';
import { setEditorView, useEditorView } from '../../../app/collage/editor-view.ts';
import { useText } from '../../../app/locale/text-store.ts';
import { CheckboxField } from '../../../controls/CheckboxField.tsx';
import { qualityMessages } from '../../../flow/photos/quality-messages.ts';
import styles from './QualityBox.module.css';

/** The checkbox with the summary of the whole page. [EDIT-12] [QUAL-08 … QUAL-13] */
export function QualityBox({ collage, page }: { readonly collage: Collage; readonly page: Page }) {
  const t = useText();
  const isShown = useEditorView((view) => view.isQualityShown);
  const messages = qualityMessages(qualitySummary(page, collage));
  return (
    <div className={styles.box}>
      <CheckboxField isSelected={isShown} onChange={(isQualityShown) => setEditorView({ isQualityShown })}>
        {t('showQuality')}
      </CheckboxField>
      {Object.keys(collage.fills).length > 0 && (
        <div className={styles.messages} aria-live="polite">
          {messages.map((key) => (
            <p key={key}>{t(key)}</p>
          ))}
        </div>
      )}
    </div>
  );
}
