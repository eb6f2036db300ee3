interface PillowProps {
  readonly x: number;
  readonly y: number;
  readonly turnDeg: number;
  readonly color: string;
  readonly size?: number;
}

/** A square pillow around its middle. */
export function Pillow({ x, y, turnDeg, color, size = 42 }: PillowProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turnDeg}) scale(${size / 42})`}>
      <defs>
        <radialGradient id="pillow-light" cx="0.4" cy="0.35" r="0.75">
          <stop offset="0" stopColor="#fff" stopOpacity="0.22" />
          <stop offset="0.6" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#1d120a" stopOpacity="0.3" />
        </radialGradient>
      </defs>
      <path d="M-21-20.500Q0-17.500 21-20.500 18 0 21 20.500 0 18.500-21 20.500-18 0-21-20.500z" fill={color} />
      <path d="M-21-20.500Q0-17.500 21-20.500 18 0 21 20.500 0 18.500-21 20.500-18 0-21-20.500z" fill="url(#pillow-light)" />
      <path
        d="M-19.500-19q4 6 2.500 12M19.500-19q-4 6-2.500 12M-19.500 19q5-5 9-5.500M19.500 19q-5-5-9-5.500"
        stroke="#1d120a"
        strokeWidth="0.4"
        fill="none"
        opacity="0.16"
      />
    </g>
  );
}
