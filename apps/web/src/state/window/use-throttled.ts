import { useCallback, useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand';
import { subscribeThrottled } from './subscribe-throttled.ts';

/** While photos are read, what shows them is rendered so often and no more, ms: each rendering delays the photos to come. */
const EVERY_MS = 100;

/** A store's state for the screen, at most ten times a second however often the store changes. */
export function useThrottled<State>(store: Pick<StoreApi<State>, 'subscribe' | 'getState'>): State {
  const subscribe = useCallback((tell: () => void) => subscribeThrottled(store, EVERY_MS, tell), [store]);
  return useSyncExternalStore(subscribe, store.getState);
}
