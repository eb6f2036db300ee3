import type { RoomLight } from '../plans/room-plans.ts';
import { SoftShadow } from './RoomDefs.tsx';

interface DeskLampProps {
  readonly light: RoomLight;
}

/** A desk lamp with two arms, 46 cm high, its cone of light to the right. */
export function DeskLamp({ light }: DeskLampProps) {
  const isLit = light === 'evening';
  return (
    <>
      <defs>
        <linearGradient id="desk-lamp-cone" x2="0" y2="1">
          <stop offset="0" stopColor="#ffe3a8" stopOpacity={isLit ? 0.75 : 0.16} />
          <stop offset="1" stopColor="#ffe3a8" stopOpacity="0" />
        </linearGradient>
        <radialGradient id="desk-lamp-glow">
          <stop offset="0" stopColor="#ffe3a8" stopOpacity={isLit ? 0.7 : 0.16} />
          <stop offset="1" stopColor="#ffe3a8" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="18" cy="-30" rx={isLit ? 70 : 34} ry={isLit ? 58 : 28} fill="url(#desk-lamp-glow)" />
      <path d="M11-31.500 25.500-28 42 0H-4z" fill="url(#desk-lamp-cone)" />
      <SoftShadow cx={1} cy={0} rx={11} ry={1.3} />
      <path d="M-8.500-.4a8.500 1.800 0 0 1 17 0V0h-17z" fill="#2f3a35" />
      <path
        d="M0-1.500-6.500-24 12.500-41.500"
        stroke="url(#room-brass)"
        strokeWidth="1"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="-6.500" cy="-24" r="1.200" fill="#8f7345" />
      <path d="M11-43.600c5-1.200 9 .6 11.200 4.600l4 10.600L9.200-32.800c-1.600-4.200-1.600-8.500 1.800-10.800z" fill="#37443e" />
      <path
        d="M11-43.600c3-.6 5.500-.3 7.600 1.200-3.500 1.800-5.800 5.500-6.600 10.400l-2.800-.8c-1.600-4.200-1.600-8.500 1.800-10.800z"
        fill="#fff"
        opacity="0.12"
      />
      <path d="m9.200-32.800 17 4.400-.4-1.200-17-4.300z" fill={isLit ? '#fff1c4' : '#c9b68e'} />
    </>
  );
}
