import { useState } from 'react';
import { HandIcon } from '../../../controls/Icons.tsx';
import { useEditorView } from '../../../state/editor/use-workspace.ts';
import { useText } from '../../../state/language/text-store.ts';
import styles from './Bars.module.css';

const SEEN = 'muro-touch-help';

/** Once, on a touch screen: two fingers move the collage. A tap dismisses it; while a photo is carried the word on that stands in its place. [EDIT-09] [EDIT-10] */
export function TouchHelp() {
  const t = useText();
  const [isShown, setShown] = useState(() => matchMedia('(pointer: coarse)').matches && !wasSeen());
  const isCarrying = useEditorView(({ drag }) => drag.mode === 'carrying');
  if (!isShown) return null;
  const dismiss = (): void => {
    remember();
    setShown(false);
  };
  return (
    <button type="button" data-own-press data-away={isCarrying || undefined} className={styles.help} onClick={dismiss}>
      <HandIcon />
      <span>{t('touchHelp')}</span>
      <strong>{t('touchHelpClose')}</strong>
    </button>
  );
}

/** A browser that keeps nothing just shows the box again. */
function wasSeen(): boolean {
  try {
    return sessionStorage.getItem(SEEN) !== null;
  } catch {
    return false;
  }
}

function remember(): void {
  try {
    sessionStorage.setItem(SEEN, '1');
  } catch {
    // Nothing is kept here.
  }
}
