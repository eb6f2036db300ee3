// Measures a first visit to the list and to the size page over a slow line with a slowed-down processor, at two widths.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumOptions } from '../test-support/chromium.mjs';
import { machineLine, median } from '../test-support/machine.ts';
import { startServer } from './shared/start-server.ts';
import { waitUntilIdle } from './shared/wait-until-idle.ts';

const RUNS = 5;
/** A line of 10 Mbit/s with a round trip of 40 ms. */
const LINE = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };
const CPU_SLOWDOWN = 4;
/** Time without a request and without a larger paint after which a visit counts as complete, ms. */
const REST_MS = 2_000;

const PAGES = {
  list: { path: '/htmlapp/', ready: '.list-start-ways button' },
  'size page': { path: '/htmlapp/#/collage/basico/104', ready: '[data-piece] canvas' },
};
const SCREENS = [
  { width: 1280, height: 720, isMobile: false, deviceScaleFactor: 1 },
  { width: 390, height: 844, isMobile: true, deviceScaleFactor: 2 },
] as const;

interface Visit {
  /** Largest contentful paint, ms after the navigation began. */
  readonly lcpMs: number;
  readonly shift: number;
  /** Time until the app has drawn the list, or the piece on the wall, ms after the navigation began. */
  readonly readyMs: number;
  /** Total time beyond 50 ms of all tasks after the first paint, ms. */
  readonly blockedMs: number;
  /** Compressed scripts that had arrived at the largest contentful paint, kB. */
  readonly scriptKb: number;
}

/** Page script that records the largest contentful paint, all layout shifts, long tasks, and when the element `ready` appears. */
const observe = (ready: string) => `globalThis.visit = { lcpMs: 0, shift: 0, readyMs: 0, blockedMs: 0 };
new PerformanceObserver((list) => { for (const entry of list.getEntries()) visit.lcpMs = entry.startTime; })
  .observe({ type: 'largest-contentful-paint', buffered: true });
new PerformanceObserver((list) => { for (const entry of list.getEntries()) visit.shift += entry.value; })
  .observe({ type: 'layout-shift', buffered: true });
new PerformanceObserver((list) => {
  const paintMs = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
  for (const { startTime, duration } of list.getEntries()) if (startTime > paintMs) visit.blockedMs += duration - 50;
}).observe({ type: 'longtask', buffered: true });
const look = () => {
  if (document.querySelector(${JSON.stringify(ready)})) visit.readyMs = performance.now();
  else requestAnimationFrame(look);
};
look();`;

async function readVisit(page: Page): Promise<Visit> {
  return page.evaluate(() => {
    const { visit } = globalThis as unknown as { visit: Omit<Visit, 'scriptKb'> };
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = entries.filter(({ name, responseEnd }) => /\.js$/.test(name) && responseEnd <= visit.lcpMs);
    return { ...visit, scriptKb: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000 };
  });
}

async function visit(browser: Browser, address: string, ready: string, screen: (typeof SCREENS)[number]): Promise<Visit> {
  const { width, height, ...others } = screen;
  const context = await browser.newContext({ viewport: { width, height }, locale: 'es-ES', ...others });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(observe(ready));
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(REST_MS);
  const visit = await readVisit(page);
  await context.close();
  return visit;
}

const data = mkdtempSync(join(tmpdir(), 'muro-bench-'));
const port = 30_000 + (process.pid % 10_000);
const server = await startServer(data, port);
await waitUntilIdle(server.pid as number);
for (const [name, { path, ready }] of Object.entries(PAGES)) {
  for (const screen of SCREENS) {
    const visits: Visit[] = [];
    for (let run = 0; run < RUNS; run++) {
      // A browser of its own: the visit is the first one, without a cache of compiled scripts.
      const browser = await chromium.launch(chromiumOptions());
      visits.push(await visit(browser, `http://127.0.0.1:${port}${path}`, ready, screen));
      await browser.close();
    }
    const of = (key: keyof Visit) => median(visits.map((measured) => measured[key]));
    const times = visits.map(({ lcpMs }) => (lcpMs / 1000).toFixed(2)).join(', ');
    console.log(
      `${name}, ${screen.width} px: LCP ${(of('lcpMs') / 1000).toFixed(2)} s (${times}), ready ${(of('readyMs') / 1000).toFixed(2)} s, blocked ${of('blockedMs').toFixed(0)} ms, CLS ${of('shift').toFixed(3)}, scripts before it ${of('scriptKb').toFixed(0)} kB`,
    );
  }
}
server.kill();
rmSync(data, { recursive: true, force: true });
console.log(machineLine());
