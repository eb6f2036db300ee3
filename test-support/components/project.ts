import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { ariaLocales } from '../../apps/web/aria-locales.ts';
import { byLocale } from '../../packages/texts/src/locales.ts';
import { steadyChromium } from '../chromium.mjs';
import { commands } from './commands.ts';
import { oneFileWorkers } from './one-file-workers.ts';

/** Pattern of tests in a real browser, beside their components or in `apps/web/test/components`. */
export const COMPONENT_TESTS = 'apps/web/{src,test}/**/*.component.test.{ts,tsx}';

/** Tests that run on a desktop and on a phone screen. */
const BOTH_SCREENS = 'apps/web/{src,test}/**/*.screens.component.test.{ts,tsx}';
const PHONE_ONLY = 'apps/web/{src,test}/**/*.phone.component.test.{ts,tsx}';

/**
 * Vitest browser instance with a Chromium per screen. A page cannot switch between mouse and touch: on a machine without a mouse,
 * Chromium reports `hover: none` permanently after a touch screen was emulated.
 */
const instance = (
  screen: 'desk' | 'phone',
  viewport: { width: number; height: number },
  files: { include: string[]; exclude?: string[] },
) => ({
  browser: 'chromium' as const,
  name: `components (${screen})`,
  ...files,
  viewport,
  provide: { screen },
  provider: playwright({
    launchOptions: steadyChromium(),
    contextOptions: { viewport, locale: 'es-ES', hasTouch: screen === 'phone' },
    actionTimeout: 120_000,
  }),
});

const NO_SUBJECT_FINDER = fileURLToPath(new URL('../../apps/web/test/browser/no-subject-finder.ts', import.meta.url));

/** Port of the run's server, below the ephemeral ports of operating systems. The runner and the proxy both read it. */
process.env.MURO_TEST_COMPONENTS_PORT ??= String(20_000 + (process.pid % 10_000));
const server = `http://127.0.0.1:${process.env.MURO_TEST_COMPONENTS_PORT}`;
const TERMS = Object.values(byLocale(({ exits }) => exits.terms));
const SERVER_PATHS = ['/htmlapp', '/api', '/templates', '/layouts', '/webassets', '/photos', '/cart', '/social', ...TERMS];

/**
 * Component tests: the real app in the installed Chromium, without a page load per test. They use the production build of React; its
 * development build takes a seventh more processor time.
 */
export const components = {
  plugins: [ariaLocales, oneFileWorkers()],
  resolve: { alias: [{ find: /^.*\/subject-finder\.ts$/, replacement: NO_SUBJECT_FINDER }] },
  oxc: { jsx: { runtime: 'automatic' as const, development: false, refresh: false } },
  server: { proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, server])) },
  worker: { format: 'es' as const },
  optimizeDeps: {
    entries: ['apps/web/src/designer.tsx', 'apps/web/src/cart.tsx'],
    include: ['axe-core', 'react-dom/client', 'zod'],
  },
  define: { 'process.env.NODE_ENV': '"production"' },
  test: {
    name: 'components',
    // Loading the app's modules for each file would take longer than most files; `closeApp` resets the state instead.
    isolate: false,
    include: [COMPONENT_TESTS],
    // Otherwise an assertion that waits prints the whole document at each attempt, which takes longer than most tests.
    env: { DEBUG_PRINT_LIMIT: '0' },
    setupFiles: ['./apps/web/test/browser/setup.ts'],
    globalSetup: ['./test-support/components/server.ts'],
    // Runs after the other projects, which use both cores; then two pages at once for each screen.
    sequence: { groupOrder: 1 },
    maxWorkers: 2,
    testTimeout: 400_000,
    hookTimeout: 60_000,
    // Longer than the minute in which a save is retried, and than a busy machine needs.
    expect: { poll: { timeout: 100_000 } },
    browser: {
      enabled: true,
      headless: true,
      ui: false,
      screenshotFailures: false,
      testerHtmlPath: './apps/web/test/browser/tester.html',
      api: { host: '127.0.0.1', port: 30_000 + (process.pid % 2_000) },
      commands,
      instances: [
        instance('desk', { width: 1280, height: 800 }, { include: [COMPONENT_TESTS], exclude: [PHONE_ONLY] }),
        instance('phone', { width: 390, height: 844 }, { include: [PHONE_ONLY, BOTH_SCREENS] }),
      ],
    },
  },
};
