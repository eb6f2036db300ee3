import { isFinished } from '@muro/domain';
import { memo, type RefObject, useDeferredValue } from 'react';
import { placeAllPhotos, placeableWhileWaiting } from '../../../app/collage/arrange-to-fit.ts';
import type { HitAt } from '../../../canvas/CollageCanvas.tsx';
import { Button, LinkButton } from '../../../controls/Button.tsx';
import { CloseIcon, PlusIcon } from '../../../controls/Icons.tsx';
import { pageOf } from '../../../state/collage/open-page.ts';
import { useEditorView, useOpenCollage, useWorkspace } from '../../../state/editor/use-workspace.ts';
import type { Workspace } from '../../../state/editor/workspace.ts';
import { useText } from '../../../state/language/text-store.ts';
import { useFileTransfers } from '../../../state/window/file-transfers.ts';
import { ReadingLine } from '../../photo-notices/ReadingLine.tsx';
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
  return <TrayContent tiles={tiles} total={length} hitRef={hitRef} />;
}

interface TrayContentProps extends TrayProps {
  readonly tiles: readonly TrayPhoto[];
  readonly total: number;
}

const TrayContent = memo(function TrayContent({ tiles, total, hitRef }: TrayContentProps) {
  const workspace = useWorkspace();
  const t = useText();
  const visibleTiles = useShownTray(tiles);
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
          {!isWaiting && <RoomLink />}
          <ArmedBar />
          {!isWaiting && tiles.length > 0 && isUnusedOnly && <FilterMark />}
          <ReadingLine />
          <UploadLine />
          {!isWaiting && <TrayTools tiles={tiles} />}
        </div>
        <div className={styles.strip}>
          <AddPhotos />
          {tiles.length === 0 ? (
            <p className={styles.empty}>
              <span className={styles.emptyMouse}>{t('trayEmpty')}</span>
              <span className={styles.emptyTouch}>{t('trayEmptyTouch')}</span>
            </p>
          ) : visibleTiles.length === 0 ? (
            <p className={styles.empty}>
              {t('trayAllUsed')}
              <LinkButton onPress={() => showAll(workspace)}>{t('trayShowAll')}</LinkButton>
            </p>
          ) : (
            <TrayTiles tiles={visibleTiles} hitRef={hitRef} />
          )}
        </div>
      </div>
    </section>
  );
});

/** Beside the count: lays out the placed and the waiting photos together, once all places are filled. [WALL-25] */
function RoomLink() {
  const workspace = useWorkspace();
  const t = useText();
  const count = useOpenCollage((collage) => (isFinished(pageOf(collage), collage) ? placeableWhileWaiting(workspace) : null)) ?? null;
  // A message about photos without a place offers the same.
  const isOffered = useEditorView(({ notice }) => notice?.key === 'NOT_ALL_PHOTOS_PLACED' || notice?.key === 'photosPlaced');
  if (count === null || isOffered) return null;
  return (
    <LinkButton className={styles.room} onPress={() => placeAllPhotos(workspace)}>
      {t('makeRoomForAll', { count })}
    </LinkButton>
  );
}

/** The first tile: adds photos of this device, and marks where dragged files may be dropped. [WALL-25] */
function AddPhotos() {
  const t = useText();
  const isDropTarget = useFileTransfers((transfers) => transfers.isOver);
  return (
    <div className={styles.add} data-over={isDropTarget || undefined}>
      <FilePicker variant="plain" icon={<PlusIcon />} className={styles.addButton}>
        {t('trayAdd')}
      </FilePicker>
    </div>
  );
}

/** Shows that only unused photos are listed, and removes that filter. */
function FilterMark() {
  const workspace = useWorkspace();
  const t = useText();
  const label = t('trayUnusedOnly');
  return (
    <Button
      variant="plain"
      icon={<CloseIcon />}
      className={styles.filter}
      aria-label={t('labelled', { label, value: t('trayShowAll') })}
      onPress={() => showAll(workspace)}
    >
      {label}
    </Button>
  );
}

function showAll({ view }: Workspace): void {
  view.set({ isUnusedOnly: false });
}
