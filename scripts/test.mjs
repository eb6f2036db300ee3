// Runs everything, or the suites named (check, unit, e2e), and closes with one plain line: 'tests: N passed, N failed, N skipped'.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { clock } from './progress-reporter.mjs';
import { root } from './stamp.mjs';

const out = join(root, 'test-results');
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

function node(args, env = {}) {
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(join(out, file), 'utf8'));
  } catch {
    return null;
  }
}

const suites = {
  check() {
    const isGood = node(['scripts/check.mjs']);
    return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 };
  },
  unit() {
    const isGood = node([
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=./scripts/progress-reporter.mjs',
      '--reporter=json',
      `--outputFile.json=${join(out, 'unit.json')}`,
    ]);
    const report = readReport('unit.json');
    return settle(
      isGood,
      report && { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests + report.numTodoTests },
    );
  },
  e2e() {
    const isGood = node(['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: join(out, 'e2e.json'),
    });
    const stats = readReport('e2e.json')?.stats;
    return settle(isGood, stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped });
  },
};

/** A runner that could not start, or ended badly without naming a failed test, counts as one failure. */
function settle(isGood, counts) {
  if (!counts) return { passed: 0, failed: 1, skipped: 0 };
  return !isGood && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** What each suite is, for whoever waits. */
const TITLES = {
  check: 'lock, walls, dead exports, types and lint',
  unit: 'unit tests, a line a file',
  e2e: 'journeys in a real browser, a line a test',
};
const wordsOf = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`;

const named = process.argv.slice(2);
const names = named.length > 0 ? named : Object.keys(suites);
const total = { passed: 0, failed: 0, skipped: 0 };
const beginMs = Date.now();
for (const [index, name] of names.entries()) {
  const suiteMs = Date.now();
  console.log(`\n== ${index + 1} of ${names.length}, ${name}: ${TITLES[name]} (began at ${new Date().toTimeString().slice(0, 8)})\n`);
  const result = suites[name]();
  for (const key of Object.keys(total)) total[key] += result[key];
  console.log(
    `\n== ${name}: ${wordsOf(result)} in ${clock(Date.now() - suiteMs)}; so far ${wordsOf(total)} in ${clock(Date.now() - beginMs)}`,
  );
}
console.log(`\ntests: ${wordsOf(total)}`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
