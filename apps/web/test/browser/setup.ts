import '../../src/styles/tokens.css';
import '../../src/styles/base.css';
import './locators.ts';
import { afterAll, afterEach } from 'vitest';
import { commands, utils } from 'vitest/browser';
import { copyServerMeta } from './copy-server-meta.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Processor time that the test's page spent on a test file, seconds. */
    processorSeconds?: number;
  }
}

/** Length of a printed document, characters. */
const MAX_PRINTED = 7000;

// Modules of the app read these meta tags when they are loaded, so they come first.
await copyServerMeta();
const { closeApp } = await import('./open-app.tsx');
const { closePage } = await import('./open-page.tsx');
afterEach(closeApp);
afterEach(closePage);
// Assertions print no document (DEBUG_PRINT_LIMIT); a failed test prints it once. Vitest runs the last hook first: before the app is closed.
afterEach(({ task }) => {
  if (task.result?.state === 'fail') console.log(utils.prettyDOM(document.body, MAX_PRINTED));
});

// Excludes the load of the app's modules, which only the first file would pay for.
const startedAt = await commands.pageSeconds();
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures a hook needs.
afterAll(async ({}, suite) => {
  suite.file.meta.processorSeconds = (await commands.pageSeconds()) - startedAt;
});
