import { type Collage, cutSummary, followsPhotos, type Page } from '@muro/domain';
import { arrangeToFit, fitOffer } from '../../../app/collage/arrange-to-fit.ts';
import { LinkButton } from '../../../controls/Button.tsx';
import { cutWords } from '../../../flow/photos/cut-words.ts';
import { useEditorView, useOpenCollage, useWorkspace } from '../../../state/editor/use-workspace.ts';
import type { Workspace } from '../../../state/editor/workspace.ts';
import { type Text, useText } from '../../../state/language/text-store.ts';
import { focusSlot } from '../slots/slot-element.ts';
import styles from './CutLine.module.css';

/** Under a layout that was made for its photos: how much of them it cuts off, as they lie there, and whether one of its places is empty. */
export function CutLine({ page }: { readonly page: Page }) {
  const t = useText();
  const words = useOpenCollage((collage) => wordsOf(page, collage, t));
  const workspace = useWorkspace();
  // The news of photos that were deleted offers the same.
  const isOffered = useEditorView(({ notice }) => notice?.key === 'photosRemoved');
  const hasGap = useOpenCollage((collage) => fitOffer(collage) === 'close-gap') && !isOffered;
  if (!words) return null;
  return (
    <p className={styles.line}>
      {words}
      {hasGap && (
        <>
          {' '}
          <LinkButton className={styles.closeGap} onPress={() => closeGap(workspace)}>
            {t('closeGap')}
          </LinkButton>
        </>
      )}
    </p>
  );
}

/** The link goes with the gap: the keys stay at the collage. */
function closeGap(workspace: Workspace): void {
  focusSlot('img1');
  arrangeToFit(workspace);
}

function wordsOf(page: Page, collage: Collage, t: Text): string {
  const summary = followsPhotos(collage) ? cutSummary(page, collage) : null;
  if (!summary) return '';
  const words = cutWords(summary);
  return 'percent' in words ? t(words.key, { percent: words.percent }) : t(words.key);
}
