import { PLANT_OUTLINE } from '../decor/outlines.ts';
import { PlacedDecor } from '../decor/PlacedDecor.tsx';
import { Plant } from '../decor/Plant.tsx';
import { SoftShadow } from '../decor/RoomDefs.tsx';
import { FIRST_RISER, STEP_RISE, STEP_RUN } from '../plans/room-plans.ts';
import type { SceneProps } from './scene-props.ts';

/** Steps up to the far right edge of the widest view. */
const STEPS = Array.from({ length: 14 }, (_, index) => ({ x: FIRST_RISER + index * STEP_RUN, y: -index * STEP_RISE }));
const NOSE = 2.5;
const LAST = STEPS.length;
const SIDE = `v${-STEP_RISE}h${STEP_RUN}`.repeat(STEPS.length);

/** A flight of stairs, 17.5 cm rise and 28 cm run, with oak treads; it climbs to the right. */
export function StairsScene({ pieces }: SceneProps) {
  return (
    <>
      <defs>
        <linearGradient id="stairs-riser" x2="1" y2="0">
          <stop offset="0" stopColor="#f6f0e5" />
          <stop offset="1" stopColor="#d8ccb9" />
        </linearGradient>
        <linearGradient id="stairs-side" x2="1" y2="1">
          <stop offset="0" stopColor="#f3ecdf" />
          <stop offset="1" stopColor="#cbbda6" />
        </linearGradient>
      </defs>
      <path d={`M${FIRST_RISER + 4} 0${SIDE}V-300h40V0z`} fill="#20130a" opacity="0.1" transform="translate(-7 -5)" />
      <path d={`M${FIRST_RISER} 0${SIDE}V0z`} fill="url(#stairs-side)" />
      <path d={`M${FIRST_RISER} 0${SIDE}`} fill="none" stroke="#b9aa94" strokeWidth="0.3" />
      {STEPS.map(({ x, y }) => (
        <g key={x}>
          <rect x={x - NOSE} y={y - STEP_RISE - 0.2} width={STEP_RUN + NOSE} height="3.600" rx="0.7" fill="url(#room-wood-top)" />
          <rect x={x - NOSE + 0.4} y={y - STEP_RISE - 0.1} width={STEP_RUN + NOSE - 0.8} height="0.4" fill="#e6c39b" opacity="0.7" />
          <rect x={x} y={y - STEP_RISE + 3.4} width={STEP_RUN + NOSE} height="2.400" fill="url(#room-under)" opacity="0.55" />
        </g>
      ))}
      <path
        d={`M${FIRST_RISER} -9l0 9h-6v-9zM${FIRST_RISER} 0h${LAST * STEP_RUN}v1.500h${-LAST * STEP_RUN}z`}
        fill="#20130a"
        opacity="0.14"
      />
      <SoftShadow cx={FIRST_RISER + 60} cy={1} rx={110} ry={4} opacity={0.6} />
      <PlacedDecor places={[-116, -128]} y={2.5} outline={PLANT_OUTLINE} pieces={pieces}>
        <Plant scale={1.15} />
      </PlacedDecor>
    </>
  );
}
