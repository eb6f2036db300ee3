import type { TextLosses } from '@muro/domain';
import { VisuallyHidden } from '../../../controls/Notice.tsx';
import { useText } from '../../../state/language/text-store.ts';
import styles from './WordsNote.module.css';

interface WordsNoteProps {
  /** Reason why the last change was refused; null if it was accepted. */
  readonly refusal: string | null;
  /** True if the field itself shows the refusal: here it is only read out. */
  readonly isRefusalShown?: boolean;
  /** Characters of the last change that no font can draw. */
  readonly leftOut: readonly string[];
  /** Losses of the text as currently drawn. */
  readonly losses: TextLosses | undefined;
}

/**
 * A note below a text field: refused or removed characters, or text that is not printed; announced when it appears. [TFIT-02] [TITLE-25]
 */
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
      {isRefusalShown && <VisuallyHidden>{refusal}</VisuallyHidden>}
      {sentences.filter(Boolean).join(' ')}
    </p>
  );
}
