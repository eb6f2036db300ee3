import { useId, useMemo, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { leavePhotosOut } from '../../app/photos-first/photos-first-actions.ts';
import { Button, LinkButton } from '../../controls/Button.tsx';
import { classNames } from '../../controls/class-names.ts';
import { type LookSuggestion, lookSuggestions, nameOfSuggestion } from '../../flow/photos/look-suggestions.ts';
import type { PhotoEntry } from '../../flow/photos/photo-entry.ts';
import { useOpenCollage, usePhotoLibrary, useReading, useWorkspace } from '../../state/editor/use-workspace.ts';
import { useText } from '../../state/language/text-store.ts';
import styles from './Suggestions.module.css';

/** Photos that nobody may miss, one suggestion after the other; nothing is left out unasked. */
export function Suggestions() {
  const [declined, setDeclined] = useState<ReadonlySet<string>>(new Set());
  const isReading = useReading(({ total, done }) => done < total);
  const suggestion = useSuggestions().find((each) => !declined.has(nameOfSuggestion(each)));
  if (!suggestion || isReading) return null;
  const name = nameOfSuggestion(suggestion);
  return <Suggestion key={name} suggestion={suggestion} onKeepAll={() => setDeclined(new Set([...declined, name]))} />;
}

function useSuggestions(): readonly LookSuggestion[] {
  const ids = useOpenCollage(useShallow(({ photos }) => photos.map(({ id }) => id))) ?? [];
  const entries = usePhotoLibrary(useShallow(({ entries: all }) => ids.flatMap((id) => all[id] ?? [])));
  return useMemo(() => lookSuggestions(entries), [entries]);
}

interface SuggestionProps {
  readonly suggestion: LookSuggestion;
  readonly onKeepAll: () => void;
}

/** Of those that look alike one is kept, the sharpest unless another is chosen. */
function Suggestion({ suggestion: { kind, ids, best }, onKeepAll }: SuggestionProps) {
  const t = useText();
  const id = useId();
  const workspace = useWorkspace();
  const [kept, setKept] = useState(best);
  const isAlike = kind === 'alike';
  return (
    <section className={styles.suggestion} aria-labelledby={id}>
      <p id={id} className={styles.question}>
        {t(isAlike ? 'startAlike' : 'startBlurred', { count: ids.length })}
      </p>
      <fieldset className={styles.photos} aria-label={t(isAlike ? 'startWhich' : 'trayName')}>
        {ids.map((each) => (
          <Choice key={each} id={each} isKept={each === kept} {...(isAlike && { onKeep: () => setKept(each) })} />
        ))}
      </fieldset>
      <div className={styles.actions}>
        <Button
          onPress={() =>
            leavePhotosOut(
              workspace,
              ids.filter((each) => each !== kept),
            )
          }
        >
          {t(isAlike ? 'startKeepOne' : 'startLeaveOut')}
        </Button>
        <LinkButton onPress={onKeepAll}>{t('startKeepAll')}</LinkButton>
      </div>
    </section>
  );
}

interface ChoiceProps {
  readonly id: string;
  readonly isKept: boolean;
  /** Left out where none is chosen. */
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
