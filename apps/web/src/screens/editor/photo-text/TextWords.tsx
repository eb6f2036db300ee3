import type { TextLosses } from '@muro/domain';
import { TextArea } from '../../../controls/TextField.tsx';
import type { PhotoTextFields, PhotoTextForm } from '../../../flow/edit/photo-text-form.ts';
import { useText } from '../../../state/language/text-store.ts';
import { WordsNote } from '../words/WordsNote.tsx';
import styles from './PhotoTextDialog.module.css';

interface TextWordsProps {
  readonly form: PhotoTextForm;
  readonly losses: TextLosses | undefined;
  readonly onChange: (change: Partial<PhotoTextFields>) => void;
}

const REFUSALS = { 'too-long': 'photoTextFull', 'too-large': 'photoTextTooLarge' } as const;

/** The text field, and a note below it if a change was refused. [PTEXT-02] [TFIT-02] */
export function TextWords({ form, losses, onChange }: TextWordsProps) {
  const t = useText();
  const { note } = form;
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
      <WordsNote
        refusal={note && note.kind !== 'left-out' ? t(REFUSALS[note.kind]) : null}
        leftOut={note?.kind === 'left-out' ? note.signs : []}
        losses={losses}
      />
    </div>
  );
}
