import { FloorLamp } from '../decor/FloorLamp.tsx';
import { FLOOR_LAMP_OUTLINE, PLANT_OUTLINE } from '../decor/outlines.ts';
import { Pillow } from '../decor/Pillow.tsx';
import { PlacedDecor } from '../decor/PlacedDecor.tsx';
import { Plant } from '../decor/Plant.tsx';
import { SoftShadow } from '../decor/RoomDefs.tsx';
import type { SceneProps } from './scene-props.ts';

const SEATS = [-86, -28.7, 28.7] as const;
const SEAT_WIDTH = 57.3;
const FABRIC = '#8d8b76';

function SofaDefs() {
  return (
    <defs>
      <linearGradient id="sofa-back" x2="0" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity="0.2" />
        <stop offset="0.14" stopColor="#fff" stopOpacity="0.07" />
        <stop offset="0.7" stopColor="#1d170d" stopOpacity="0.08" />
        <stop offset="1" stopColor="#1d170d" stopOpacity="0.34" />
      </linearGradient>
      <linearGradient id="sofa-seat" x2="0" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity="0.26" />
        <stop offset="0.35" stopColor="#fff" stopOpacity="0.1" />
        <stop offset="0.6" stopColor="#1d170d" stopOpacity="0.08" />
        <stop offset="1" stopColor="#1d170d" stopOpacity="0.32" />
      </linearGradient>
      <linearGradient id="sofa-arm" x2="1" y2="0">
        <stop offset="0" stopColor="#1d170d" stopOpacity="0.2" />
        <stop offset="0.3" stopColor="#fff" stopOpacity="0.14" />
        <stop offset="0.75" stopColor="#fff" stopOpacity="0.02" />
        <stop offset="1" stopColor="#1d170d" stopOpacity="0.26" />
      </linearGradient>
      <pattern id="sofa-weave" width="0.900" height="0.900" patternUnits="userSpaceOnUse">
        <rect width="0.450" height="0.450" fill="#fff" opacity="0.07" />
        <rect x="0.450" y="0.450" width="0.450" height="0.450" fill="#1d170d" opacity="0.07" />
      </pattern>
    </defs>
  );
}

/** A rounded part of the upholstery: fabric, light, weave. */
function Upholstery({ fill, ...shape }: { x: number; y: number; width: number; height: number; rx: number; fill: string }) {
  return (
    <>
      <rect {...shape} fill={FABRIC} />
      <rect {...shape} fill="url(#sofa-weave)" />
      <rect {...shape} fill={`url(#${fill})`} />
    </>
  );
}

/** A three-seat sofa of 210 x 85 cm with pillows and a throw; floor lamp and olive tree. */
export function SofaScene({ light, pieces }: SceneProps) {
  return (
    <>
      <SofaDefs />
      <PlacedDecor places={[-145, -160]} y={1} outline={FLOOR_LAMP_OUTLINE} pieces={pieces}>
        <FloorLamp light={light} />
      </PlacedDecor>
      <PlacedDecor places={[146, 162]} y={2} outline={PLANT_OUTLINE} pieces={pieces}>
        <Plant scale={1.1} />
      </PlacedDecor>
      <SoftShadow cx={3} cy={1} rx={124} ry={6} opacity={0.85} />
      {[-94, -33, 29, 90].map((x) => (
        <path key={x} d={`M${x}-13h4.400l-.7 13h-2.600z`} fill="url(#room-leg)" />
      ))}
      <Upholstery x={-103} y={-32} width={206} height={20} rx={2.5} fill="sofa-seat" />
      <Upholstery x={-100} y={-83} width={200} height={60} rx={7} fill="sofa-back" />
      {SEATS.map((x) => (
        <Upholstery key={x} x={x + 0.4} y={-85} width={SEAT_WIDTH - 0.8} height={45} rx={6} fill="sofa-back" />
      ))}
      {SEATS.map((x) => (
        <Upholstery key={x} x={x + 0.3} y={-46} width={SEAT_WIDTH - 0.6} height={17} rx={4} fill="sofa-seat" />
      ))}
      <path d="M-86-29.300H86" stroke="#1d170d" strokeWidth="0.6" opacity="0.35" />
      <Pillow x={-64} y={-61} turnDeg={-9} color="#b06a4b" />
      <Pillow x={63} y={-61} turnDeg={8} color="#e4d8c2" size={44} />
      <Pillow x={41} y={-57} turnDeg={-6} color="#5d6b5a" size={34} />
      <g data-furniture="">
        <Upholstery x={-105} y={-64} width={19} height={52} rx={6} fill="sofa-arm" />
        <Upholstery x={86} y={-64} width={19} height={52} rx={6} fill="sofa-arm" />
      </g>
      <path d="M85.400-63.200c3-2 16.500-2.300 20.200-.2l.6 37c-5 1-16 1-21.400 0z" fill="#e9dfcd" />
      <path d="M85.400-63.200c3-2 16.500-2.300 20.200-.2l.6 37c-5 1-16 1-21.400 0z" fill="url(#sofa-arm)" />
      <path d="M88.400-64v38M92.600-64.600v39M97-64.800v39M101.400-64.500v38.600" stroke="#b9a98f" strokeWidth="0.35" opacity="0.7" />
      <path
        d="M85-26.200v3.600m2.600-3.400v3.600m2.600-3.400v3.600m2.600-3.500v3.600m2.600-3.600v3.600m2.600-3.700v3.600m2.600-3.700v3.600m2.600-3.700v3.600m2.400-3.700v3.600"
        stroke="#e0d4bf"
        strokeWidth="0.7"
      />
    </>
  );
}
