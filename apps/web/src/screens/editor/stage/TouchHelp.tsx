import { useState } from 'react';
import { HandIcon } from '../../../controls/Icons.tsx';
import { useEditorView } from '../../../state/editor/use-workspace.ts';
import { useText } from '../../../state/language/text-store.ts';
import styles from './Bars.module.css';

const STORAGE_KEY = 'muro-touch-help';

/**
 * One-time hint on touch screens: two fingers move the collage. A tap dismisses it; while a photo is dragged its hint is shown instead.
 * [EDIT-09] [EDIT-10]
 */
export function TouchHelp() {
  const t = useText();
  const [isShown, setShown] = useState(() => matchMedia('(pointer: coarse)').matches && !wasDismissed());
  const isCarrying = useEditorView(({ drag }) => drag.mode === 'carrying');
  if (!isShown) return null;
  const dismiss = (): void => {
    recordDismissal();
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

/** Returns false in a browser that refuses storage, which shows the hint again. */
function wasDismissed(): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}

function recordDismissal(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, '1');
  } catch {
    // Storage is refused.
  }
}
