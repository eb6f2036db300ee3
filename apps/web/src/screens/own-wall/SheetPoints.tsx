import type { ImagePoint } from '@muro/domain';
import type { MarkedSheet } from '../../room/own-wall/measure-photo.ts';
import type { WallPhoto } from '../../room/own-wall/wall-photo.ts';
import { useText } from '../../state/language/text-store.ts';
import { MarkHandle } from './MarkHandle.tsx';
import styles from './OwnWall.module.css';

interface SheetPointsProps {
  readonly photo: WallPhoto;
  /** CSS px per px of the photo. */
  readonly scale: number;
  readonly marks: MarkedSheet;
  readonly onChange: (marks: MarkedSheet) => void;
  /** Called with the name of a moved point, to be announced. */
  readonly onSettled: (name: string) => void;
}

/** The points over the photo: one on each corner of the sheet, two on the level edge if one is marked, and the lines between them. */
export function SheetPoints({ photo, scale, marks, onChange, onSettled }: SheetPointsProps) {
  const t = useText();
  const { corners, levelEdge } = marks;
  const common = { photo, scale, onSettled };
  return (
    <>
      <svg className={styles.lines} viewBox={`0 0 ${photo.size.widthPx} ${photo.size.heightPx}`} aria-hidden="true" focusable="false">
        <polygon className={styles.sheet} points={pointsOf(corners)} />
        {levelEdge && <polyline className={styles.sheet} points={pointsOf(levelEdge)} />}
      </svg>
      {corners.map((corner, index) => (
        <MarkHandle
          // biome-ignore lint/suspicious/noArrayIndexKey: a point keeps its number
          key={index}
          name={(x, y) => t('wallCorner', { number: index + 1, x, y })}
          point={corner}
          onMove={(to) => onChange({ ...marks, corners: corners.map((other, i) => (i === index ? to : other)) })}
          {...common}
        />
      ))}
      {levelEdge?.map((end, index) => (
        <MarkHandle
          // biome-ignore lint/suspicious/noArrayIndexKey: a point keeps its number
          key={`edge-${index}`}
          name={(x, y) => t('wallEdgeEnd', { number: index + 1, x, y })}
          point={end}
          onMove={(to) => onChange({ ...marks, levelEdge: index === 0 ? [to, levelEdge[1]] : [levelEdge[0], to] })}
          {...common}
        />
      ))}
    </>
  );
}

function pointsOf(points: readonly ImagePoint[]): string {
  return points.map(({ x, y }) => `${x},${y}`).join(' ');
}
