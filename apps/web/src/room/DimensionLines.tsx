import type { Cm, Rect } from '@muro/domain';
import { useText } from '../state/language/text-store.ts';
import { LETTERS_PX, type RoomView } from './plans/room-view.ts';
import styles from './Room.module.css';

/** Minimum distance of a line from the piece. */
const LINE_DISTANCE: Cm = 5.8;
const TICK: Cm = 1.2;

interface DimensionLinesProps {
  readonly piece: Rect;
  readonly view: RoomView;
  /** A person on the left of the piece: the letters of the height keep clear of it. */
  readonly person: Rect | null;
}

/** The width below a piece and the height on its left, as lines with their lengths. [WALL-15] */
export function DimensionLines({ piece, view, person }: DimensionLinesProps) {
  const t = useText();
  const { x, y, width, height } = piece;
  const [widthText, heightText] = [width, height].map((length) => t('roomLength', { length: Math.round(length * 10) / 10 })) as [
    string,
    string,
  ];
  const letters = LETTERS_PX / view.pxPerCm;
  const gapOf = (text: string): Cm => text.length * letters * 0.27 + letters * 0.35;
  const wallLeft = person ? person.x + person.width : view.x;
  const isUpright = 2 * gapOf(heightText) + LINE_DISTANCE / 2 < x - wallLeft;
  const off = isUpright ? Math.max(LINE_DISTANCE, gapOf(heightText) + 1) : Math.max(LINE_DISTANCE, letters);
  const [left, below] = [x - off, y + height + Math.max(LINE_DISTANCE, letters)];
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const heightGap = isUpright ? letters * 0.8 : gapOf(heightText);
  const horizontal = `M${x} ${below - TICK}v${2 * TICK}M${x + width} ${below - TICK}v${2 * TICK}${splitLine(x, x + width, gapOf(widthText), (at) => `${at} ${below}`)}`;
  const vertical = `M${left - TICK} ${y}h${2 * TICK}M${left - TICK} ${y + height}h${2 * TICK}${splitLine(y, y + height, heightGap, (at) => `${left} ${at}`)}`;
  return (
    <g fontSize={letters}>
      <path className={styles.line} d={horizontal + vertical} strokeWidth={1 / view.pxPerCm} />
      <text className={styles.length} x={middleX} y={below} dy="0.35em">
        {widthText}
      </text>
      <text className={styles.length} transform={`translate(${left} ${middleY})${isUpright ? '' : ' rotate(-90)'}`} dy="0.35em">
        {heightText}
      </text>
    </g>
  );
}

/** The two halves of a line beside its text; nothing if the text fills it. */
function splitLine(from: Cm, to: Cm, gap: Cm, point: (position: Cm) => string): string {
  const middle = (from + to) / 2;
  if (middle - gap <= from) return '';
  return `M${point(from)}L${point(middle - gap)}M${point(middle + gap)}L${point(to)}`;
}
