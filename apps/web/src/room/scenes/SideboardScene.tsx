import { Books } from '../decor/Books.tsx';
import { BOOKS_OUTLINE, LAMP_OUTLINE, PLANT_OUTLINE, VASE_OUTLINE } from '../decor/outlines.ts';
import { PlacedDecor } from '../decor/PlacedDecor.tsx';
import { Plant } from '../decor/Plant.tsx';
import { SoftShadow } from '../decor/RoomDefs.tsx';
import { TableLamp } from '../decor/TableLamp.tsx';
import { Vase } from '../decor/Vase.tsx';
import type { SceneProps } from './scene-props.ts';

const DOORS = [-77.6, -25.8, 26] as const;
const DOOR_WIDTH = 51;

/** A walnut sideboard of 160 x 75 cm with reeded doors; lamp, books, vase and an olive tree. */
export function SideboardScene({ light, pieces }: SceneProps) {
  return (
    <>
      <defs>
        <pattern id="sideboard-reeds" width="2.125" height="10" patternUnits="userSpaceOnUse" x="-77.600">
          <rect width="1.200" height="10" fill="#4f3524" opacity="0.34" />
          <rect x="1.200" width="0.5" height="10" fill="#d3a983" opacity="0.3" />
          <rect x="1.700" width="0.425" height="10" fill="#6b482f" opacity="0.2" />
        </pattern>
      </defs>
      <SoftShadow cx={3} cy={1.5} rx={98} ry={6} opacity={0.75} />
      <path d="M-68.500-19h3.800L-66-0h-1.700zM64.700-19h3.800L67.700 0H66z" fill="url(#room-leg)" />
      <rect x="-79" y="-72" width="158" height="54.700" rx="0.4" fill="url(#room-wood)" />
      {DOORS.map((x) => (
        <g key={x}>
          <rect x={x} y="-69.200" width={DOOR_WIDTH} height="49.800" fill="url(#room-wood)" />
          <rect x={x} y="-69.200" width={DOOR_WIDTH} height="49.800" fill="url(#sideboard-reeds)" />
          <rect x={x} y="-69.200" width={DOOR_WIDTH} height="0.4" fill="#2b1b10" opacity="0.5" />
        </g>
      ))}
      <path d="M-26.200-69.400v50.200M25.600-69.400v50.200" stroke="#33210f" strokeWidth="0.55" />
      <rect x="-79" y="-72" width="158" height="4.500" fill="url(#room-under)" opacity="0.8" />
      <rect x="-79" y="-18.600" width="158" height="1.300" fill="#2b1b10" opacity="0.25" />
      <g fill="url(#room-brass)">
        <rect x="-29.800" y="-49" width="1.100" height="9.500" rx="0.5" />
        <rect x="-23.400" y="-49" width="1.100" height="9.500" rx="0.5" />
        <rect x="28.200" y="-49" width="1.100" height="9.500" rx="0.5" />
      </g>
      <rect data-furniture="" x="-80" y="-75" width="160" height="3.200" rx="0.6" fill="url(#room-wood-top)" />
      <path d="M-79.500-74.800h159" stroke="#e0b98f" strokeWidth="0.25" opacity="0.7" />
      <path d="M-66-73.500q30 .5 62-.1t58 .2M-40-72.600q40-.4 90 .1" stroke="#6f4a30" strokeWidth="0.14" fill="none" opacity="0.5" />
      <PlacedDecor places={[-59, -66, -69]} y={-75} outline={LAMP_OUTLINE} pieces={pieces}>
        <TableLamp light={light} />
      </PlacedDecor>
      <PlacedDecor places={[55]} y={-75} outline={BOOKS_OUTLINE} pieces={pieces}>
        <Books />
      </PlacedDecor>
      <PlacedDecor places={[73]} y={-75} outline={VASE_OUTLINE} pieces={pieces}>
        <Vase />
      </PlacedDecor>
      <PlacedDecor places={[107]} y={2.5} outline={PLANT_OUTLINE} pieces={pieces}>
        <Plant />
      </PlacedDecor>
    </>
  );
}
