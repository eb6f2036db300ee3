import { SoftShadow } from './RoomDefs.tsx';

/** A stack of three books with a bowl on it, 13 cm high. */
export function Books() {
  return (
    <>
      <SoftShadow cx={0.5} cy={0} rx={15} ry={1.3} />
      <rect x="-13" y="-3.400" width="26" height="3.400" rx="0.4" fill="#a65540" />
      <rect x="-13" y="-3.400" width="26" height="0.7" rx="0.3" fill="#fff" opacity="0.14" />
      <rect x="-9" y="-2.500" width="0.5" height="1.600" fill="#e9c9a6" opacity="0.8" />
      <rect x="-11.500" y="-6.600" width="23" height="3.200" rx="0.3" fill="#e9e0d0" />
      <path d="M-11.200-5.800h22.400M-11.200-5h22.400M-11.200-4.200h22.400" stroke="#c9bda8" strokeWidth="0.12" />
      <rect x="-11.500" y="-6.700" width="23" height="0.5" rx="0.2" fill="#7c8b82" />
      <rect x="-12.200" y="-9.400" width="22" height="2.800" rx="0.4" fill="#5f6b61" />
      <rect x="-12.200" y="-9.400" width="22" height="0.6" rx="0.3" fill="#fff" opacity="0.14" />
      <rect x="5" y="-8.800" width="3" height="1.600" fill="#cfd6cc" opacity="0.45" />
      <path d="M-9.200-13.400H7.200c0 2.400-1.800 4-4 4h-8.400c-2.200 0-4-1.600-4-4z" fill="url(#room-ceramic)" />
      <path d="M-9.200-13.400H7.200l-.1.500H-9.100z" fill="#8f8270" opacity="0.35" />
    </>
  );
}
