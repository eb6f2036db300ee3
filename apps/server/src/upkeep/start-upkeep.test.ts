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
function startTestUpkeep() {
  const recorded = { fault: null as Error | null, endedTasks: [] as (readonly [string, unknown])[], lines: [] as string[] };
  const upkeep = startUpkeep({
    tasks: [
      {
        name: 'deleted-collages',
        async run() {
          if (recorded.fault) throw recorded.fault;
          return null;
        },
      },
      { name: 'unused-photos', run: async () => 'Upkeep removed 2 unused photos.' },
    ],
    onEnd: (task, error) => recorded.endedTasks.push([task, error]),
    log: (line) => recorded.lines.push(line),
  });
  return { recorded, upkeep };
}

it('a failing task does not stop the others, and is retried after an hour instead of a day', async () => {
  const { recorded, upkeep } = startTestUpkeep();
  recorded.fault = new Error('no index');
  await vi.advanceTimersByTimeAsync(0);
  expect(recorded.endedTasks).toEqual([
    ['deleted-collages', null],
    ['unused-photos', null],
  ]);
  await vi.advanceTimersByTimeAsync(24 * HOUR_MS);
  expect(recorded.endedTasks.slice(2)).toEqual([
    ['deleted-collages', recorded.fault],
    ['unused-photos', null],
  ]);
  recorded.fault = null;
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(recorded.endedTasks.slice(4)).toEqual([
    ['deleted-collages', null],
    ['unused-photos', null],
  ]);
  expect(recorded.lines).toHaveLength(3);
  await upkeep.stop();
  await vi.advanceTimersByTimeAsync(48 * HOUR_MS);
  expect(recorded.endedTasks).toHaveLength(6);
});
