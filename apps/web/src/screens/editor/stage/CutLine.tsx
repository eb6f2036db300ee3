import { type Collage, cutSummary, followsPhotos, type Page } from '@muro/domain';
import { cutWords } from '../../../flow/photos/cut-words.ts';
import { useOpenCollage } from '../../../state/editor/use-workspace.ts';
import { type Text, useText } from '../../../state/language/text-store.ts';
import styles from './CutLine.module.css';

/** Under a layout that was made for its photos: how much of them it cuts off, as they lie there. */
export function CutLine({ page }: { readonly page: Page }) {
  const t = useText();
  const words = useOpenCollage((collage) => wordsOf(page, collage, t));
  return words ? <p className={styles.line}>{words}</p> : null;
}

function wordsOf(page: Page, collage: Collage, t: Text): string {
  const summary = followsPhotos(collage) ? cutSummary(page, collage) : null;
  if (!summary) return '';
  const words = cutWords(summary);
  return 'percent' in words ? t(words.key, { percent: words.percent }) : t(words.key);
}
