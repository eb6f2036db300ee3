import { test as base } from '@playwright/test';

/** Options of a journey; a file sets one by `test.use`. */
interface JourneyOptions {
  /**
   * False to run without the worker that finds faces and other subjects in photos, as if its code could not be loaded. It is the default,
   * since the face detector takes much processor time and few journeys depend on it.
   */
  readonly findsSubjects: boolean;
}

/** Playwright test of all journeys in the installed Chromium. Contexts that a journey opens itself always find subjects. */
export const test = base.extend<JourneyOptions>({
  findsSubjects: [false, { option: true }],
  context: async ({ context, findsSubjects }, use) => {
    if (!findsSubjects) await context.addInitScript(disableSubjectWorker);
    await use(context);
  },
});

/** Runs in the page. Playwright's routes would turn off the browser's cache, so the worker starts with a missing file instead. */
function disableSubjectWorker(): void {
  const { Worker } = globalThis;
  globalThis.Worker = new Proxy(Worker, {
    construct: (target, [url, options]: [string | URL, WorkerOptions]) =>
      new target(String(url).includes('subject-worker') ? '/htmlapp/assets/no-subject-worker.js' : url, options),
  });
}
