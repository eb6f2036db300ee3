// Runs Vitest for a stage. In CI, files with failures run once more in fresh processes, since shared machines may stall.
import { relative } from 'node:path';
import { root } from '../test-support/stamp.mjs';

/** With more failed files than this, the cause is the code and not chance, so nothing runs again. */
const MAX_RETRIED_FILES = 6;

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ isGood: boolean, counts: Counts | null, failedFiles: string[], failedTests: string[] }} VitestRun
 */

/** Names the failed tests of a file; a file that failed before its first test is named itself. */
function failedTestsOf({ name, assertionResults }) {
  const path = relative(root, name);
  const tests = assertionResults.filter(({ status }) => status === 'failed');
  return tests.length > 0 ? tests.map(({ fullName }) => `${path}: ${fullName}`) : [`${path}: could not run`];
}

/** Reads the JSON report of Vitest and the report of costs; a file above its limit counts as one failure. @returns {Omit<VitestRun, 'isGood'>} */
export function readVitestRun(report, costs) {
  if (!report) return { counts: null, failedFiles: [], failedTests: [] };
  const costly = (costs?.failures ?? []).map(({ path }) => path);
  const failed = report.testResults.filter(({ status }) => status === 'failed');
  return {
    counts: {
      passed: report.numPassedTests,
      failed: report.numFailedTests + costly.length,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    failedFiles: [...new Set([...failed.map(({ name }) => relative(root, name)), ...costly])],
    failedTests: [...failed.flatMap(failedTestsOf), ...costly.map((path) => `${path}: processor time`)],
  };
}

/**
 * Returns the counts of a stage after its failed files ran once more. A test that failed first and then passed counts as passed.
 *
 * @param {Counts} first
 * @param {VitestRun} again
 * @returns {Counts}
 */
export function countsOfBoth(first, again) {
  const failed = again.counts ? Math.min(again.counts.failed, first.failed) : first.failed;
  return { ...first, passed: first.passed + first.failed - failed, failed: !again.isGood && failed === 0 ? 1 : failed };
}

/**
 * @param {string[]} args  arguments of the stage
 * @param {(args: string[], suffix: string) => VitestRun} runOnce  runs Vitest; the suffix names its reports
 * @returns {Counts | null}  null when Vitest could not start
 */
export function runVitest(args, { runOnce, retriesFailures, print = console.log }) {
  const first = runOnce(args, '');
  if (!first.counts) return null;
  const { failedFiles } = first;
  if (first.isGood && first.counts.failed === 0) return first.counts;
  const isChance = failedFiles.length > 0 && failedFiles.length <= MAX_RETRIED_FILES;
  if (!retriesFailures || !isChance) {
    for (const name of first.failedTests) print(`FAILED: ${name}`);
    return { ...first.counts, failed: Math.max(1, first.counts.failed) };
  }
  print(`\n== once more: ${failedFiles.join(', ')}\n`);
  const secondRun = runOnce([...args, ...failedFiles], '-again');
  const flaky = first.failedTests.filter((name) => !secondRun.failedTests.includes(name));
  for (const name of secondRun.counts ? secondRun.failedTests : first.failedTests) print(`FAILED: ${name}`);
  for (const name of secondRun.counts ? flaky : []) print(`WARNING: failed, and passed at its second run: ${name}`);
  return countsOfBoth(first.counts, secondRun);
}
