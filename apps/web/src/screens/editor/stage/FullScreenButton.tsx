import { useSyncExternalStore } from 'react';
import { IconButton } from '../../../controls/IconButton.tsx';
import { FullScreenIcon } from '../../../controls/Icons.tsx';
import { useText } from '../../../state/language/text-store.ts';
import styles from './Dock.module.css';

/** Shows the editor on the whole screen, or in its window again; nothing on devices without full screen. */
export function FullScreenButton() {
  const t = useText();
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const toggle = (): void => {
    void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  };
  return (
    <div className={styles.group} data-full>
      <IconButton label={t(isFull ? 'viewWindow' : 'viewFullScreen')} onPress={toggle}>
        <FullScreenIcon />
      </IconButton>
    </div>
  );
}

function subscribe(notify: () => void): () => void {
  document.addEventListener('fullscreenchange', notify);
  return () => document.removeEventListener('fullscreenchange', notify);
}
