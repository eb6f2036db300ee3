import type { RoomLight } from '../plans/room-plans.ts';
import { SoftShadow } from './RoomDefs.tsx';

interface TableLampProps {
  readonly light: RoomLight;
}

/** A table lamp with a ceramic foot, 45 cm high, and its light on the wall. */
export function TableLamp({ light }: TableLampProps) {
  const isLit = light === 'evening';
  return (
    <>
      <defs>
        <linearGradient id="lamp-shade" x2="1" y2="0">
          <stop offset="0" stopColor={isLit ? '#f7d79a' : '#f2e3c6'} />
          <stop offset="0.5" stopColor={isLit ? '#fff3cf' : '#fffaf0'} />
          <stop offset="1" stopColor={isLit ? '#efc67f' : '#e2d2b6'} />
        </linearGradient>
        <radialGradient id="lamp-glow">
          <stop offset="0" stopColor="#ffe3a8" stopOpacity={isLit ? 0.85 : 0.42} />
          <stop offset="0.4" stopColor="#ffe3a8" stopOpacity={isLit ? 0.38 : 0.16} />
          <stop offset="1" stopColor="#ffe3a8" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="0" cy="-36" rx={isLit ? 78 : 38} ry={isLit ? 70 : 34} fill="url(#lamp-glow)" />
      <SoftShadow cx={1} cy={0} rx={12} ry={1.7} />
      <path d="M-1.1-27h2.2v8h-2.2z" fill="url(#room-brass)" />
      <path
        d="M0-20.500c5.600 0 9.200 4.600 9.200 10.300C9.200-4.900 6.800-1.600 5-.4H-5c-1.800-1.200-4.200-4.500-4.200-9.800C-9.200-15.900-5.600-20.500 0-20.500z"
        fill="url(#room-ceramic)"
      />
      <path d="M-5-.4H5V0H-5z" fill="#8f8270" />
      <path d="M-8.400-45.500H8.400L12.800-26H-12.800z" fill="url(#lamp-shade)" />
      <path d="M-8.400-45.500H8.400l.12.600H-8.520zM-12.660-26.600h25.320l.14.600h-25.600z" fill="#8d7147" opacity="0.3" />
    </>
  );
}
