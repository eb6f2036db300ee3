import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { pickAll, pickPhoto, startPickingSeveral } from '../../../app/collage/tray-actions.ts';
import { useSession } from '../../../app/session/use-session.ts';
import type { HitAt } from '../../../canvas/CollageCanvas.tsx';
import { useSidewaysWheel } from '../../../controls/use-sideways-wheel.ts';
import { shortcutKey } from '../../../flow/edit/shortcut-key.ts';
import type { PickHow } from '../../../flow/photos/tray-selection.ts';
import type { Gesture } from '../../../flow/slots/pointer-gesture.ts';
import { useEditorView, useWorkspace } from '../../../state/editor/use-workspace.ts';
import { focusCollage } from '../slots/slot-keys.ts';
import { trayGesture } from '../stage/stage-gestures.ts';
import { PhotoTile } from './PhotoTile.tsx';
import styles from './Tray.module.css';
import { useSteps } from './use-steps.ts';
import type { TrayPhoto } from './use-tray.ts';

interface TrayTilesProps {
  readonly tiles: readonly TrayPhoto[];
  readonly hitRef: RefObject<HitAt | null>;
}

const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowLeft: (index) => Math.max(0, index - 1),
  ArrowRight: (index, last) => Math.min(last, index + 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** The photos in a row: one tab stop, arrow keys move between photos (roving tabindex). */
export function TrayTiles({ tiles, hitRef }: TrayTilesProps) {
  const workspace = useWorkspace();
  const session = useSession();
  const armed = useEditorView((view) => view.armed);
  const picked = new Set(armed?.kind === 'place' ? armed.photoIds : []);
  const list = useRef<HTMLUListElement>(null);
  const [stop, setStop] = useState<string | null>(null);
  const tabStop = tiles.find(({ photo }) => photo.origin === stop) ?? tiles[0];
  const visibleIds = useRef<readonly string[]>([]);
  useEffect(() => {
    visibleIds.current = tiles.map(({ photo }) => photo.id);
  });
  const handlers = useTileHandlers(visibleIds, hitRef);
  useSidewaysWheel(list);
  const count = useSteps(tiles.length);

  const onKeyDown = (event: KeyboardEvent): void => {
    const index = tiles.findIndex(({ photo }) => photo.origin === photoIdAt(event.target));
    const photo = tiles[index]?.photo;
    if (!photo) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const step = STEPS[event.key];
    if (step) {
      const next = tiles[step(index, tiles.length - 1)]?.photo;
      if (event.shiftKey && next) {
        if (armed === null) pickPhoto(workspace, visibleIds.current, photo.id, 'only');
        pickPhoto(workspace, visibleIds.current, next.id, 'range');
      }
      focusTile(list.current, step(index, tiles.length - 1));
    } else if (event.key === 'ArrowUp') focusCollage(workspace);
    else if (isCommand && shortcutKey(event) === 'a') pickAll(workspace, visibleIds.current);
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      session.photos.remove(picked.has(photo.id) ? [...picked] : [photo.id]);
    } else if ((event.key === 'Enter' || event.key === ' ') && (isCommand || event.shiftKey)) {
      pickPhoto(workspace, visibleIds.current, photo.id, event.shiftKey ? 'range' : 'toggle');
    } else return;
    event.preventDefault();
  };

  return (
    <ul ref={list} className={styles.tiles} onKeyDown={onKeyDown} onFocus={(event) => setStop(photoIdAt(event.target))}>
      {tiles.slice(0, count).map((tile) => (
        <PhotoTile key={tile.photo.origin} {...tile} isPicked={picked.has(tile.photo.id)} isTabStop={tile === tabStop} {...handlers} />
      ))}
    </ul>
  );
}

/** Returns the pointer handlers of a tile. */
function useTileHandlers(visibleIds: RefObject<readonly string[]>, hitRef: RefObject<HitAt | null>) {
  const workspace = useWorkspace();
  const onSelect = useCallback(
    (photoId: string, how: PickHow) => pickPhoto(workspace, visibleIds.current, photoId, how),
    [workspace, visibleIds],
  );
  const onHold = useCallback((photoId: string) => startPickingSeveral(workspace, visibleIds.current, photoId), [workspace, visibleIds]);
  const onGesture = useCallback(
    (photoId: string, gesture: Gesture) => trayGesture(workspace, photoId, gesture, hitRef.current),
    [workspace, hitRef],
  );
  return { onSelect, onHold, onGesture };
}

function focusTile(list: HTMLUListElement | null, index: number): void {
  list?.children[index]?.querySelector<HTMLElement>('[data-tile-stop]')?.focus();
}

function photoIdAt(target: EventTarget): string | null {
  return target instanceof Element ? (target.closest<HTMLElement>('[data-tile]')?.dataset.tile ?? null) : null;
}
