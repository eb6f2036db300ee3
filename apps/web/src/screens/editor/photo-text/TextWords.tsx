import { useText } from '../../../app/locale/text-store.ts';
import { TextArea } from '../../../controls/TextField.tsx';
import type { PhotoTextFields, PhotoTextForm, PhotoTextNote } from '../../../flow/edit/photo-text-form.ts';
import styles from './PhotoTextDialog.module.css';

interface TextWordsProps {
  readonly form: PhotoTextForm;
  readonly onChange: (change: Partial<PhotoTextFields>) => void;
}

const NOTES = { full: 'photoTextFull', 'too-large': 'photoTextTooLarge', 'left-out': 'photoTextLeftOut' } as const satisfies Record<
  PhotoTextNote,
  string
>;

/** The words, and a quiet line below them when something was not taken. [PTEXT-02] [TFIT-02] */
export function TextWords({ form, onChange }: TextWordsProps) {
  const t = useText();
  return (
    <div className={styles.words}>
      <TextArea
        label={t('photoTextWords')}
        name="txt"
        rows={2}
        autoFocus
        placeholder={t('photoTextPlaceholder')}
        value={form.txt}
        onChange={(txt) => onChange({ txt })}
      />
      <p className={styles.note} role="status">
        {form.note ? t(NOTES[form.note]) : ''}
      </p>
    </div>
  );
}
