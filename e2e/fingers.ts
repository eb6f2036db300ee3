import type { CDPSession, Locator, Page } from '@playwright/test';

/** A point of the window, px. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

const STEPS = 8;

export async function centreOf(target: Locator): Promise<Spot> {
  const box = await target.boundingBox();
  if (!box) throw new RangeError('Expected something on the screen to put a finger on');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** One finger goes down at the first spot, over all the others, and is lifted at the last; before that `carrying` may look. */
export async function dragFinger(page: Page, spots: readonly [Spot, Spot, ...Spot[]], carrying?: () => Promise<void>): Promise<void> {
  const screen = await page.context().newCDPSession(page);
  const [start, ...stops] = spots;
  await touch(screen, 'touchStart', [start]);
  let from = start;
  for (const to of stops) {
    for (let step = 1; step <= STEPS; step++) await touch(screen, 'touchMove', [between(from, to, step / STEPS)]);
    from = to;
  }
  await carrying?.();
  await touch(screen, 'touchEnd', []);
  await screen.detach();
}

/** Two fingers go down and move in straight lines to where they are lifted. */
export async function dragTwoFingers(page: Page, from: readonly [Spot, Spot], to: readonly [Spot, Spot]): Promise<void> {
  const screen = await page.context().newCDPSession(page);
  await touch(screen, 'touchStart', from);
  for (let step = 1; step <= STEPS; step++)
    await touch(screen, 'touchMove', [between(from[0], to[0], step / STEPS), between(from[1], to[1], step / STEPS)]);
  await touch(screen, 'touchEnd', []);
  await screen.detach();
}

/** A finger rests on something until `isLong` says that it has been there long enough, and is lifted. */
export async function holdFinger(page: Page, spot: Spot, isLong: () => Promise<void>): Promise<void> {
  const screen = await page.context().newCDPSession(page);
  await touch(screen, 'touchStart', [spot]);
  await isLong();
  await touch(screen, 'touchEnd', []);
  await screen.detach();
}

async function touch(screen: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', spots: readonly Spot[]): Promise<void> {
  await screen.send('Input.dispatchTouchEvent', { type, touchPoints: spots.map(({ x, y }, id) => ({ id, x, y })) });
}

function between(from: Spot, to: Spot, share: number): Spot {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
