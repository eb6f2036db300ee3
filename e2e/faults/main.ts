// Fault injection: faults are injected into servers while simulated users work; no acknowledged data may be lost.
import { execFileSync } from 'node:child_process';
import { formerCommit } from './former-version.ts';
import { type Options, readOptions } from './options.ts';
import { runFaults } from './run-faults.ts';
import { isGood, kindLines, verdictLine } from './verdict.ts';

const DEFAULTS = { setUp: 'embedded', faults: 300, people: 6, minutes: 600 } as const;

const USAGE = '[--set-up embedded|postgres|s3] [--faults 300] [--seed 1] [--people 6] [--minutes 60] [--former COMMIT]';

function optionsOf(args: readonly string[]): Options {
  try {
    return readOptions(args, { ...DEFAULTS, former: formerCommit(), seed: 1 + Math.floor(Math.random() * 999_999) });
  } catch (error) {
    console.error(`faults: ${(error as Error).message}`);
    console.error(`usage: npm run faults -- ${USAGE}; docs/development/faults.md`);
    process.exit(2);
  }
}

const options = optionsOf(process.argv.slice(2));
const commit = execFileSync('git', ['describe', '--always', '--dirty'], { cwd: import.meta.dirname, encoding: 'utf8' }).trim();
const { setUp, faults, people, seed, former } = options;
const repeatArguments = Object.entries({ 'set-up': setUp, faults, people, seed, ...(former === null ? {} : { former }) });
console.log(
  `commit ${commit}, node ${process.version}: npm run faults -- ${repeatArguments.map(([name, value]) => `--${name} ${value}`).join(' ')}`,
);
const beginMs = performance.now();
const print = (line: string) => console.log(`  ${line}, ${Math.round((performance.now() - beginMs) / 1000)} s`);
const report = await runFaults(options, print).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
for (const line of kindLines(report)) console.log(line);
for (const { harm, violation } of report.findings.slice(0, 40)) console.log(`${harm}: ${violation.slice(0, 1500)}`);
console.log(`${options.setUp}: ${verdictLine(report)}`);
process.exit(isGood(report) ? 0 : 1);
