import type { ImagePoint } from '@muro/domain';
import type { KeyboardEvent } from 'react';
import { useText } from '../../state/language/text-store.ts';
import { ARROWS } from './arrow-keys.ts';
import type { HandleProps } from './MoveHandle.tsx';
import styles from './OwnWall.module.css';
import { useWallDrag } from './use-wall-drag.ts';

const PERCENT = { min: 70, max: 140 } as const;
/** A drag that begins nearer to the middle of the piece than this, cm, would change its size in large steps. */
const MIN_REACH = 2;

interface CorrectionHandleProps extends HandleProps {
  readonly percent: number;
  /** Returns false if the piece does not fit at this size, so that it keeps its own. */
  readonly onChange: (percent: number) => boolean;
}

/** The handle at the lower right corner, with which a person corrects the measured size. */
export function CorrectionHandle({ map, corners, scale, middle, announce, percent, onChange }: CorrectionHandleProps) {
  const t = useText();
  const corner = corners[2] ?? middle;
  const reachOf = ({ x, y }: ImagePoint): number => Math.max(MIN_REACH, Math.hypot(x - middle.x, y - middle.y));
  const change = (to: number): boolean => onChange(Math.round(Math.min(PERCENT.max, Math.max(PERCENT.min, to))));
  // The slider tells a new size by its value.
  const announceResult = (isAccepted: boolean): void => announce(isAccepted ? '' : t('wallRefused'));
  const drag = useWallDrag({
    map,
    scale,
    startDrag: (from) => (to) => change((percent * reachOf(to)) / reachOf(from)),
    onEnd: announceResult,
  });
  return (
    <div
      className={styles.sizeHandle}
      style={{ left: corner.x * scale, top: corner.y * scale }}
      role="slider"
      tabIndex={0}
      aria-label={t('wallCorrect')}
      aria-valuemin={PERCENT.min}
      aria-valuemax={PERCENT.max}
      aria-valuenow={percent}
      aria-valuetext={t('wallCorrected', { percent })}
      {...drag}
      onKeyDown={(event: KeyboardEvent) => {
        const by = ARROWS[event.key];
        if (event.altKey || event.ctrlKey || event.metaKey || (!by && event.key !== 'Home')) return;
        event.preventDefault();
        announceResult(change(by ? percent + by.x - by.y : 100));
      }}
    />
  );
}
