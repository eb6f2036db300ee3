import { useState } from 'react';
import { Button, LinkButton } from '../../controls/Button.tsx';
import { classNames } from '../../controls/class-names.ts';
import type { PhotoEntry } from '../../flow/photos/photo-entry.ts';
import type { RemovalSuggestion } from '../../flow/photos/removal-suggestions.ts';
import { usePhotoLibrary } from '../../state/editor/use-workspace.ts';
import { useText } from '../../state/language/text-store.ts';
import styles from './SuggestionChoice.module.css';

interface SuggestionChoiceProps {
  readonly suggestion: RemovalSuggestion;
  readonly onLeaveOut: (ids: readonly string[]) => void;
  readonly onKeepAll: () => void;
}

/** Asks which of near-duplicate photos to keep; the sharpest is preselected. */
export function SuggestionChoice({ suggestion: { kind, ids, best }, onLeaveOut, onKeepAll }: SuggestionChoiceProps) {
  const t = useText();
  const [selected, setSelected] = useState(best);
  const isAlike = kind === 'alike';
  return (
    <div className={styles.suggestion}>
      <fieldset className={styles.photos} aria-label={t(isAlike ? 'startWhich' : 'trayName')}>
        {ids.map((id) => (
          <Choice key={id} id={id} isKept={id === selected} {...(isAlike && { onKeep: () => setSelected(id) })} />
        ))}
      </fieldset>
      <div className={styles.actions}>
        <Button onPress={() => onLeaveOut(ids.filter((id) => id !== selected))}>{t(isAlike ? 'startKeepOne' : 'startLeaveOut')}</Button>
        <LinkButton onPress={onKeepAll}>{t('startKeepAll')}</LinkButton>
      </div>
    </div>
  );
}

interface ChoiceProps {
  readonly id: string;
  readonly isKept: boolean;
  /** Left out if no photo is chosen. */
  readonly onKeep?: () => void;
}

function Choice({ id, isKept, onKeep }: ChoiceProps) {
  const t = useText();
  const entry: PhotoEntry | undefined = usePhotoLibrary(({ entries }) => entries[id]);
  if (!entry) return null;
  const ratio = entry.original ? entry.original.widthPx / entry.original.heightPx : 1;
  const picture = <img className={styles.picture} src={entry.thumbUrl} alt={entry.name} style={{ aspectRatio: String(ratio) }} />;
  if (!onKeep) return picture;
  return (
    <button type="button" aria-pressed={isKept} className={classNames(styles.choice, isKept && styles.kept)} onClick={onKeep}>
      {picture}
      <span className={styles.word} aria-hidden="true">
        {isKept && t('startKept')}
      </span>
    </button>
  );
}
