import type { TextLosses } from '@muro/domain';
import { useText } from '../../../state/language/text-store.ts';
import styles from './WordsNote.module.css';

interface WordsNoteProps {
  /** What became of the last change; null when it was taken as it was. */
  readonly refusal: string | null;
  /** The field itself shows it; here it is only read out. */
  readonly isRefusalShown?: boolean;
  /** Signs of the last change that no font can draw. */
  readonly leftOut: readonly string[];
  /** What is missing of the words as they are drawn now. */
  readonly losses: TextLosses | undefined;
}

/** A line below words that says what was not taken of them, or what of them is not printed; read out when it comes. [TFIT-02] [TITLE-25] */
export function WordsNote({ refusal, isRefusalShown = false, leftOut, losses }: WordsNoteProps) {
  const t = useText();
  const sentences = [
    isRefusalShown ? null : refusal,
    leftOut.length > 0 ? t('wordsLeftOut', { signs: leftOut.join(' ') }) : null,
    losses && losses.cut > 0 ? t('wordsCut') : null,
    losses?.breaksWord ? t('wordsBroken') : null,
  ];
  return (
    <p className={styles.note} role="status" dir="auto">
      {isRefusalShown && <span className={styles.unseen}>{refusal}</span>}
      {sentences.filter(Boolean).join(' ')}
    </p>
  );
}
