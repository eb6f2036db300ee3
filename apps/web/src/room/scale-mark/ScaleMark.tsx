import type { Cm } from '@muro/domain';

interface ScaleMarkProps {
  readonly width: Cm;
  readonly height: Cm;
}

/** Wall around a sofa, cm, in the shape of the mark. */
const VIEW_WIDTH: Cm = 280;
const VIEW_RATIO = 44 / 60;
/** Lower edge of a piece over the sofa. */
const HUNG_AT: Cm = 85 + 18;
const ABOVE: Cm = 3;

/** A small drawing (60 x 44 px) of a piece over a sofa 210 cm wide, to one scale. The text beside it names the size. [WALL-08] */
export function ScaleMark({ width, height }: ScaleMarkProps) {
  const viewHeight = Math.max(VIEW_WIDTH * VIEW_RATIO, HUNG_AT + height + ABOVE);
  const viewWidth = viewHeight / VIEW_RATIO;
  return (
    <svg
      width="60"
      height="44"
      viewBox={`${-viewWidth / 2} ${-viewHeight} ${viewWidth} ${viewHeight}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect x={-width / 2} y={-HUNG_AT - height} width={width} height={height} rx="1" fill="#5f574e" />
      <path d="M-94-85h188q6 0 6 6v50h-200v-50q0-6 6-6z" fill="#d3c6b1" />
      <path d="M-88-46h176v18h-176zM-99-62q7-5 14 0v52h-20v-46q0-4 6-6zM99-62q-7-5-14 0v52h20v-46q0-4-6-6z" fill="#b9a98f" />
      <path d="M-100-28h200v18h-200zM-96-10h6l-2 10h-3zM96-10h-6l2 10h3z" fill="#a8977c" />
      <path d="M-29-84v38M29-84v38" stroke="#b9a98f" strokeWidth="2" />
    </svg>
  );
}
