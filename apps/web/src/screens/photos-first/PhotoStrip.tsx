import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { removeSuggestedPhotos } from '../../app/photos-first/photos-first-actions.ts';
import { CloseIcon } from '../../controls/Icons.tsx';
import { useOpenCollage, usePhotoLibrary, useWorkspace } from '../../state/editor/use-workspace.ts';
import { useText } from '../../state/language/text-store.ts';
import styles from './PhotoStrip.module.css';

/** Steps of the arrow keys in the row of photos. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * The chosen photos in a row of constant height; each can be left out. The row is one tab stop, and arrow keys move inside it.
 *
 * @param heading  gets the focus when the last photo was left out
 */
export function PhotoStrip({ heading }: { readonly heading: RefObject<HTMLElement | null> }) {
  const t = useText();
  const workspace = useWorkspace();
  const ids = useOpenCollage(useShallow(({ photos }) => photos.map(({ id }) => id))) ?? [];
  const list = useRef<HTMLUListElement>(null);
  const [position, setPosition] = useState(0);
  const current = Math.min(position, Math.max(0, ids.length - 1));
  const focus = (index: number): void => list.current?.querySelectorAll('button')[index]?.focus();
  const isLeftOut = useRef(false);
  // The focused button is removed with its photo.
  useEffect(() => {
    if (!isLeftOut.current) return;
    isLeftOut.current = false;
    (list.current?.querySelectorAll('button')[current] ?? heading.current)?.focus();
  });
  const leaveOut = (id: string): void => {
    isLeftOut.current = true;
    removeSuggestedPhotos(workspace, [id]);
  };
  const move = (event: KeyboardEvent, index: number): void => {
    const step = STEPS[event.key];
    if (event.key === 'Delete' || event.key === 'Backspace') leaveOut(ids[index] ?? '');
    else if (step === undefined) return;
    else focus(index + step);
    event.preventDefault();
  };
  return (
    <ul ref={list} className={styles.strip} aria-label={t('trayName')}>
      {ids.map((id, index) => (
        <li key={id}>
          <Thumb
            id={id}
            isTabStop={index === current}
            onFocus={() => setPosition(index)}
            onKeyDown={(event) => move(event, index)}
            onLeaveOut={() => leaveOut(id)}
          />
        </li>
      ))}
    </ul>
  );
}

interface ThumbProps {
  readonly id: string;
  readonly isTabStop: boolean;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onLeaveOut: () => void;
}

function Thumb({ id, isTabStop, onFocus, onKeyDown, onLeaveOut }: ThumbProps) {
  const t = useText();
  const [src, name, ratio] = usePhotoLibrary(
    useShallow(({ entries }) => {
      const { thumbUrl = '', name = '', original = null } = entries[id] ?? {};
      return [thumbUrl, name, original ? original.widthPx / original.heightPx : 1] as const;
    }),
  );
  const shape = { aspectRatio: String(ratio) };
  return (
    <>
      {src ? <img className={styles.thumb} src={src} alt={name} style={shape} /> : <span className={styles.thumb} style={shape} />}
      <button
        type="button"
        className={styles.remove}
        aria-label={t('startRemove', { name })}
        title={t('startRemove', { name })}
        tabIndex={isTabStop ? 0 : -1}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        onClick={onLeaveOut}
      >
        <span>
          <CloseIcon />
        </span>
      </button>
    </>
  );
}
