// `npm run pictures`: takes the screenshots of the README from the running product, with the product's sample photos.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../test-support/chromium.mjs';
import { holidayPhotos } from '../test-support/holiday-photos.ts';
import { openFileChooser } from '../test-support/open-file-chooser.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'docs/pictures');
const data = mkdtempSync(join(tmpdir(), 'muro-pictures-'));
const port = 20_000 + (process.pid % 20_000);
const address = `http://127.0.0.1:${port}`;

async function waitUntilAnswering(): Promise<void> {
  for (;;) {
    const answer = await fetch(`${address}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const server = spawn(process.execPath, ['apps/server/dist/main.js'], {
  cwd: root,
  env: { ...process.env, PORT: String(port), MURO_DATA: data },
  stdio: 'ignore',
});
await waitUntilAnswering();
const browser = await chromium.launch(chromiumOptions('--font-render-hinting=none'));
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
mkdirSync(folder, { recursive: true });
const takePicture = async (name: string) => {
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(folder, `${name}.png`) });
};

await page.goto(`${address}/htmlapp/`);
await page.waitForFunction(
  () => [...document.querySelectorAll('img')].filter((image) => image.complete && image.naturalWidth > 0).length >= 6,
);
await takePicture('designs');
const chooser = await openFileChooser(page, () => page.getByRole('button', { name: 'Choose photos' }).click());
await chooser.setFiles(await holidayPhotos(16));
await page.getByText(/^\d+ designs with your photos$/).waitFor();
await page.waitForTimeout(8_000); // canvas content cannot be awaited
await page.evaluate(() => window.scrollTo(0, 230));
await page.waitForTimeout(1_000);
await takePicture('filled');
await page
  .getByRole('link', { name: /Misura Landscape/ })
  .first()
  .click();
await page.getByRole('radio', { name: 'Variant 4' }).locator('canvas').waitFor();
await page.waitForTimeout(3_000);
await takePicture('adjust');
await page.getByRole('button', { name: 'Start now' }).click();
await page.getByRole('button', { name: 'Add photos' }).waitFor();
await page.mouse.move(640, 90);
await page.waitForTimeout(8_000);
await takePicture('editor');
await browser.close();
server.kill('SIGTERM');
rmSync(data, { recursive: true, force: true });
