import type { Rect } from '@muro/domain';
import { useText } from '../state/language/text-store.ts';
import { LETTERS_PX, type RoomView } from './plans/room-view.ts';
import styles from './Room.module.css';

interface OutlineLinesProps {
  readonly outlines: readonly Rect[];
  readonly person: Rect | null;
  readonly view: RoomView;
}

/** Outlines of other sizes with their names, and the height of the person. */
export function OutlineLines({ outlines, person, view }: OutlineLinesProps) {
  const t = useText();
  const letters = LETTERS_PX / view.pxPerCm;
  return (
    <g fontSize={letters}>
      {outlines.map(({ x, y, width, height }) => (
        <g key={`${width} ${height}`} data-outline="">
          <rect className={styles.outline} x={x} y={y} width={width} height={height} strokeWidth={1.5 / view.pxPerCm} />
          <text className={styles.outlineName} x={x + width} y={y} dx="-0.4em" dy="1.15em" strokeWidth={letters * 0.28}>
            {t('roomSize', { width, height })}
          </text>
        </g>
      ))}
      {person && (
        <text className={styles.length} x={person.x + person.width / 2} y={person.y + 1} dy="-0.2em">
          {t('roomLength', { length: person.height })}
        </text>
      )}
    </g>
  );
}
