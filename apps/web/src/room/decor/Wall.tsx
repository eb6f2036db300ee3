import type { RoomLight } from '../plans/room-plans.ts';
import type { RoomView } from '../plans/room-view.ts';

interface WallProps {
  readonly view: RoomView;
  readonly paint: string;
  readonly light: RoomLight;
}

const CEILING = -250;
/** Seams between the boards of the floor run towards the viewer. */
const BOARDS = [-230, -178, -128, -80, -34, 12, 57, 104, 152, 204] as const;

/** The painted wall with skirting and floor, and the sun that falls on it through a window. */
export function Wall({ view, paint, light }: WallProps) {
  const { x, y, width, height } = view;
  const floorHeight = Math.max(1, y + height);
  const span = { x, width };
  return (
    <>
      <WallDefs />
      <rect {...span} y={y} height={height} fill={paint} />
      <rect {...span} y={y} height={height} fill="url(#wall-light)" />
      {light === 'day' && <Sun />}
      {y < CEILING && (
        <>
          <rect {...span} y={y} height={CEILING - y} fill="#faf7f1" />
          <rect {...span} y={CEILING} height="4" fill="#f4eee3" />
          <rect {...span} y={CEILING + 4} height="3" fill="url(#room-under)" opacity="0.3" />
        </>
      )}
      <rect {...span} y="-9" height="9" fill="#f1eadf" />
      <rect {...span} y="-9.400" height="0.5" fill="#fffaf2" />
      <rect {...span} y="-8.900" height="0.4" fill="#b9aa94" opacity="0.6" />
      <rect {...span} y="0" height={floorHeight} fill="url(#wall-floor)" />
      {BOARDS.map((at) => (
        <path key={at} d={`M${at} 0L${at * 1.4} 40`} stroke="#7d5b3d" strokeWidth="0.25" opacity="0.45" />
      ))}
      <rect {...span} y="0" height="2.500" fill="url(#room-under)" opacity="0.8" />
    </>
  );
}

function WallDefs() {
  return (
    <defs>
      <radialGradient id="wall-light" gradientUnits="userSpaceOnUse" cx="-70" cy="-215" r="330">
        <stop offset="0" stopColor="#fffaf0" stopOpacity="0.55" />
        <stop offset="0.45" stopColor="#fffaf0" stopOpacity="0.04" />
        <stop offset="0.55" stopColor="#54402a" stopOpacity="0.02" />
        <stop offset="1" stopColor="#54402a" stopOpacity="0.2" />
      </radialGradient>
      <linearGradient id="wall-floor" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="0" y2="40">
        <stop offset="0" stopColor="#ab8560" />
        <stop offset="1" stopColor="#c39f77" />
      </linearGradient>
      <linearGradient id="wall-shaft" x2="1" y2="0">
        <stop offset="0" stopColor="#fffaf0" stopOpacity="0" />
        <stop offset="0.16" stopColor="#fffaf0" stopOpacity="0.85" />
        <stop offset="0.84" stopColor="#fffaf0" stopOpacity="0.85" />
        <stop offset="1" stopColor="#fffaf0" stopOpacity="0" />
      </linearGradient>
      <linearGradient id="wall-fade" x2="0" y2="1">
        <stop offset="0" stopColor="#fff" />
        <stop offset="0.6" stopColor="#fff" />
        <stop offset="1" stopColor="#000" />
      </linearGradient>
      <mask id="wall-shaft-end" maskUnits="userSpaceOnUse" x="-200" y="-260" width="420" height="186">
        <rect x="-200" y="-260" width="420" height="186" fill="url(#wall-fade)" />
      </mask>
    </defs>
  );
}

/** The light of a window with two panes, which lies across the wall. */
function Sun() {
  return (
    <g mask="url(#wall-shaft-end)" opacity="0.62">
      <rect x="-8" y="-260" width="52" height="190" fill="url(#wall-shaft)" transform="skewX(23)" />
      <rect x="52" y="-260" width="52" height="190" fill="url(#wall-shaft)" opacity="0.75" transform="skewX(23)" />
    </g>
  );
}
