import { commands, type Locator } from 'vitest/browser';
import type { Spot } from './commands.ts';
import { expectElement } from './expect-element.ts';

const STEPS = 8;

export async function centreOf(target: Locator): Promise<Spot> {
  const { x, y, width, height } = await target.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Taps the middle of an element, after scrolling it into view. */
export async function tap(target: Locator): Promise<void> {
  await expectElement(target).toBeVisible();
  await target.scrollIntoViewIfNeeded();
  await stillBox(target);
  await tapAt(await centreOf(target));
}

export async function tapAt(spot: Spot): Promise<void> {
  await commands.tapScreen(spot);
}

/** An element counts as still after this time without movement, ms: layout of a busy page may take that long between two frames. */
const STILL_MS = 200;

/** Waits until the element is still and nothing covers its middle, e.g. after it has slid in or was laid out again. */
async function stillBox(target: Locator): Promise<void> {
  for (let [last, sinceMs] = ['', performance.now()]; ; ) {
    const { x, y, width, height } = await target.boundingBox();
    const current = [x, y, width, height].join();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    if (current !== last || !hit || !target.element().contains(hit)) [last, sinceMs] = [current, performance.now()];
    else if (performance.now() - sinceMs > STILL_MS) return;
    await new Promise(requestAnimationFrame);
  }
}

/** Touches a spot until `isLong` resolves, then lifts the finger. */
export async function holdFinger(spot: Spot, isLong: () => Promise<unknown>): Promise<void> {
  await commands.touch('touchStart', [spot]);
  await isLong();
  await commands.touch('touchEnd', []);
}

/** Drags one finger from the first spot over all others to the last; `carrying` runs before the finger is lifted. */
export async function dragFinger(spots: readonly [Spot, Spot, ...Spot[]], carrying?: () => Promise<void>): Promise<void> {
  const [start, ...stops] = spots;
  await commands.touch('touchStart', [start]);
  let from = start;
  for (const to of stops) {
    for (let step = 1; step <= STEPS; step++) await commands.touch('touchMove', [between(from, to, step / STEPS)]);
    from = to;
  }
  await carrying?.();
  await commands.touch('touchEnd', []);
}

/** Moves two fingers in straight lines from their start to their end. */
export async function dragTwoFingers(from: readonly [Spot, Spot], to: readonly [Spot, Spot]): Promise<void> {
  await commands.touch('touchStart', from);
  for (let step = 1; step <= STEPS; step++)
    await commands.touch('touchMove', [between(from[0], to[0], step / STEPS), between(from[1], to[1], step / STEPS)]);
  await commands.touch('touchEnd', []);
}

function between(from: Spot, to: Spot, share: number): Spot {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
