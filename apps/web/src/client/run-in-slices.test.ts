import { expect, it } from 'vitest';
import { runInSlices } from './run-in-slices.ts';

/** Takes about 1 ms a step. */
function* countTo(last: number): Generator<void, number> {
  for (let at = 0; at < last; at++) {
    const end = performance.now() + 1;
    while (performance.now() < end);
    yield;
  }
  return last;
}

it('other work of the page runs while a long computation goes on', async () => {
  let others = 0;
  let isDone = false;
  const work = (): void => {
    others += 1;
    if (!isDone) setTimeout(work);
  };
  setTimeout(work);
  expect(await runInSlices(countTo(60))).toBe(60);
  isDone = true;
  expect(others).toBeGreaterThan(2);
});

it('a failed computation fails for the caller', async () => {
  const failing = (function* (): Generator<void, never> {
    yield;
    throw new RangeError('no list');
  })();
  await expect(runInSlices(failing)).rejects.toThrow('no list');
});
