// `npm run test:changed [REF]` runs the tests affected by changes in the working tree, and with REF by all changes since that commit.
// Vitest follows imports; journeys follow the table of journeys-by-source.mjs.
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { root } from '../test-support/stamp.mjs';
import { beginTestRun } from '../test-support/test-run.mjs';
import { readSources } from './imports.mjs';
import { journeysOf } from './journeys-by-source.mjs';
import { FAST_PROJECTS } from './test-stages.mjs';

const since = process.argv[2] ?? 'HEAD';
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const changed = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
if (changed.length === 0) {
  console.log(`Nothing has changed since ${since}.`);
  process.exit(0);
}

beginTestRun();
const node = (args) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0;
const specs = readdirSync(`${root}/e2e`).flatMap((name) => (name.endsWith('.spec.ts') ? [`e2e/${name}`] : []));
const journeys = journeysOf(changed, specs, readSources(root));
console.log(`${changed.length} changed files; journeys: ${journeys.join(', ') || 'none'}\n`);

const projects = FAST_PROJECTS.flatMap((name) => ['--project', name]);
const isUnitGood = node(['node_modules/vitest/vitest.mjs', 'run', `--changed=${since}`, '--passWithNoTests', ...projects]);
// Vitest does not see that these tests read the guides.
const guideTests = ['scripts/guides', 'scripts/command-line', 'scripts/generators', 'http/guides', 'unknown-settings', 'test/documents'];
const areGuidesGood =
  !changed.some((path) => path.endsWith('.md')) || node(['node_modules/vitest/vitest.mjs', 'run', ...projects, ...guideTests]);
const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts', ...journeys];
const areJourneysGood = journeys.length === 0 || node(playwright);
process.exit(isUnitGood && areGuidesGood && areJourneysGood ? 0 : 1);
