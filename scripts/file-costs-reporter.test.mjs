import { expect, it } from 'vitest';
import { root } from '../test-support/stamp.mjs';
import FileCostsReporter, { findOverBudget } from './file-costs-reporter.mjs';
import {
  COST_TOLERANCE,
  COSTLY_FILES,
  FAST_PROJECTS,
  GROUPS,
  MAX_COMPONENT_FILE_SECONDS,
  MAX_FILE_SECONDS,
  STAGES,
} from './test-stages.mjs';

const moduleOf = (path, project, processorSeconds) => ({
  moduleId: `${root}/${path}`,
  project: { name: project },
  meta: () => ({ processorSeconds }),
});

it('reports a fast file above its limit, unless the list gives a reason; slow stages have no limit', () => {
  const lines = [];
  const reporter = new FileCostsReporter({ print: (line) => lines.push(line), measurePace: () => 1 });
  for (const file of [
    ['a/costly.test.ts', 'web', MAX_FILE_SECONDS * COST_TOLERANCE + 1],
    ['a/unlucky.test.ts', 'web', MAX_FILE_SECONDS * COST_TOLERANCE - 1],
    ['a/cheap.test.ts', 'web', MAX_FILE_SECONDS - 1],
    ['a/slow.test.ts', 'system', 200],
    ['a/drawn.component.test.ts', 'components (phone)', MAX_COMPONENT_FILE_SECONDS * COST_TOLERANCE + 1],
    ['a/quick.component.test.ts', 'components (desk)', MAX_COMPONENT_FILE_SECONDS - 1],
    ['a/unknown.test.ts', 'web', undefined],
  ])
    reporter.onTestModuleEnd(moduleOf(...file));
  reporter.onTestRunEnd();
  expect(lines.filter((line) => line.startsWith('FAILED'))).toEqual([
    expect.stringContaining('a/drawn.component.test.ts takes 181.0 s'),
    expect.stringContaining('a/costly.test.ts takes 8.5 s'),
  ]);
  expect(lines.filter((line) => line.startsWith('WARNING'))).toEqual([expect.stringContaining('a/unlucky.test.ts takes 6.5 s')]);
  expect(lines[1]).toContain('200.0  system  a/slow.test.ts'); // the most expensive first
  const costly = {
    'a/costly.test.ts': 'reads every font',
    'a/unlucky.test.ts': 'reads two',
    'a/drawn.component.test.ts': 'draws every page',
  };
  expect(findOverBudget(reporter.files, { costlyFiles: costly })).toEqual([]);
});

it('raises the limits on a slower machine and does not lower them on a faster one', () => {
  const overBudgetAt = (pace) => {
    const lines = [];
    const reporter = new FileCostsReporter({ print: (line) => lines.push(line), measurePace: () => pace });
    reporter.onTestModuleEnd(moduleOf('a/costly.test.ts', 'web', MAX_FILE_SECONDS * COST_TOLERANCE * 1.5));
    reporter.onTestRunEnd();
    return lines.filter((line) => line.startsWith('FAILED')).length;
  };
  expect([0.5, 1, 1.4, 1.6].map(overBudgetAt)).toEqual([1, 1, 1, 0]);
});

it('each exception has a reason and an existing file', async () => {
  const { existsSync } = await import('node:fs');
  for (const [path, reason] of Object.entries(COSTLY_FILES))
    expect([path, existsSync(`${root}/${path}`), reason.length > 10]).toEqual([path, true, true]);
});

it('the stages of all run every Vitest project once, besides what Node.js 24 repeats', async () => {
  const { default: config } = await import('../vitest.config.ts');
  const projects = config.test.projects.map(({ test }) => test.name);
  const onThisNode = GROUPS.all.flat().filter((name) => !STAGES[name].isOnNode24);
  const projectArgs = onThisNode.flatMap((name) => STAGES[name].args);
  for (const project of projects) expect([project, projectArgs.filter((word) => word === project).length]).toEqual([project, 1]);
  expect(FAST_PROJECTS.filter((name) => name !== 'components' && !projects.includes(name))).toEqual([]);
});
