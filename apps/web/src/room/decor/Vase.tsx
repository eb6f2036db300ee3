import { SoftShadow } from './RoomDefs.tsx';

/** Leaves on the stems, from the foot of the vase: x, y, turn in degrees, length. */
const LEAVES = [
  [-3.2, -51, -68, 6.2],
  [0.2, -46.5, 18, 5.6],
  [-3.8, -41.5, -150, 5.6],
  [0.6, -36, -8, 5.2],
  [-1.8, -31.5, -165, 4.6],
  [7.6, -47, -62, 6],
  [3.8, -39.5, -150, 5.2],
  [6.4, -36, -14, 5.4],
  [2.4, -29.5, -160, 4.6],
  [4.2, -26.5, -20, 4.6],
  [-9.2, -41, -120, 5.8],
  [-8.6, -36.5, 170, 5.4],
  [-5.2, -34.5, -40, 5],
  [-4.6, -27.5, 165, 4.6],
] as const;

/** A ceramic vase with three eucalyptus stems, 57 cm high. */
export function Vase() {
  return (
    <>
      <defs>
        <linearGradient id="vase-leaf" x2="0" y2="1">
          <stop offset="0" stopColor="#93a080" />
          <stop offset="1" stopColor="#6c7a5a" />
        </linearGradient>
      </defs>
      <SoftShadow cx={1} cy={0} rx={9} ry={1.3} />
      <g stroke="#6b5c44" strokeWidth="0.5" fill="none" strokeLinecap="round">
        <path d="M0-15C-.6-28 1.600-38-3.200-51M.6-15c.4-10 3.400-20 7-32M-.5-15c-1-9-4.500-18-8.700-26" />
      </g>
      {LEAVES.map(([left, top, turnDeg, length]) => (
        <path
          key={`${left},${top}`}
          d="M0 0C.25-.42.72-.4 1 0 .72.36.25.34 0 0z"
          fill="url(#vase-leaf)"
          transform={`translate(${left} ${top}) rotate(${turnDeg}) scale(${length})`}
        />
      ))}
      <path
        d="M-2.600-17h5.200c-.2 2.200.7 3.600 2.500 5.800 2.700 3.300 2.300 8-.9 11.200h-8.400c-3.200-3.200-3.600-7.900-.9-11.200 1.800-2.200 2.700-3.600 2.500-5.800z"
        fill="url(#room-ceramic)"
      />
      <ellipse cx="0" cy="-17" rx="2.600" ry="0.45" fill="#7f7261" />
    </>
  );
}
