import type { RoomName } from '../plans/room-plans.ts';
import type { RoomView } from '../plans/room-view.ts';

/** Lamps of each room: middle of the light and its reach, cm. */
const LAMPS: Readonly<Record<RoomName, readonly { readonly x: number; readonly y: number; readonly reach: number }[]>> = {
  sideboard: [{ x: -59, y: -112, reach: 170 }],
  sofa: [{ x: -145, y: -142, reach: 250 }],
  desk: [{ x: -30, y: -104, reach: 150 }],
  bed: [
    { x: -110, y: -88, reach: 160 },
    { x: 110, y: -88, reach: 160 },
  ],
  stairs: [{ x: -40, y: -235, reach: 300 }],
};

interface EveningShadeProps {
  readonly room: RoomName;
  readonly view: RoomView;
}

/** Darkens the room in the evening, except where a lamp lights it (blend mode `multiply`). */
export function EveningShade({ room, view: { x, y, width, height } }: EveningShadeProps) {
  const box = { x, y, width, height };
  return (
    <>
      <defs>
        <radialGradient id="evening-lamp">
          <stop offset="0" stopColor="#000" />
          <stop offset="0.25" stopColor="#000" stopOpacity="0.8" />
          <stop offset="0.6" stopColor="#000" stopOpacity="0.35" />
          <stop offset="1" stopColor="#000" stopOpacity="0" />
        </radialGradient>
        <mask id="evening-mask" maskUnits="userSpaceOnUse" {...box}>
          <rect {...box} fill="#fff" />
          {LAMPS[room].map((lamp) => (
            <circle key={lamp.x} cx={lamp.x} cy={lamp.y} r={lamp.reach} fill="url(#evening-lamp)" />
          ))}
        </mask>
      </defs>
      <rect {...box} fill="#f3dcb8" opacity="0.5" />
      <rect {...box} fill="#776f84" mask="url(#evening-mask)" />
    </>
  );
}
