import axe from 'axe-core';
import { expect } from 'vitest';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Live region of the control library; it keeps announcements for some seconds, which may name a button that is already gone. */
const ANNOUNCER = '[data-live-announcer]';

/**
 * Expects no serious or critical WCAG violations on the current screen. Violations are collected: all screens of a test are checked before
 * it fails.
 */
export async function expectAccessible(where: string): Promise<void> {
  await fadesEnd();
  const { violations } = await axe.run({ exclude: [ANNOUNCER] }, { runOnly: RULES, resultTypes: ['violations'] });
  const bad = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`));
  expect.soft(bad, where).toEqual([]);
}

/** Expects no violation of any rule within a part of the page, including minor ones and best practices. */
export async function expectPartAccessible(part: string): Promise<void> {
  await fadesEnd();
  const { violations } = await axe.run({ include: [part] }, { resultTypes: ['violations'] });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

/** Longer animations belong to moving layers that hold an element in place, ms. */
const LONGEST_FADE_MS = 10_000;

/** Waits for fades to end, because half-transparent text has another contrast. */
async function fadesEnd(): Promise<void> {
  const endOf = (animation: Animation) => Number(animation.effect?.getComputedTiming().endTime ?? Number.POSITIVE_INFINITY);
  const fading = document.getAnimations().filter((animation) => endOf(animation) <= LONGEST_FADE_MS);
  await Promise.all(fading.map((animation) => animation.finished.catch(() => undefined)));
}
