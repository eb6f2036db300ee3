import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Where the control library lays words for some seconds to be read out; they may name a button that is gone by then. */
const ANNOUNCER = '[data-live-announcer]';

/** Nothing serious or critical by the WCAG rules in what is on the screen now. All screens of a test are looked at before it fails. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await restOf(page);
  const bad = (await violationsOn(page, { exclude: [ANNOUNCER] }, { runOnly: RULES }))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`));
  expect.soft(bad, where).toEqual([]);
}

/** What axe finds; a page gets its script once. */
async function violationsOn(page: Page, context: axe.ContextObject, options: axe.RunOptions): Promise<readonly axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const words = [context, { ...options, resultTypes: ['violations'] }].map((each) => JSON.stringify(each));
  return page.evaluate<axe.Result[]>(`axe.run(${words}).then(({ violations }) => violations)`);
}

/** An animation that runs longer than this is no fading: it holds something where a finger has it, ms. */
const LONGEST_FADE_MS = 10_000;

/** Until what fades in has faded in: half-clear words have another contrast. */
async function restOf(page: Page): Promise<void> {
  await page.evaluate(async (longestMs) => {
    const endOf = (each: Animation) => Number(each.effect?.getComputedTiming().endTime ?? Number.POSITIVE_INFINITY);
    const fading = document.getAnimations().filter((each) => endOf(each) <= longestMs);
    await Promise.all(fading.map((each) => each.finished.catch(() => undefined)));
  }, LONGEST_FADE_MS);
}
