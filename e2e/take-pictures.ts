// `npm run pictures`: takes the pictures of the README from the running product, with the product's own sample photographs.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { holidayPhotos } from './holiday-photos.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'docs/pictures');
const data = mkdtempSync(join(tmpdir(), 'muro-pictures-'));
const port = 20_000 + (process.pid % 20_000);
const address = `http://127.0.0.1:${port}`;

async function untilAnswering(): Promise<void> {
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
await untilAnswering();
const executablePath = readFileSync(join(root, 'node_modules/.muro-browser'), 'utf8').trim();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'] });
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
mkdirSync(folder, { recursive: true });
const take = async (name: string) => {
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(folder, `${name}.png`) });
};

await page.goto(`${address}/htmlapp/`);
await page.waitForFunction(
  () => [...document.querySelectorAll('img')].filter((image) => image.complete && image.naturalWidth > 0).length >= 6,
);
await take('designs');
await page.goto(`${address}/htmlapp/#/collage/basic/105`);
await page.getByRole('button', { name: 'Start now' }).waitFor();
await take('adjust');
await page.goto(`${address}/htmlapp/#/collage/basic/102`);
await page.getByRole('button', { name: 'Start now' }).click();
const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: 'Add photos' }).click()]);
await chooser.setFiles(await holidayPhotos(26));
await page.getByText('0 of 26 used').waitFor();
await page.getByRole('button', { name: 'Fill automatically' }).click();
await page.waitForFunction(() => document.querySelectorAll('[data-slot]:not([data-empty])').length > 10);
await page.getByText('Loading may take a few seconds.').last().waitFor({ state: 'detached' });
await page.getByRole('button', { name: 'Close notice' }).click();
await page.mouse.move(640, 90);
await page.waitForTimeout(6_000); // the last pictures on the canvas have no mark in the document
await take('editor');
await browser.close();
server.kill('SIGTERM');
rmSync(data, { recursive: true, force: true });
