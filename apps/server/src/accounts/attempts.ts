import type { Attempts } from '../use-cases/ports.ts';

const WINDOW_MS = 15 * 60_000;
const MAX_NAMES = 50_000;

/**
 * Counts failed attempts under a name (an account, an address) in a window of 15 minutes, in memory.
 * The oldest names are forgotten first, so a flood of names costs no more memory than `MAX_NAMES` entries.
 */
export function createAttempts(now: () => number): Attempts {
  const failures = new Map<string, { count: number; since: number }>();
  const current = (name: string) => {
    const entry = failures.get(name);
    return entry && now() - entry.since < WINDOW_MS ? entry : undefined;
  };
  return {
    isBlocked: (name, max) => (current(name)?.count ?? 0) >= max,
    count(name) {
      const entry = current(name) ?? { count: 0, since: now() };
      failures.delete(name);
      failures.set(name, { ...entry, count: entry.count + 1 });
      if (failures.size > MAX_NAMES) failures.delete(failures.keys().next().value as string);
    },
    forget: (name) => void failures.delete(name),
    retryAfterS: (name) => Math.ceil(Math.max(0, WINDOW_MS - (now() - (current(name)?.since ?? now()))) / 1000),
  };
}
