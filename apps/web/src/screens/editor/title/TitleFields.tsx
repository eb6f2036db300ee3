import { type TextLosses, TITLE_FONTS } from '@muro/domain';
import { memo, useId } from 'react';
import { CheckboxField } from '../../../controls/CheckboxField.tsx';
import { TextArea } from '../../../controls/TextField.tsx';
import type { WordsNote as WordsNoteValue } from '../../../flow/edit/text-limits.ts';
import { SUBTITLE_SLOT, TITLE_SLOT, type TitleChange, type TitleField, type TitleForm } from '../../../flow/edit/title-form.ts';
import { useText } from '../../../state/language/text-store.ts';
import { ColourField } from '../menu/ColourField.tsx';
import { FontField } from '../menu/FontField.tsx';
import { WordsNote } from '../words/WordsNote.tsx';
import styles from './TitleDialog.module.css';

interface TitleFieldsProps {
  readonly form: TitleForm;
  /** Losses of title and subtitle as currently drawn (cut text, missing characters), by slot. */
  readonly losses: Readonly<Record<string, TextLosses>>;
  /** Must be stable across renderings, so that typing renders only the edited field. */
  readonly onChange: (change: TitleChange) => void;
}

/** The form's fields. A change that does not fit is reverted, with the reason at its field. [TITLE-03 … TITLE-07] */
export function TitleFields({ form, losses, onChange }: TitleFieldsProps) {
  const { txt, stxt, isTitleOff, isSubtitleOff, font, color, caps, note } = form;
  const noteAt = (field: TitleField) => (note?.field === field ? note : null);
  return (
    <>
      <TitleWords field="title" value={txt} isOff={isTitleOff} note={noteAt('txt')} losses={losses[TITLE_SLOT]} onChange={onChange} />
      {stxt !== null && (
        <TitleWords
          field="subtitle"
          value={stxt}
          isOff={isSubtitleOff}
          note={noteAt('stxt')}
          losses={losses[SUBTITLE_SLOT]}
          onChange={onChange}
        />
      )}
      <TitleLook
        font={font}
        color={color}
        caps={caps}
        tooLong={note?.field === 'font' || note?.field === 'caps' ? note.field : null}
        onChange={onChange}
      />
    </>
  );
}

const FIELDS = {
  title: { words: 'txt', off: 'isTitleOff', label: 'titleText' },
  subtitle: { words: 'stxt', off: 'isSubtitleOff', label: 'subtitleText' },
} as const;

interface TitleWordsProps extends Pick<TitleFieldsProps, 'onChange'> {
  readonly field: keyof typeof FIELDS;
  readonly value: string;
  /** True if the collage has no such text. */
  readonly isOff: boolean;
  readonly note: WordsNoteValue | null;
  readonly losses: TextLosses | undefined;
}

const TitleWords = memo(function TitleWords({ field, value, isOff, note, losses, onChange }: TitleWordsProps) {
  const t = useText();
  const { words, off, label } = FIELDS[field];
  const nameId = useId();
  const isTooLong = note?.kind === 'too-long';
  return (
    <div className={styles.words}>
      <div className={styles.off}>
        <CheckboxField isSelected={isOff} onChange={(next) => onChange({ [off]: next })} describedBy={nameId}>
          {t('titleOff')}
        </CheckboxField>
        <span id={nameId} hidden>
          {t(label)}
        </span>
      </div>
      <TextArea
        label={t(label)}
        name={words}
        rows={2}
        autoFocus={field === 'title'}
        value={value}
        isDisabled={isOff}
        onChange={(typed) => onChange({ [words]: typed })}
        error={isTooLong ? t('doesfit') : null}
      />
      <WordsNote
        refusal={isTooLong ? t('doesfit') : null}
        isRefusalShown
        leftOut={note?.kind === 'left-out' ? note.signs : []}
        losses={isOff ? undefined : losses}
      />
    </div>
  );
});

interface TitleLookProps extends Pick<TitleFieldsProps, 'onChange'>, Pick<TitleForm, 'font' | 'color' | 'caps'> {
  readonly tooLong: Extract<TitleField, 'font' | 'caps'> | null;
}

const TitleLook = memo(function TitleLook({ font, color, caps, tooLong, onChange }: TitleLookProps) {
  const t = useText();
  const hint = t('doesfit');
  return (
    <>
      <div className={styles.look}>
        <FontField
          fonts={TITLE_FONTS}
          font={font}
          error={tooLong === 'font' ? hint : null}
          onChange={(family) => onChange({ font: family })}
        />
        <ColourField color={color} onChange={(next) => onChange({ color: next })} />
      </div>
      <CheckboxField isSelected={caps} onChange={(next) => onChange({ caps: next })}>
        {t('titleCaps')}
      </CheckboxField>
      <p className={styles.spoken} role="alert">
        {tooLong === 'caps' ? hint : ''}
      </p>
    </>
  );
});
