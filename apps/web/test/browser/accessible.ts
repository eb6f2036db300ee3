import axe from 'axe-core';
import { expect } from 'vitest';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The control library announces words here for some seconds; they may name a button that is gone by then. */
const ANNOUNCER = '[data-live-announcer]';

/** Nothing serious or critical by the WCAG rules in what is on the screen now. All screens of a test are looked at before it fails. */
export async function expectAccessible(where: string): Promise<void> {
  await fadesEnd();
  const { violations } = await axe.run({ exclude: [ANNOUNCER] }, { runOnly: RULES, resultTypes: ['violations'] });
  const bad = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`));
  expect.soft(bad, where).toEqual([]);
}

/** No rule at all is broken within a part of the page, not even a minor one or a piece of advice. */
export async function expectPartAccessible(part: string): Promise<void> {
  await fadesEnd();
  const { violations } = await axe.run({ include: [part] }, { resultTypes: ['violations'] });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

/** An animation that runs longer than this holds something where a finger has it, ms. */
const LONGEST_FADE_MS = 10_000;

/** Half-clear words have another contrast. */
async function fadesEnd(): Promise<void> {
  const endOf = (each: Animation) => Number(each.effect?.getComputedTiming().endTime ?? Number.POSITIVE_INFINITY);
  const fading = document.getAnimations().filter((each) => endOf(each) <= LONGEST_FADE_MS);
  await Promise.all(fading.map((each) => each.finished.catch(() => undefined)));
}
