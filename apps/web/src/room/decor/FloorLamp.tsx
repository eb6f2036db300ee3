import type { RoomLight } from '../plans/room-plans.ts';
import { SoftShadow } from './RoomDefs.tsx';

interface FloorLampProps {
  readonly light: RoomLight;
}

/** A floor lamp with a drum shade, 158 cm high, and its light on the wall. */
export function FloorLamp({ light }: FloorLampProps) {
  const isLit = light === 'evening';
  return (
    <>
      <defs>
        <linearGradient id="floor-lamp-shade" x2="1" y2="0">
          <stop offset="0" stopColor={isLit ? '#f2cf8f' : '#e9d9bc'} />
          <stop offset="0.5" stopColor={isLit ? '#fff3cf' : '#fbf4e6'} />
          <stop offset="1" stopColor={isLit ? '#eabf78' : '#d6c5a8'} />
        </linearGradient>
        <radialGradient id="floor-lamp-glow">
          <stop offset="0" stopColor="#ffe3a8" stopOpacity={isLit ? 0.85 : 0.3} />
          <stop offset="0.4" stopColor="#ffe3a8" stopOpacity={isLit ? 0.36 : 0.1} />
          <stop offset="1" stopColor="#ffe3a8" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="0" cy="-142" rx={isLit ? 120 : 56} ry={isLit ? 110 : 52} fill="url(#floor-lamp-glow)" />
      <SoftShadow cx={1} cy={0.5} rx={18} ry={2.2} />
      <path d="M-14-.2a14 1.500 0 0 1 28 0v.9h-28z" fill="#3a2d22" />
      <path d="M-.7-126H.7L.9-1.400H-.9z" fill="url(#room-brass)" />
      <path d="M-16-158h32l5 30h-42z" fill="url(#floor-lamp-shade)" />
      <path d="M-16-158h32l.1.800h-32.200zM-20.900-128.800h41.800l.1.800h-42z" fill="#8d7147" opacity="0.35" />
    </>
  );
}
