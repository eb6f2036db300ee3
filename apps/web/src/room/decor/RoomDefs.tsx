/** Gradients and patterns that the drawings of all rooms share. */
export function RoomDefs() {
  return (
    <defs>
      <radialGradient id="room-soft">
        <stop offset="0" stopColor="#2b1b10" stopOpacity="0.55" />
        <stop offset="0.55" stopColor="#2b1b10" stopOpacity="0.26" />
        <stop offset="1" stopColor="#2b1b10" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="room-under" x2="0" y2="1">
        <stop offset="0" stopColor="#20130a" stopOpacity="0.5" />
        <stop offset="1" stopColor="#20130a" stopOpacity="0" />
      </linearGradient>
      <linearGradient id="room-wood" x2="0" y2="1">
        <stop offset="0" stopColor="#946a4b" />
        <stop offset="1" stopColor="#74503a" />
      </linearGradient>
      <linearGradient id="room-wood-top" x2="0" y2="1">
        <stop offset="0" stopColor="#b88c68" />
        <stop offset="0.3" stopColor="#a67b59" />
        <stop offset="1" stopColor="#8d6444" />
      </linearGradient>
      <linearGradient id="room-leg" x2="1" y2="0">
        <stop offset="0" stopColor="#5d4130" />
        <stop offset="0.5" stopColor="#4b3323" />
        <stop offset="1" stopColor="#352317" />
      </linearGradient>
      <radialGradient id="room-ceramic" cx="0.32" cy="0.28" r="0.85">
        <stop offset="0" stopColor="#f5f0e7" />
        <stop offset="0.55" stopColor="#d9cfc0" />
        <stop offset="1" stopColor="#a89b88" />
      </radialGradient>
      <linearGradient id="room-brass" x2="1" y2="0">
        <stop offset="0" stopColor="#b08f5c" />
        <stop offset="0.4" stopColor="#e6cb9b" />
        <stop offset="1" stopColor="#9a7a49" />
      </linearGradient>
    </defs>
  );
}

interface SoftShadowProps {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
  readonly opacity?: number;
}

/** Soft shadow of an object on the surface below it. */
export function SoftShadow({ opacity = 0.8, ...ellipse }: SoftShadowProps) {
  return <ellipse {...ellipse} fill="url(#room-soft)" opacity={opacity} />;
}
