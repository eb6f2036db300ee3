import { useCallback, useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand';
import { subscribeThrottled } from './subscribe-throttled.ts';

/** Throttle interval for components that show photos being read, ms: each rendering delays the next photos. */
const EVERY_MS = 100;

/** Returns a store's state, updated at most ten times per second. */
export function useThrottled<State>(store: Pick<StoreApi<State>, 'subscribe' | 'getState'>): State {
  const subscribe = useCallback((notify: () => void) => subscribeThrottled(store, EVERY_MS, notify), [store]);
  return useSyncExternalStore(subscribe, store.getState);
}
