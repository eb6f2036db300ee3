import { expect, it } from 'vitest';
import { root } from '../test-support/stamp.mjs';
import { readVitestRun, runVitest } from './run-vitest.mjs';

const testOf = (fullName, status) => ({ fullName, status });
/** Builds a Vitest report from files with their tests as `name: passed or failed`. */
function runOf(files, costly = []) {
  const testResults = Object.entries(files).map(([path, tests]) => ({
    name: `${root}/${path}`,
    status: Object.values(tests).includes('failed') ? 'failed' : 'passed',
    assertionResults: Object.entries(tests).map(([name, status]) => testOf(name, status)),
  }));
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (status) => all.filter((test) => test.status === status).length;
  const report = {
    testResults,
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: 0,
    numTodoTests: 0,
  };
  return { isGood: count('failed') + costly.length === 0, ...readVitestRun(report, { failures: costly.map((path) => ({ path })) }) };
}

function runAll(runs, retriesFailures = true) {
  const [runArgs, lines] = [[], []];
  const runOnce = (args, suffix) => {
    runArgs.push([...args, suffix].join(' '));
    return runs[runArgs.length - 1];
  };
  return { counts: runVitest(['--project web'], { runOnce, retriesFailures, print: (line) => lines.push(line) }), runArgs, lines };
}

const first = runOf({ 'a.test.ts': { one: 'failed', two: 'passed' }, 'b.test.ts': { three: 'passed' } });

it('counts a test that passes in the second run as passed, and reports it', () => {
  const { counts, runArgs, lines } = runAll([first, runOf({ 'a.test.ts': { one: 'passed', two: 'passed' } })]);
  expect(counts).toEqual({ passed: 3, failed: 0, skipped: 0 });
  expect(runArgs).toEqual(['--project web ', '--project web a.test.ts -again']);
  expect(lines).toContain('WARNING: failed, and passed at its second run: a.test.ts: one');
});

it('a test that fails twice fails, and so does one that fails only the second time', () => {
  expect(runAll([first, first]).counts).toEqual({ passed: 2, failed: 1, skipped: 0 });
  expect(runAll([first, runOf({ 'a.test.ts': { one: 'passed', two: 'failed' } })]).counts).toMatchObject({ failed: 1 });
});

it('counts a second run that cannot start, or exits with an error without a failed test, as a failure', () => {
  expect(runAll([first, { isGood: false, ...readVitestRun(null) }]).counts).toMatchObject({ failed: 1 });
  expect(runAll([first, { ...runOf({ 'a.test.ts': { one: 'passed' } }), isGood: false }]).counts).toMatchObject({ failed: 1 });
});

it('measures a file above its limit a second time', () => {
  const files = { 'a.test.ts': { one: 'passed' } };
  const costly = runOf(files, ['a.test.ts']);
  expect(costly.counts).toMatchObject({ passed: 1, failed: 1 });
  expect(runAll([costly, runOf(files)]).counts).toMatchObject({ failed: 0 });
  expect(runAll([costly, costly]).counts).toMatchObject({ failed: 1 });
});

it('runs nothing twice outside CI, with many failed files, or without a failed file', () => {
  expect(runAll([first], false)).toMatchObject({ counts: { failed: 1 }, runArgs: ['--project web '] });
  const broken = runOf(Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`${index}.test.ts`, { one: 'failed' }])));
  expect(runAll([broken])).toMatchObject({ counts: { failed: 9 }, runArgs: ['--project web '] });
  const crashed = { ...runOf({ 'a.test.ts': { one: 'passed' } }), isGood: false };
  expect(runAll([crashed])).toMatchObject({ counts: { passed: 1, failed: 1 }, runArgs: ['--project web '] });
});

it('names what failed, a file that could not run too', () => {
  expect(runAll([first], false).lines).toEqual(['FAILED: a.test.ts: one']);
  expect(runAll([first, first]).lines).toContain('FAILED: a.test.ts: one');
  expect(runAll([first, { isGood: false, ...readVitestRun(null) }]).lines).toContain('FAILED: a.test.ts: one');
  const broken = { testResults: [{ name: `${root}/a.test.ts`, status: 'failed', assertionResults: [] }], numFailedTests: 0 };
  expect(readVitestRun(broken).failedTests).toEqual(['a.test.ts: could not run']);
});
