// Runs the stages of a group (fast, all, e2e or one stage) and ends with one line: 'tests: N passed, N failed, N skipped'.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { root } from '../test-support/stamp.mjs';
import { beginTestRun } from '../test-support/test-run.mjs';
import { childSeconds } from './child-seconds.mjs';
import { findNode24 } from './node-24.mjs';
import { formatDuration } from './progress-reporter.mjs';
import { readPlaywrightRun } from './read-playwright-run.mjs';
import { readVitestRun, runVitest } from './run-vitest.mjs';
import { GROUPS, STAGES } from './test-stages.mjs';

const groupName = process.argv[2] ?? 'fast';
const groups = GROUPS[groupName];
if (!groups) {
  console.error(`Expected one of ${Object.keys(GROUPS).join(', ')} for the tests to run but received ${groupName}.`);
  process.exit(2);
}

const out = join(root, 'test-results');
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
beginTestRun();

/** The program that runs the present stage. */
let program = process.execPath;

function node(args, env = {}) {
  const PATH = [dirname(program), process.env.PATH].join(delimiter);
  return spawnSync(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, PATH, ...env } }).status === 0;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(join(out, file), 'utf8'));
  } catch {
    return null;
  }
}

function vitestOnce(name, args) {
  const reporters = ['default', './scripts/progress-reporter.mjs', './scripts/file-costs-reporter.mjs', 'json'];
  const vitestArguments = [
    ...args,
    ...reporters.map((reporter) => `--reporter=${reporter}`),
    `--outputFile.json=${join(out, `${name}.json`)}`,
  ];
  const isGood = node(['node_modules/vitest/vitest.mjs', 'run', ...vitestArguments], {
    MURO_TEST_COSTS_FILE: join(out, `${name}-costs.json`),
  });
  const costs = readReport(`${name}-costs.json`);
  return { isGood: isGood && !costs?.failures.length, ...readVitestRun(readReport(`${name}.json`), costs) };
}

/** Lines repeated at the end of all stages, where the output of a long run is read: failed tests and those that needed a second attempt. */
const notes = [];

const note = (line) => notes.push(line) && console.log(line);

/** Runners return the counts of a stage; null if it could not start. A run that exits with an error without a failed test counts as one failure. */
const runners = {
  check() {
    const isGood = node(['scripts/check.mjs']);
    return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 };
  },
  vitest(name, args) {
    const runOnce = (runArguments, suffix) => vitestOnce(`${name}${suffix}`, runArguments);
    return runVitest(args, { runOnce, retriesFailures: Boolean(process.env.CI), print: note });
  },
  playwright(name, args) {
    const playwrightArguments = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', ...args];
    const isGood = node(['node_modules/@playwright/test/cli.js', ...playwrightArguments], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: join(out, `${name}.json`),
    });
    const run = readPlaywrightRun(readReport(`${name}.json`), isGood);
    for (const journey of run?.failed ?? []) note(`FAILED: ${journey.name}: ${journey.error}`);
    for (const journey of run?.flaky ?? []) note(`WARNING: failed, and passed at its second run: ${journey.name}: ${journey.error}`);
    return run?.counts ?? null;
  },
};

const summaryOf = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`;
const total = { passed: 0, failed: 0, skipped: 0 };
const beganMs = Date.now();
const costs = [];

function runSuite(name) {
  const { title, runner, args, isOnNode24 = false } = STAGES[name];
  const stageProgram = isOnNode24 ? findNode24() : process.execPath;
  if (stageProgram === null) {
    console.log(`\n== ${name}: skipped, because the program of Node.js 24 could not be fetched`);
    total.skipped++;
    return;
  }
  program = stageProgram;
  const [stageMs, stageSeconds] = [Date.now(), childSeconds()];
  console.log(`\n== ${name}: ${title} (began at ${new Date().toTimeString().slice(0, 8)})\n`);
  const result = runners[runner](name, args) ?? { passed: 0, failed: 1, skipped: 0 };
  for (const key of Object.keys(total)) total[key] += result[key];
  const seconds = Math.round(childSeconds() - stageSeconds);
  const cost = `${formatDuration(Date.now() - stageMs)}${Number.isNaN(seconds) ? '' : `, ${seconds} processor seconds`}`;
  costs.push(`${name} ${cost}`);
  console.log(`\n== ${name}: ${summaryOf(result)} in ${cost}; so far ${summaryOf(total)} in ${formatDuration(Date.now() - beganMs)}`);
}

for (const [index, group] of groups.entries()) {
  if (total.failed > 0) {
    console.log(`\n== not run after these failures: ${groups.slice(index).flat().join(', ')}`);
    break;
  }
  for (const name of group) runSuite(name);
}
for (const line of notes) console.log(line);
console.log(`\n== ${costs.join('; ')}`);
console.log(`\ntests: ${summaryOf(total)}`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
