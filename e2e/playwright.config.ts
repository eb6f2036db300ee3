import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { steadyChromium } from '../test-support/chromium.mjs';
import { beginTestRun, endWithParent } from '../test-support/test-run.mjs';

/** Walks through all widths take minutes: they start first, so that they do not prolong the run. */
const LONG = /widths-/;
beginTestRun();
const root = join(import.meta.dirname, '..');

// The runner and its workers all read this file; shared values are passed through the environment.
// The port is below the ephemeral ports, of which other tests open hundreds.
process.env.MURO_TEST_PORT ??= String(20_000 + (process.pid % 10_000));
process.env.MURO_TEST_DATA ??= mkdtempSync(join(tmpdir(), 'muro-e2e-'));
process.env.MURO_TEST_PHOTOS ??= mkdtempSync(join(tmpdir(), 'muro-e2e-photos-'));
const port = process.env.MURO_TEST_PORT;

// A separate browser window per journey would load two pages of its address bar, a fifth of all processor time.
// Only the last `--disable-features` list counts, so Playwright's own list is repeated.
const featuresOff = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
];

const launchOptions = steadyChromium(`--disable-features=${featuresOff.join(',')}`);

const [server, serverArgs] = endWithParent(process.execPath, ['apps/server/dist/main.js']);

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/e2e',
  globalTeardown: './remove-data.ts',
  fullyParallel: true,
  // Twice the number of cores, since many journeys wait.
  workers: 4,
  // A journey that passes only in the second attempt is reported as 'flaky'.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // Ten times the longest duration on an idle machine. The assertion's own timeout reports the failure; this is only the upper bound.
  timeout: 400_000,
  expect: { timeout: 30_000 },
  use: { baseURL: `http://127.0.0.1:${port}`, trace: 'on-first-retry', launchOptions, locale: 'es-ES' },
  projects: [
    { name: 'widths', use: { ...devices['Desktop Chrome'], launchOptions }, testMatch: LONG },
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 }, launchOptions },
      testIgnore: [/phone\.spec/, LONG],
    },
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, launchOptions }, grep: /@phone/ },
  ],
  webServer: {
    // Playwright starts it in its own process group, which a killed run would leave running.
    command: ['exec', ...[server, ...serverArgs].map((word) => JSON.stringify(word))].join(' '),
    cwd: root,
    url: `http://127.0.0.1:${port}/healthz`,
    timeout: 60_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: { PORT: port, MURO_DATA: process.env.MURO_TEST_DATA },
  },
});
