import { memo, type RefObject, useDeferredValue } from 'react';
import { choosePhoto } from '../../../app/collage/editor-actions.ts';
import type { HitAt } from '../../../canvas/CollageCanvas.tsx';
import { Button, LinkButton } from '../../../controls/Button.tsx';
import { AddPhotoIcon, CloseIcon } from '../../../controls/Icons.tsx';
import { useEditorView, useWorkspace } from '../../../state/editor/use-workspace.ts';
import type { Workspace } from '../../../state/editor/workspace.ts';
import { useText } from '../../../state/language/text-store.ts';
import { ReadingLine } from '../../photo-news/ReadingLine.tsx';
import { ArmedBar } from '../stage/ArmedBar.tsx';
import { TRAY_MARK } from '../stage/tray-box.ts';
import { FilePicker } from './FilePicker.tsx';
import styles from './Tray.module.css';
import { TrayTiles } from './TrayTiles.tsx';
import { TrayTools } from './TrayTools.tsx';
import { UploadLine } from './UploadLine.tsx';
import { type TrayPhoto, useCollagePhotos, useShownTray, useTray } from './use-tray.ts';

interface TrayProps {
  readonly hitRef: RefObject<HitAt | null>;
}

/** The tray with all photos of the collage, under the wall. */
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
  const workspace = useWorkspace();
  const t = useText();
  const shown = useShownTray(tiles);
  const isWaiting = useEditorView(({ armed, isPickingSeveral }) => armed !== null || isPickingSeveral);
  const isUnusedOnly = useEditorView((view) => view.isUnusedOnly);
  const isDropPlace = useEditorView(({ drag }) => drag.mode === 'carrying' && drag.isOverTray);
  const usedPhotos = tiles.filter(({ used }) => used > 0).length;
  return (
    <section className={styles.tray} aria-label={t('trayName')} data-drop={isDropPlace || undefined} {...TRAY_MARK}>
      <div className={styles.inside}>
        <div className={styles.head}>
          <div className={styles.about}>
            <h2 className={styles.title}>{t('trayName')}</h2>
            {!isWaiting && total > 0 && !isUnusedOnly && (
              <p className={styles.count}>{t('trayCount', { used: usedPhotos, count: total })}</p>
            )}
          </div>
          <ArmedBar />
          {!isWaiting && tiles.length > 0 && isUnusedOnly && <FilterMark />}
          <ReadingLine />
          <UploadLine />
          {!isWaiting && <TrayTools tiles={tiles} />}
        </div>
        <div className={styles.strip}>
          <AddPhotos isFirst={total === 0} />
          {tiles.length === 0 ? (
            <p className={styles.empty}>
              <span className={styles.emptyMouse}>{t('trayEmpty')}</span>
              <span className={styles.emptyTouch}>{t('trayEmptyTouch')}</span>
            </p>
          ) : shown.length === 0 ? (
            <p className={styles.empty}>
              {t('trayAllUsed')}
              <LinkButton onPress={() => showAll(workspace)}>{t('trayShowAll')}</LinkButton>
            </p>
          ) : (
            <TrayTiles tiles={shown} hitRef={hitRef} />
          )}
        </div>
      </div>
    </section>
  );
});

/** The buttons that add photos to the tray. */
function AddPhotos({ isFirst }: { readonly isFirst: boolean }) {
  const workspace = useWorkspace();
  const t = useText();
  return (
    <div className={styles.add}>
      <FilePicker variant={isFirst ? 'primary' : 'quiet'} icon={<AddPhotoIcon />} className={styles.addButton}>
        {t('trayAdd')}
      </FilePicker>
      <LinkButton className={styles.more} onPress={() => choosePhoto(workspace, null)}>
        {t('trayMore')}
      </LinkButton>
    </div>
  );
}

/** Shows that only unused photos are listed, and removes that filter. */
function FilterMark() {
  const workspace = useWorkspace();
  const t = useText();
  const words = t('trayUnusedOnly');
  return (
    <Button
      variant="plain"
      icon={<CloseIcon />}
      className={styles.filter}
      aria-label={t('labelled', { label: words, value: t('trayShowAll') })}
      onPress={() => showAll(workspace)}
    >
      {words}
    </Button>
  );
}

function showAll({ view }: Workspace): void {
  view.set({ isUnusedOnly: false });
}
