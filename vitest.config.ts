import { defineConfig } from 'vitest/config';

const project = (name: string, include: string[], more: object = {}) => ({
  test: { name, include, environment: 'node' as const, ...more },
});
const slow = { testTimeout: 120_000, hookTimeout: 120_000 };
// Sweeps over every size and random walks: seconds on a quiet machine, many more on a busy one.
const long = { testTimeout: 60_000 };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      project('domain', ['packages/domain/{src,test}/**/*.test.ts', 'packages/{api,painter}/{src,test}/**/*.test.ts'], long),
      project('press', ['packages/press/{src,test}/**/*.test.ts'], slow),
      project('server', ['apps/server/{src,test}/**/*.test.ts'], { ...slow, globalSetup: ['./test-support/global.ts'] }),
      project('web', ['apps/web/{src,test}/**/*.test.{ts,tsx}'], long),
      project('cli', ['apps/cli/{src,test}/**/*.test.ts'], slow),
      project('house', ['scripts/**/*.test.{ts,mjs}', 'test-support/**/*.test.ts'], slow),
    ],
  },
});
