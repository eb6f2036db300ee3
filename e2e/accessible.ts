import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Container in which the control library puts live announcements for some seconds; they may name a button that no longer exists. */
const ANNOUNCER = '[data-live-announcer]';

/** Expects no serious or critical WCAG violation on the current screen (soft assertion: a test checks all its screens before it fails). */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await restOf(page);
  const bad = (await violationsOn(page, { exclude: [ANNOUNCER] }, { runOnly: RULES }))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`));
  expect.soft(bad, where).toEqual([]);
}

/** Returns the violations that axe finds. The script is injected once per page. */
async function violationsOn(page: Page, context: axe.ContextObject, options: axe.RunOptions): Promise<readonly axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const args = [context, { ...options, resultTypes: ['violations'] }].map((value) => JSON.stringify(value));
  return page.evaluate<axe.Result[]>(`axe.run(${args}).then(({ violations }) => violations)`);
}

/** Longest fade, ms: a longer animation holds an element at a finger's position. */
const LONGEST_FADE_MS = 10_000;

/** Waits for the end of fade-in animations, since half-transparent texts have a lower contrast. */
async function restOf(page: Page): Promise<void> {
  await page.evaluate(async (longestMs) => {
    const endOf = (animation: Animation) => Number(animation.effect?.getComputedTiming().endTime ?? Number.POSITIVE_INFINITY);
    const fading = document.getAnimations().filter((animation) => endOf(animation) <= longestMs);
    await Promise.all(fading.map((animation) => animation.finished.catch(() => undefined)));
  }, LONGEST_FADE_MS);
}
