// Reads the JSON report of a Playwright run: counts, and the names of failed and flaky journeys with their first error.

/**
 * @typedef {{ name: string, error: string }} FailedJourney
 * @typedef {{ counts: { passed: number, failed: number, skipped: number }, failed: FailedJourney[], flaky: FailedJourney[] }} PlaywrightRun
 */

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** First line of the error of the first attempt that did not pass, without the colours of a terminal. */
function firstErrorOf({ results }) {
  const errors = results.flatMap(({ error }) => (error?.message ? [error.message] : []));
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal begin with an escape character.
  return (errors[0] ?? 'no error was reported').replace(/\x1b\[[\d;]*m/g, '').split('\n')[0];
}

/** Returns what a run did. A run that exits with an error without a failed journey counts as one failure. @returns {PlaywrightRun | null} null without a report */
export function readPlaywrightRun(report, isGood) {
  if (!report?.stats) return null;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const journeys = report.suites
    .flatMap(specsOf)
    .flatMap(({ file, line, title, tests }) =>
      tests.map((test) => ({ status: test.status, name: `[${test.projectName}] ${file}:${line}: ${title}`, error: firstErrorOf(test) })),
    );
  const ofStatus = (wanted) => journeys.flatMap(({ status, name, error }) => (status === wanted ? [{ name, error }] : []));
  const ofRun = (report.errors ?? []).map((error) => ({ name: 'the run itself', error: firstErrorOf({ results: [{ error }] }) }));
  return {
    counts: { passed: expected + flaky, failed: !isGood && unexpected === 0 ? 1 : unexpected, skipped },
    failed: [...ofStatus('unexpected'), ...ofRun],
    flaky: ofStatus('flaky'),
  };
}
