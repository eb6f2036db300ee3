import { type Collage, cutSummary, followsPhotos, type Page } from '@muro/domain';
import { arrangeToFit, type FitOffer, fitOffer } from '../../../app/collage/arrange-to-fit.ts';
import { LinkButton } from '../../../controls/Button.tsx';
import { type CroppingMessage, croppingMessage } from '../../../flow/photos/cropping-message.ts';
import { numberOf } from '../../../state/editor/open-collage.ts';
import { useEditorView, useOpenCollage, useWorkspace } from '../../../state/editor/use-workspace.ts';
import type { Workspace } from '../../../state/editor/workspace.ts';
import { type Text, useText } from '../../../state/language/text-store.ts';
import { focusSlot } from '../slots/slot-element.ts';
import styles from './CroppingLine.module.css';

/**
 * The line under a layout that follows its photos: how much it crops, and a repair: closing an empty slot, or a new layout if this one
 * crops much or has degraded.
 */
export function CroppingLine({ page }: { readonly page: Page }) {
  const t = useText();
  const workspace = useWorkspace();
  const message = useOpenCollage((collage) => wordsOf(workspace, page, collage, t));
  const offer = useOpenCollage(fitOffer);
  const isFault = useOpenCollage((collage) => croppingMessageOf(page, collage)?.key === 'cutMost') && !isOutlined(page);
  const isBetterKnown = useEditorView((view) => view.isBetterLayoutKnown);
  // The message about deleted photos also offers to close the gap.
  const isOffered = useEditorView(({ notice }) => notice?.key === 'photosRemoved');
  if (!message) return null;
  const needsNewLayout = offer === 'anew' && (isBetterKnown || isFault);
  return (
    <p className={styles.line}>
      {message}
      {offer === 'close-gap' && !isOffered && <RepairLink text={t('closeGap')} workspace={workspace} offer={offer} />}
      {needsNewLayout && <RepairLink text={t('layOutAnew')} workspace={workspace} offer={offer} />}
    </p>
  );
}

/** True if an outline clips the photos: no other layout would crop less. */
function isOutlined({ layers }: Page): boolean {
  return layers.some((layer) => layer.kind === 'photo' && layer.clip !== null);
}

/** The repair link. It is removed with the fault, so the focus moves to the collage. */
function RepairLink({ text, workspace, offer }: { readonly text: string; readonly workspace: Workspace; readonly offer: FitOffer }) {
  const repair = (): void => {
    focusSlot('img1');
    arrangeToFit(workspace, offer);
  };
  return (
    <>
      {' '}
      <LinkButton className={styles.repair} onPress={repair}>
        {text}
      </LinkButton>
    </>
  );
}

function croppingMessageOf(page: Page, collage: Collage): CroppingMessage | null {
  const summary = followsPhotos(collage) ? cutSummary(page, collage) : null;
  return summary && croppingMessage(summary);
}

function wordsOf(workspace: Workspace, page: Page, collage: Collage, t: Text): string {
  const message = croppingMessageOf(page, collage);
  if (!message) return '';
  if (message.key === 'cutMost') return t(message.key, { percent: message.percent, number: numberOf(workspace, message.slot) });
  return 'percent' in message ? t(message.key, { percent: message.percent }) : t(message.key);
}
