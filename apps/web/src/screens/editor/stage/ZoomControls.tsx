import type { PageZoomControls } from '../../../canvas/CollageCanvas.tsx';
import { IconButton } from '../../../controls/IconButton.tsx';
import { ZoomInIcon, ZoomOutIcon } from '../../../controls/Icons.tsx';
import { useText } from '../../../state/language/text-store.ts';
import styles from './Stage.module.css';

const STEP = 1.5;

/** Buttons that zoom the page, as an alternative to pinch and wheel. */
export function ZoomControls({ zoom, zoomBy, reset }: PageZoomControls) {
  const t = useText();
  const percent = `${Math.round(zoom * 100)} %`;
  return (
    <div className={styles.zoom} data-own-press data-whole={zoom <= 1 || undefined}>
      {zoom > 1 && (
        <IconButton label={t('viewZoomOut')} onPress={() => zoomBy(1 / STEP)}>
          <ZoomOutIcon />
        </IconButton>
      )}
      {zoom > 1 && (
        <button type="button" className={styles.percent} aria-label={`${t('viewFit')}, ${percent}`} onClick={reset}>
          {percent}
        </button>
      )}
      <IconButton label={t('viewZoomIn')} onPress={() => zoomBy(STEP)}>
        <ZoomInIcon />
      </IconButton>
    </div>
  );
}
