import { defineConfig } from 'vitest/config';
import { COMPONENT_TESTS, components } from './test-support/components/project.ts';
import { findSetupTests } from './test-support/setup-tests.ts';
import { findPostgres } from './test-support/temp-postgres.mjs';
import { beginTestRun } from './test-support/test-run.mjs';

beginTestRun();

/** Upper bound of polling assertions, ms: generous, because machines are busy. A failed assertion reports the reason. */
const expect = { poll: { timeout: 20_000 } };
const setupFiles = ['./test-support/processor-time.ts', './test-support/property-seed.ts', './test-support/restore-globals.ts'];
/** The component tests define another one, which Vitest hands to all projects: their JSX would then miss its runtime. */
const env = { NODE_ENV: 'test' };
const project = (name: string, include: string[], more: object = {}) => ({
  test: { name, include, environment: 'node' as const, expect, setupFiles, env, ...more },
});
/** Tests that leave nothing behind in their process share it: reading the sources anew for each file takes longer than most files. */
const shared = { isolate: false };
/** Tests that start real servers and services. */
const SYSTEM = ['apps/server/test/{system,corpus,faults,power-cut}/**/*.test.ts', 'apps/cli/test/system/**/*.test.ts'];
// Servers, databases and stores of their own: a minute or two on a quiet machine.
const slow = { testTimeout: 400_000, hookTimeout: 400_000 };
// Sweeps over every size and random walks: seconds on a quiet machine, many more on a busy one.
const long = { testTimeout: 180_000 };

export default defineConfig({
  test: {
    // One more than cores: many a test waits for a server, a disk or a lease.
    maxWorkers: 3,
    projects: [
      project('domain', ['packages/domain/{src,test}/**/*.test.ts', 'packages/{api,painter,texts}/{src,test}/**/*.test.ts'], {
        ...long,
        ...shared,
      }),
      project('shop', ['packages/shop/{src,test}/**/*.test.ts'], { ...slow, ...shared }),
      project('press', ['packages/press/{src,test}/**/*.test.ts'], { ...slow, ...shared }),
      // In memory, on the embedded database.
      project('server', ['apps/server/{src,test}/**/*.test.ts'], {
        ...slow,
        ...shared,
        exclude: SYSTEM,
        provide: { setups: 'embedded' },
        globalSetup: ['./test-support/global.ts'],
      }),
      // The same tests on PostgreSQL and on S3.
      project('setups', findPostgres() ? [...findSetupTests()] : [], {
        ...slow,
        ...shared,
        provide: { setups: 'others' },
        globalSetup: ['./test-support/services.ts'],
      }),
      // Processes, services, faults, load and power cuts, on all set-ups.
      project('system', [...SYSTEM, 'e2e/{faults,load}/**/*.test.ts'], {
        ...slow,
        ...shared,
        provide: { setups: 'all' },
        globalSetup: ['./test-support/services.ts'],
      }),
      project('web', ['apps/web/{src,test}/**/*.test.{ts,tsx}'], { ...long, ...shared, exclude: [COMPONENT_TESTS] }),
      components,
      project('cli', ['apps/cli/{src,test}/**/*.test.ts'], { ...slow, exclude: SYSTEM, globalSetup: ['./test-support/built.ts'] }),
      project('house', ['scripts/**/*.test.{ts,mjs}', 'test-support/**/*.test.ts'], slow),
    ],
  },
});
