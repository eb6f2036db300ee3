import { expect, it } from 'vitest';
import ProgressReporter from './progress-reporter.mjs';

const moduleOf = (...states) => ({ children: { allTests: () => states.map((state) => ({ result: () => ({ state }) })) } });

it('reports progress at intervals and at the end', () => {
  const lines = [];
  let now = 0;
  const reporter = new ProgressReporter({ print: (line) => lines.push(line), nowMs: () => now });
  reporter.onTestRunStart([1, 2, 3, 4]);
  reporter.onTestModuleEnd(moduleOf('passed', 'passed'));
  now = 75_000;
  reporter.onTestModuleEnd(moduleOf('passed', 'failed'));
  now = 76_000;
  reporter.onTestModuleEnd(moduleOf('skipped'));
  reporter.onTestModuleEnd(moduleOf('passed'));
  expect(lines).toEqual(['[1:15] 2 of 4 files: 3 passed, 1 failed, 0 skipped', '[1:16] 4 of 4 files: 4 passed, 1 failed, 1 skipped']);
});
