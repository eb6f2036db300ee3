import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { create } from 'zustand';
import { subscribeThrottled } from './subscribe-throttled.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function followed() {
  const store = create<{ count: number }>()(() => ({ count: 0 }));
  const received: number[] = [];
  const stop = subscribeThrottled(store, 100, () => received.push(store.getState().count));
  return { received, stop, change: () => store.setState(({ count }) => ({ count: count + 1 })) };
}

describe('throttled subscription to a store', () => {
  it('reports the first change immediately and always the last one', () => {
    const { received, change } = followed();
    change();
    vi.advanceTimersByTime(0);
    expect(received).toEqual([1]);
    for (let count = 0; count < 50; count++) {
      change();
      vi.advanceTimersByTime(10);
    }
    vi.advanceTimersByTime(100);
    expect(received.length).toBeLessThanOrEqual(7);
    expect(received.at(-1)).toBe(51);
    vi.advanceTimersByTime(1000);
    change();
    vi.advanceTimersByTime(0);
    expect(received.at(-1)).toBe(52);
  });

  it('reports nothing after it has ended', () => {
    const { received, stop, change } = followed();
    change();
    stop();
    change();
    vi.advanceTimersByTime(1000);
    expect(received).toEqual([]);
  });
});
