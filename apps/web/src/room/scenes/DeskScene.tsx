import { DeskLamp } from '../decor/DeskLamp.tsx';
import { DESK_LAMP_OUTLINE, PLANT_OUTLINE } from '../decor/outlines.ts';
import { PlacedDecor } from '../decor/PlacedDecor.tsx';
import { Plant } from '../decor/Plant.tsx';
import { SoftShadow } from '../decor/RoomDefs.tsx';
import type { SceneProps } from './scene-props.ts';

/** Books that stand on the desk: x, width, height, colour. */
const STANDING_BOOKS = [
  [34, 3.4, 15.5, '#a65540'],
  [37.5, 2.6, 13.8, '#e6dccb'],
  [40.2, 4, 16.4, '#4f5f57'],
  [44.3, 2.4, 14.6, '#c79a5b'],
  [46.8, 3.2, 15.8, '#7a6654'],
  [50.1, 2.8, 13.2, '#d9cdb9'],
] as const;

function ThingsOnDesk() {
  return (
    <>
      <SoftShadow cx={44} cy={-74} rx={14} ry={1.2} />
      {STANDING_BOOKS.map(([x, width, height, color]) => (
        <g key={x}>
          <rect x={x} y={-74 - height} width={width} height={height} rx="0.3" fill={color} />
          <rect x={x} y={-74 - height} width={width * 0.3} height={height} rx="0.3" fill="#fff" opacity="0.14" />
          <rect x={x + width * 0.25} y={-71.5 - height} width={width * 0.5} height="1" fill="#fff" opacity="0.35" />
        </g>
      ))}
      <path d="M53.400-89.500 56-74h-2.800l-2.200-15.100z" fill="#8a9a8f" />
      <SoftShadow cx={3} cy={-74} rx={19} ry={1} opacity={0.5} />
      <rect x="-13" y="-75.300" width="30" height="1.300" rx="0.4" fill="#efe7d9" />
      <rect x="-12" y="-76.200" width="22" height="1" rx="0.3" fill="#b06a4b" />
      <SoftShadow cx={24.5} cy={-74} rx={5} ry={0.8} />
      <path d="M23-82.500l-1.200-5.500M25-82.500l.4-6.500M26.200-82.500l1.600-5" stroke="#c79a5b" strokeWidth="0.7" strokeLinecap="round" />
      <path d="M21.200-83h6.600l-.5 9h-5.600z" fill="url(#room-ceramic)" />
    </>
  );
}

/** A bentwood chair seen from behind, 82 cm high. */
function Chair() {
  return (
    <g transform="translate(-4 3)">
      <SoftShadow cx={1} cy={0} rx={28} ry={3.2} opacity={0.7} />
      <path d="M-17-45h2.600l-3.600 45h-1.800zM14.400-45H17l2.800 45H18z" fill="url(#room-leg)" />
      <path d="M-14-44h2l-.8 38h-1.400zM12-44h2l.2 38h-1.400z" fill="#3b2719" />
      <path
        d="M-19.500-80.500c6-2.400 33-2.400 39 0 .6 5 .3 9-.4 13.500-12-2.400-26.200-2.400-38.200 0-.7-4.500-1-8.500-.4-13.500z"
        fill="url(#room-wood-top)"
      />
      <path d="M-19.500-80.500c6-2.400 33-2.400 39 0l.1 1c-7-2.200-32.200-2.200-39.200 0z" fill="#e6c39b" opacity="0.6" />
      <path d="M-17.600-68h2.500l.9 24h-2.300zM15.100-68h2.500l-1.100 24h-2.300z" fill="url(#room-leg)" />
      <path d="M-20.500-47c8-1.800 33-1.800 41 0l-.8 3.200c-10 1-29.400 1-39.400 0z" fill="#d9cbb2" />
      <path d="M-20.100-45.400c10 1.200 30.200 1.200 40.200 0l-.4 1.600c-10 1-29.400 1-39.400 0z" fill="#8e7d62" opacity="0.5" />
    </g>
  );
}

/** An oak desk of 140 x 74 cm with a chair; desk lamp, books and an olive tree. */
export function DeskScene({ light, pieces }: SceneProps) {
  return (
    <>
      <PlacedDecor places={[104]} y={2} outline={PLANT_OUTLINE} pieces={pieces}>
        <Plant scale={0.92} />
      </PlacedDecor>
      <SoftShadow cx={2} cy={1} rx={86} ry={5} opacity={0.6} />
      <path d="M-66-71h4.400L-63.800 0h-1.900zM61.600-71H66L65.700 0h-1.900z" fill="url(#room-leg)" />
      <path d="M-58-71h3.600l-1 69h-1.600zM54.400-71H58l-1 69h-1.600z" fill="#3b2719" />
      <rect x="-64" y="-71" width="128" height="11" fill="url(#room-wood)" />
      <rect x="-64" y="-71" width="128" height="3" fill="url(#room-under)" />
      <path d="M-21.500-70.500v10M21.500-70.500v10" stroke="#33210f" strokeWidth="0.5" />
      <g fill="url(#room-brass)">
        {[-43, 0, 43].map((x) => (
          <circle key={x} cx={x} cy="-65" r="1.100" />
        ))}
      </g>
      <rect data-furniture="" x="-70" y="-74" width="140" height="3.200" rx="0.5" fill="url(#room-wood-top)" />
      <path d="M-69.500-73.800h139" stroke="#e0b98f" strokeWidth="0.25" opacity="0.7" />
      <ThingsOnDesk />
      <PlacedDecor places={[-52]} y={-74} outline={DESK_LAMP_OUTLINE} pieces={pieces}>
        <DeskLamp light={light} />
      </PlacedDecor>
      <Chair />
    </>
  );
}
