import { useSyncExternalStore } from 'react';

const subscribe = (notify: () => void) => {
  window.addEventListener('resize', notify);
  return () => window.removeEventListener('resize', notify);
};

export function useWindowWidthPx(): number {
  return useSyncExternalStore(subscribe, () => window.innerWidth);
}

export function useWindowHeightPx(): number {
  return useSyncExternalStore(subscribe, () => window.innerHeight);
}
