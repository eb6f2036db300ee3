import { defineConfig } from 'vitest/config';

/** What is waited for may take its time on a busy machine; who waits in vain is told all the same. */
const expect = { poll: { timeout: 20_000 } };
const setupFiles = ['./test-support/property-seed.ts'];
const project = (name: string, include: string[], more: object = {}) => ({
  test: { name, include, environment: 'node' as const, expect, setupFiles, ...more },
});
/** Tests that leave nothing behind in their process share it: reading the sources anew for each file takes longer than most files. */
const shared = { isolate: false };
/** What the app keeps for as long as it is open begins anew in each file. */
const WITH_STATE = 'apps/web/src/{app,client,drafts,state}/**/*.test.ts';
// Servers, databases and stores of their own: a minute or two on a quiet machine.
const slow = { testTimeout: 400_000, hookTimeout: 400_000 };
// Sweeps over every size and random walks: seconds on a quiet machine, many more on a busy one.
const long = { testTimeout: 180_000 };

export default defineConfig({
  test: {
    // One more than cores: many a test waits for a server, a disk or a lease.
    maxWorkers: 3,
    projects: [
      project('domain', ['packages/domain/{src,test}/**/*.test.ts', 'packages/{api,painter}/{src,test}/**/*.test.ts'], {
        ...long,
        ...shared,
      }),
      project('shop', ['packages/shop/{src,test}/**/*.test.ts'], { ...slow, ...shared }),
      project('press', ['packages/press/{src,test}/**/*.test.ts'], { ...slow, ...shared }),
      project('server', ['apps/server/{src,test}/**/*.test.ts', 'e2e/{faults,load}/**/*.test.ts'], {
        ...slow,
        ...shared,
        globalSetup: ['./test-support/global.ts'],
      }),
      project('web', ['apps/web/{src,test}/**/*.test.{ts,tsx}'], { ...long, ...shared, exclude: [WITH_STATE] }),
      project('web-state', [WITH_STATE], long),
      project('cli', ['apps/cli/{src,test}/**/*.test.ts'], { ...slow, globalSetup: ['./test-support/built.ts'] }),
      project('house', ['scripts/**/*.test.{ts,mjs}', 'test-support/**/*.test.ts'], slow),
    ],
  },
});
