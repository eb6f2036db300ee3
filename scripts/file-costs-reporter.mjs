// Vitest reporter that lists the processor seconds of each test file, and reports files above the limit of the fast stages.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../test-support/stamp.mjs';
import { machinePace } from './machine-pace.mjs';
import { COST_TOLERANCE, COSTLY_FILES, maxSecondsOf } from './test-stages.mjs';

/** Number of files in the log; `files` in the report contains all. */
const LISTED = 12;

/** Interval between two measurements of the machine's pace, ms. */
const PACE_REST_MS = 5_000;

/**
 * Returns the files of fast projects that exceed the limit and are not in the list of exceptions.
 *
 * @param pace  slowdown factor of this machine; see `machine-pace.mjs`
 */
export const findOverBudget = (files, { pace = 1, costlyFiles = COSTLY_FILES } = {}) =>
  files.filter(({ path, project, seconds }) => seconds > maxSecondsOf(project) * pace && !costlyFiles[path]);

/** Returns the files whose excess is larger than the usual variation. */
const findFailures = (overBudget, pace) =>
  overBudget.filter(({ project, seconds }) => seconds > maxSecondsOf(project) * pace * COST_TOLERANCE);

export default class FileCostsReporter {
  constructor({ print = console.log, reportFile = process.env.MURO_TEST_COSTS_FILE, measurePace = machinePace } = {}) {
    Object.assign(this, { print, reportFile, measurePace, files: [], paces: [], nextPaceMs: 0 });
  }

  onTestModuleEnd(module) {
    const seconds = module.meta().processorSeconds;
    if (seconds !== undefined) this.files.push({ path: relative(root, module.moduleId), project: module.project.name, seconds });
    if (performance.now() < this.nextPaceMs) return;
    this.paces.push(this.measurePace());
    this.nextPaceMs = performance.now() + PACE_REST_MS;
  }

  /** Median pace of the run, at least 1: a machine faster than the reference does not lower the limits. */
  get pace() {
    const sorted = this.paces.toSorted((a, b) => a - b);
    return Math.max(1, sorted[Math.floor(sorted.length / 2)] ?? 1);
  }

  onTestRunEnd() {
    const files = this.files.toSorted((a, b) => b.seconds - a.seconds);
    const sum = files.reduce((total, { seconds }) => total + seconds, 0);
    this.print(`\nProcessor seconds: ${sum.toFixed(0)} in ${files.length} files; the most:`);
    for (const { path, project, seconds } of files.slice(0, LISTED)) this.print(`  ${seconds.toFixed(1).padStart(6)}  ${project}  ${path}`);
    const { pace } = this;
    this.print(`The machine took ${pace.toFixed(2)} times as long as the one that the limits are for.`);
    const overBudget = findOverBudget(files, { pace });
    const failures = findFailures(overBudget, pace);
    for (const file of overBudget) {
      const { path, project, seconds } = file;
      this.print(
        `${failures.includes(file) ? 'FAILED' : 'WARNING'}: ${path} takes ${seconds.toFixed(1)} s of processor time; a file of ${project} takes at most ${(maxSecondsOf(project) * pace).toFixed(1)} s. Make it cheaper, move it to a stage of test:all, or name it with a reason in scripts/test-stages.mjs.`,
      );
    }
    if (this.reportFile) writeFileSync(this.reportFile, JSON.stringify({ files, pace, failures }, null, 1));
  }
}
