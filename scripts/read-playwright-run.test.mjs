import { expect, it } from 'vitest';
import { readPlaywrightRun } from './read-playwright-run.mjs';

const attempt = (message) => ({ status: message ? 'failed' : 'passed', ...(message && { error: { message } }) });
const specOf = (title, line, status, ...messages) => ({
  title,
  file: 'e2e/cart.spec.ts',
  line,
  tests: [{ projectName: 'phone', status, results: messages.map(attempt) }],
});
const report = {
  stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 2 },
  errors: [],
  suites: [
    {
      specs: [specOf('orders', 3, 'expected', '')],
      suites: [
        {
          specs: [
            specOf('saves', 8, 'flaky', '\x1b[31mTimeout\x1b[39m of 5 s\n  at line 9', ''),
            specOf('leaves', 12, 'unexpected', 'a', 'b'),
          ],
        },
      ],
    },
  ],
};

it('counts a journey that passes in its second attempt as passed', () => {
  expect(readPlaywrightRun(report, false)?.counts).toEqual({ passed: 2, failed: 1, skipped: 2 });
});

it('names failed and flaky journeys of nested suites, each with the first line of its first error', () => {
  const run = readPlaywrightRun(report, false);
  expect(run?.failed).toEqual([{ name: '[phone] e2e/cart.spec.ts:12: leaves', error: 'a' }]);
  expect(run?.flaky).toEqual([{ name: '[phone] e2e/cart.spec.ts:8: saves', error: 'Timeout of 5 s' }]);
});

it('counts an error of the run itself as a failure, and names it', () => {
  const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 };
  const run = readPlaywrightRun({ stats, suites: [], errors: [{ message: 'the server did not start' }] }, false);
  expect(run?.counts).toMatchObject({ failed: 1 });
  expect(run?.failed).toEqual([{ name: 'the run itself', error: 'the server did not start' }]);
  expect(readPlaywrightRun(null, false)).toBeNull();
});
