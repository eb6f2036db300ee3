import { expect, inject, it } from 'vitest';
import { runFaults } from './run-faults.ts';
import { SET_UPS } from './set-ups.ts';
import { isGood, kindLines, verdictLine } from './verdict.ts';

const BUSY_MS = 900_000;
const available = SET_UPS.filter((name) => name === 'embedded' || (inject('pgUrl') && (name === 'postgres' || inject('s3'))));

/** Short form of `npm run faults`: each kind once, and again until it has had an effect. */
it.each(available)(
  '[F1] [F2] [F9] a shop keeps everything that it acknowledged under injected faults, on %s',
  { timeout: BUSY_MS },
  async (setUp) => {
    const report = await runFaults({ setUp, seed: 15, faults: 1, people: 3, minutes: 10, former: null }, () => {});
    expect(report.findings, verdictLine(report)).toEqual([]);
    expect(isGood(report), kindLines(report).join('\n')).toBe(true);
    expect(report.acknowledged).toBeGreaterThan(20);
  },
);
