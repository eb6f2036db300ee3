import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startUpkeep } from './start-upkeep.ts';

const HOUR_MS = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Starts upkeep with two tasks, of which the first fails while `fault` is set. */
function start() {
  const seen = { fault: null as Error | null, ends: [] as (readonly [string, unknown])[], lines: [] as string[] };
  const upkeep = startUpkeep({
    tasks: [
      {
        name: 'deleted-collages',
        async run() {
          if (seen.fault) throw seen.fault;
          return null;
        },
      },
      { name: 'unused-photos', run: async () => 'Upkeep removed 2 unused photos.' },
    ],
    onEnd: (task, error) => seen.ends.push([task, error]),
    log: (line) => seen.lines.push(line),
  });
  return { seen, upkeep };
}

it('a failing task does not stop the others, and is retried after an hour instead of a day', async () => {
  const { seen, upkeep } = start();
  seen.fault = new Error('no index');
  await vi.advanceTimersByTimeAsync(0);
  expect(seen.ends).toEqual([
    ['deleted-collages', null],
    ['unused-photos', null],
  ]);
  await vi.advanceTimersByTimeAsync(24 * HOUR_MS);
  expect(seen.ends.slice(2)).toEqual([
    ['deleted-collages', seen.fault],
    ['unused-photos', null],
  ]);
  seen.fault = null;
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(seen.ends.slice(4)).toEqual([
    ['deleted-collages', null],
    ['unused-photos', null],
  ]);
  expect(seen.lines).toHaveLength(3);
  await upkeep.stop();
  await vi.advanceTimersByTimeAsync(48 * HOUR_MS);
  expect(seen.ends).toHaveLength(6);
});
