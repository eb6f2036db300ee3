import { memo, type RefObject, useDeferredValue } from 'react';
import { choosePhoto } from '../../../app/collage/editor-actions.ts';
import { useEditorView } from '../../../app/collage/editor-view.ts';
import { useText } from '../../../app/locale/text-store.ts';
import type { HitAt } from '../../../canvas/CollageCanvas.tsx';
import { LinkButton } from '../../../controls/Button.tsx';
import { AddPhotoIcon } from '../../../controls/Icons.tsx';
import { FilePicker } from '../chooser/FilePicker.tsx';
import { ArmedBar } from '../stage/ArmedBar.tsx';
import { ReadingLine } from './ReadingLine.tsx';
import styles from './Tray.module.css';
import { TrayTiles } from './TrayTiles.tsx';
import { TrayTools } from './TrayTools.tsx';
import { UploadLine } from './UploadLine.tsx';
import { type TrayPhoto, useCollagePhotos, useShownTray, useTray } from './use-tray.ts';

interface TrayProps {
  readonly hitRef: RefObject<HitAt | null>;
}

/** All photos of the collage, at hand under the wall. */
export function Tray({ hitRef }: TrayProps) {
  const tiles = useTray();
  const { length } = useDeferredValue(useCollagePhotos());
  return <Shelf tiles={tiles} total={length} hitRef={hitRef} />;
}

interface ShelfProps extends TrayProps {
  readonly tiles: readonly TrayPhoto[];
  readonly total: number;
}

const Shelf = memo(function Shelf({ tiles, total, hitRef }: ShelfProps) {
  const t = useText();
  const shown = useShownTray(tiles);
  const isWaiting = useEditorView(({ armed, isPickingSeveral }) => armed !== null || isPickingSeveral);
  const usedPhotos = tiles.filter(({ used }) => used > 0).length;
  return (
    <section className={styles.tray} aria-label={t('trayName')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('trayName')}</h2>
        <ArmedBar />
        {!isWaiting && tiles.length > 0 && <p className={styles.count}>{t('trayCount', { used: usedPhotos, total })}</p>}
        <ReadingLine />
        <UploadLine />
        {!isWaiting && <TrayTools tiles={tiles} />}
      </div>
      <div className={styles.strip}>
        <div className={styles.add}>
          <FilePicker variant={total === 0 ? 'primary' : 'quiet'} icon={<AddPhotoIcon />} className={styles.addButton}>
            {t('trayAdd')}
          </FilePicker>
          <LinkButton className={styles.more} onPress={() => choosePhoto(null)}>
            {t('trayMore')}
          </LinkButton>
        </div>
        {tiles.length === 0 ? (
          <p className={styles.empty}>
            <span className={styles.emptyMouse}>{t('trayEmpty')}</span>
            <span className={styles.emptyTouch}>{t('trayEmptyTouch')}</span>
          </p>
        ) : shown.length === 0 ? (
          <p className={styles.empty}>{t('trayAllUsed')}</p>
        ) : (
          <TrayTiles tiles={shown} hitRef={hitRef} />
        )}
      </div>
    </section>
  );
});
