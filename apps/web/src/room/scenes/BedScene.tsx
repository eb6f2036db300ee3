import { LAMP_OUTLINE } from '../decor/outlines.ts';
import { Pillow } from '../decor/Pillow.tsx';
import { PlacedDecor } from '../decor/PlacedDecor.tsx';
import { SoftShadow } from '../decor/RoomDefs.tsx';
import { TableLamp } from '../decor/TableLamp.tsx';
import type { SceneProps } from './scene-props.ts';

const CHANNELS = Array.from({ length: 10 }, (_, index) => -80 + index * 16);

function BedDefs() {
  return (
    <defs>
      <linearGradient id="bed-channel" x2="1" y2="0">
        <stop offset="0" stopColor="#1d120a" stopOpacity="0.3" />
        <stop offset="0.3" stopColor="#fff" stopOpacity="0.16" />
        <stop offset="0.7" stopColor="#fff" stopOpacity="0.02" />
        <stop offset="1" stopColor="#1d120a" stopOpacity="0.24" />
      </linearGradient>
      <linearGradient id="bed-linen" x2="0" y2="1">
        <stop offset="0" stopColor="#fdfaf4" />
        <stop offset="0.3" stopColor="#f3ecdf" />
        <stop offset="1" stopColor="#d6cab7" />
      </linearGradient>
      <linearGradient id="bed-throw" x2="0" y2="1">
        <stop offset="0" stopColor="#9aa38b" />
        <stop offset="1" stopColor="#77806a" />
      </linearGradient>
    </defs>
  );
}

/** A bedside table, 45 cm wide and 52 cm high, around its middle. */
function BedsideTable() {
  return (
    <>
      <SoftShadow cx={1} cy={1} rx={28} ry={3.4} opacity={0.7} />
      <path d="M-20-12h3.200l-.6 12h-1.800zM16.800-12H20l-.8 12h-1.800z" fill="url(#room-leg)" />
      <rect x="-22" y="-50" width="44" height="38.500" rx="0.5" fill="url(#room-wood)" />
      <path d="M-21.500-31h43" stroke="#33210f" strokeWidth="0.5" />
      <rect x="-22" y="-50" width="44" height="3" fill="url(#room-under)" />
      <rect x="-4" y="-41" width="8" height="1.100" rx="0.5" fill="url(#room-brass)" />
      <rect x="-4" y="-22" width="8" height="1.100" rx="0.5" fill="url(#room-brass)" />
      <rect x="-22.500" y="-52" width="45" height="2.400" rx="0.4" fill="url(#room-wood-top)" />
    </>
  );
}

/** A bed 160 cm wide with an upholstered headboard 100 cm high, between two bedside tables with lamps. */
export function BedScene({ light, pieces }: SceneProps) {
  return (
    <>
      <BedDefs />
      {[-110, 110].map((x) => (
        <g key={x} transform={`translate(${x} 1)`}>
          <BedsideTable />
        </g>
      ))}
      {[-110, 110].map((x) => (
        <PlacedDecor key={x} places={[x]} y={-51} outline={LAMP_OUTLINE} pieces={pieces}>
          <TableLamp light={light} />
        </PlacedDecor>
      ))}
      <SoftShadow cx={2} cy={2} rx={100} ry={6} opacity={0.8} />
      <rect data-furniture="" x="-80" y="-100" width="160" height="99" rx="3" fill="#b0886d" />
      {CHANNELS.map((x) => (
        <rect key={x} x={x} y="-99.600" width="16" height="98" rx="2.500" fill="url(#bed-channel)" />
      ))}
      <Pillow x={-40} y={-66} turnDeg={0} color="#f4eee3" size={58} />
      <Pillow x={40} y={-66} turnDeg={0} color="#f4eee3" size={58} />
      <Pillow x={-30} y={-60} turnDeg={-3} color="#c98c66" size={44} />
      <Pillow x={31} y={-60} turnDeg={3} color="#c98c66" size={44} />
      <Pillow x={1} y={-57} turnDeg={0} color="#8b957c" size={36} />
      <path d="M-80-54c4-3 12-3.800 24-4 37-.8 75-.8 112 0 12 .2 20 1 24 4l1.500 42c-20 3.500-143 3.500-163 0z" fill="url(#bed-linen)" />
      <path d="M-80.400-46c30 2.600 130.800 2.600 160.800 0" stroke="#b7a88f" strokeWidth="0.4" fill="none" opacity="0.6" />
      <path d="M-80.600-38c30 2.400 131.200 2.400 161.200 0l.9 24c-24 3.400-139 3.400-163 0z" fill="url(#bed-throw)" />
      <path d="M-80.600-38c30 2.400 131.200 2.400 161.200 0v1c-30 2.400-131.200 2.400-161.200 0z" fill="#fff" opacity="0.22" />
      <path
        d="M-52-35.500q4 11-1 24M-12-34.800q-5 12 1 24.500M34-35q6 10 2 24M66-36q-3 12 1 23"
        stroke="#4f5845"
        strokeWidth="0.5"
        fill="none"
        opacity="0.35"
      />
      <path d="M-81.500-12.500c24 3.400 139 3.400 163 0l.2 4.500c-24 3-139.400 3-163.400 0z" fill="#efe6d7" />
      <path d="M-81-8.500c24 3 138 3 162 0V0H-81z" fill="#7d5f4b" />
      <path d="M-81-8.500c24 3 138 3 162 0v2c-24 3-138 3-162 0z" fill="#1d120a" opacity="0.25" />
    </>
  );
}
