import { commands, type Locator } from 'vitest/browser';
import type { Spot } from './commands.ts';
import { seen } from './seen.ts';

const STEPS = 8;

export async function centreOf(target: Locator): Promise<Spot> {
  const { x, y, width, height } = await target.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/** A finger taps on the middle of what is on the screen, or of what is brought there. */
export async function tap(target: Locator): Promise<void> {
  await seen(target).toBeVisible();
  await target.scrollIntoViewIfNeeded();
  await stillBox(target);
  await tapAt(await centreOf(target));
}

export async function tapAt(spot: Spot): Promise<void> {
  await commands.touch('touchStart', [spot]);
  await commands.touch('touchEnd', []);
}

/** Something stays where it is if it does so for as long as the layout of a busy page may take between two frames, ms. */
const STILL_MS = 200;

/** Waits until it stays where it is and nothing lies over its middle, as is not so of what slides in, or is placed anew. */
async function stillBox(target: Locator): Promise<void> {
  for (let [last, sinceMs] = ['', performance.now()]; ; ) {
    const { x, y, width, height } = await target.boundingBox();
    const now = [x, y, width, height].join();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    if (now !== last || !hit || !target.element().contains(hit)) [last, sinceMs] = [now, performance.now()];
    else if (performance.now() - sinceMs > STILL_MS) return;
    await new Promise(requestAnimationFrame);
  }
}

/** A finger rests on a spot until `isLong` says that it has been there long enough, and is lifted. */
export async function holdFinger(spot: Spot, isLong: () => Promise<unknown>): Promise<void> {
  await commands.touch('touchStart', [spot]);
  await isLong();
  await commands.touch('touchEnd', []);
}

/** One finger goes down at the first spot, over all the others, and is lifted at the last; before that `carrying` may look. */
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

/** Two fingers go down and move in straight lines to where they are lifted. */
export async function dragTwoFingers(from: readonly [Spot, Spot], to: readonly [Spot, Spot]): Promise<void> {
  await commands.touch('touchStart', from);
  for (let step = 1; step <= STEPS; step++)
    await commands.touch('touchMove', [between(from[0], to[0], step / STEPS), between(from[1], to[1], step / STEPS)]);
  await commands.touch('touchEnd', []);
}

function between(from: Spot, to: Spot, share: number): Spot {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
