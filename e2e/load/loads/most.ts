import type { ActName } from '../acts.ts';
import { brokenIn, type Load, measureIn } from '../load.ts';
import { isVoid, type Measured } from '../measure.ts';
import { shedOf, spansOf } from '../tally.ts';

const STEP = 1.3;
const SECONDS = 5;
const MOST_P99_MS = 250;
/** Where each kind begins, and how late its slowest hundredth may be. */
const KINDS: readonly (readonly [ActName, number, number])[] = [
  ['list', 300, MOST_P99_MS],
  ['look', 200, MOST_P99_MS],
  ['save', 30, MOST_P99_MS],
  ['upload', 2, 5000],
];

/** The most of each kind that a shop answers in time: a third more each time, until it does not. */
export const most: Load = {
  title: 'most, how much of one kind is answered in time',
  async run(world) {
    const broken: string[] = [];
    const lines: string[] = [];
    for (const [act, first, limit] of KINDS) {
      let held = `${act}: not even ${first}/s`;
      for (let perSecond = first; ; perSecond *= STEP) {
        const measured = await measureIn(world, [{ act, rate: { perSecond } }], SECONDS);
        broken.push(...brokenIn(measured, { maySend429: true }).filter((what) => !what.startsWith('void')));
        if (!isInTime(measured, limit)) {
          lines.push(`${held}; at ${perSecond.toFixed(0)}/s ${isVoid(measured) ? 'the client is at its end' : 'it does not'}`);
          break;
        }
        const { p50, p99 } = spansOf(measured.streams[0]?.spansMs ?? []);
        held = `${act}: ${perSecond.toFixed(0)}/s in time, p50 ${p50.toFixed(0)}, p99 ${p99.toFixed(0)} ms`;
      }
    }
    for (const line of lines) world.say(line);
    return broken;
  },
};

function isInTime(measured: Measured, limit: number): boolean {
  return (
    !isVoid(measured) &&
    measured.streams.every((stream) => stream.unsent === 0 && shedOf(stream) === 0 && spansOf(stream.spansMs).p99 <= limit)
  );
}
