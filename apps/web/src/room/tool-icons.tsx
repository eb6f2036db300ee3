import type { ReactNode } from 'react';

function icon(children: ReactNode) {
  return function Icon() {
    return (
      <svg
        viewBox="0 0 20 20"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {children}
      </svg>
    );
  };
}

export const PersonIcon = icon(
  <>
    <circle cx="10" cy="4" r="2" />
    <path d="M7 18V9.500C7 8 8 7.500 10 7.500s3 .5 3 2V18" />
  </>,
);
export const RoomIcon = icon(<path d="M7 3h6v5H7zM3 17v-4.500a1.500 1.500 0 0 1 3 0v1h8v-1a1.500 1.500 0 0 1 3 0V17M3 16.500h14" />);
export const CameraIcon = icon(
  <>
    <path d="M3 7h3l1.500-2h5L14 7h3v9H3z" />
    <circle cx="10" cy="11" r="2.800" />
  </>,
);
