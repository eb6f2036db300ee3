import { memo } from 'react';
import { SoftShadow } from './RoomDefs.tsx';
import { seededRandom } from './seeded-random.ts';

const GREENS = ['#55633f', '#66754f', '#4a5a3c', '#78875f', '#8a966d'] as const;
const LEAF_COUNT = 170;

interface Leaf {
  readonly color: string;
  readonly transform: string;
}

/** Leaves of the crown, dark ones behind: an egg-shaped cloud around (0, -84). */
const LEAVES: readonly Leaf[] = Array.from({ length: LEAF_COUNT }, (_, index) => {
  const around = seededRandom(index + 2.3) * 2 * Math.PI;
  const out = Math.sqrt(seededRandom(index + 5.7));
  const x = Math.cos(around) * out * 21;
  const y = -84 + Math.sin(around) * out * 29;
  const turnDeg = seededRandom(index + 9) * 150 - 165 + x * 2;
  const length = 4.6 + seededRandom(index + 1) * 3;
  const shade = Math.min(GREENS.length - 1, Math.floor((index / LEAF_COUNT) * 3 + seededRandom(index + 4) * 2.4));
  const transform = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turnDeg.toFixed(0)}) scale(${length.toFixed(1)})`;
  return { color: GREENS[shade] ?? GREENS[0], transform };
});

interface PlantProps {
  readonly scale?: number;
}

/** An olive tree in a pot, 115 cm high. Its leaves are not compared again while a piece is dragged along the wall. */
export const Plant = memo(function Plant({ scale = 1 }: PlantProps) {
  return (
    <g transform={`scale(${scale})`}>
      <defs>
        <linearGradient id="plant-pot" x2="1" y2="0">
          <stop offset="0" stopColor="#d8cfc1" />
          <stop offset="0.45" stopColor="#c9bfb0" />
          <stop offset="1" stopColor="#a1958390" />
        </linearGradient>
      </defs>
      <SoftShadow cx={2} cy={0} rx={22} ry={3} />
      <g stroke="#5b4733" fill="none" strokeLinecap="round">
        <path d="M0-24C-1.400-40 2-52-.6-72M0-72c-1-8 2-14 1-24" strokeWidth="1.400" />
        <path
          d="M.2-44c5.400-8 9.600-14 11-26M-.4-39c-5.600-8-9-13-11.400-24M-.2-62c4-6 6-12 7-20M-.5-66c-4-6-6-10-7-20"
          strokeWidth="0.8"
        />
      </g>
      {LEAVES.map(({ color, transform }) => (
        <path key={transform} d="M0 0C.25-.26.7-.24 1 0 .7.2.25.2 0 0z" fill={color} transform={transform} />
      ))}
      <path d="M-12.500-26h25L9.500 0h-19z" fill="#a19583" />
      <path d="M-12.500-26h25L9.500 0h-19z" fill="url(#plant-pot)" />
      <ellipse cx="0" cy="-26" rx="12.500" ry="1.700" fill="#8d806e" />
      <ellipse cx="0" cy="-25.800" rx="11.300" ry="1.300" fill="#4a3b2c" />
    </g>
  );
});
