// How long one frame takes while a photo is dragged in the editor, with 144 slots filled: moved in its slot, and carried between slots.
// The product's own screens are used, with photographs made here; the browser's frame cap is lifted, so a frame is the whole way
// from one animation callback to the next.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { machineLine, median, percentile } from './machine.ts';

const root = join(import.meta.dirname, '..');
const SLOTS = 144;
const DRAGS = 8;
const FRAMES = 60;

/** 144 photographs of 12 megapixels: a dozen pictures, each told apart from its copies by a comment in its header. */
async function makePhotos(folder: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const pictures = await Promise.all(Array.from({ length: 12 }, (_, index) => paintPicture(index)));
  return Array.from({ length: SLOTS }, (_, index) => {
    const picture = pictures[index % pictures.length] as Buffer;
    const words = Buffer.from(`picture ${index}`);
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, words.length + 2]), words]);
    const path = join(folder, `photo-${String(index + 1).padStart(3, '0')}.jpg`);
    writeFileSync(path, Buffer.concat([picture.subarray(0, 2), comment, picture.subarray(2)]));
    return path;
  });
}

async function paintPicture(index: number): Promise<Buffer> {
  const hue = index * 30;
  const [width, height] = index % 3 === 2 ? [3000, 4000] : [4000, 3000];
  const circles = Array.from({ length: 40 }, (_, at) => {
    const [x, y] = [(at * 977 + index * 331) % width, (at * 613 + index * 197) % height];
    return `<circle cx="${x}" cy="${y}" r="${120 + ((at * 71) % 400)}" fill="hsl(${(hue + at * 9) % 360} 60% ${30 + (at % 5) * 11}%)" fill-opacity=".7"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${hue} 40% 70%)"/>${circles.join('')}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer();
}

async function startServer(data: string, port: number) {
  const env = { ...process.env, PORT: String(port), MURO_DATA: data };
  const child = spawn(process.execPath, ['apps/server/dist/main.js'], { cwd: root, env, stdio: 'ignore' });
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/list`).catch(() => null);
    if (answer?.ok) return child;
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The even grid on 60 x 60 cm with twelve columns and rows, through the size screen. */
async function openGrid(page: Page, address: string): Promise<void> {
  await page.goto(`${address}?lang=en#/collage/basic/101`);
  await page.getByRole('button', { name: /50 x 40 cm/ }).click();
  await page.getByRole('option', { name: '60 x 60 cm' }).click();
  for (const name of ['Columns', 'Rows']) {
    const field = page.getByLabel(name, { exact: true }).last();
    for (let step = 0; step < 12; step++) await field.press('ArrowUp');
  }
  await page.getByRole('button', { name: 'Start now' }).click();
  await page.waitForFunction((count) => document.querySelectorAll('[data-slot]').length === count, SLOTS);
}

async function fillGrid(page: Page, photos: string[]): Promise<{ readMs: number; fillMs: number }> {
  const begin = Date.now();
  await page.locator('input[type=file]').first().setInputFiles(photos);
  await page.waitForFunction((count) => document.querySelectorAll('li img').length >= count, SLOTS, { timeout: 300_000 });
  const read = Date.now();
  await page.getByRole('button', { name: 'Fill automatically' }).click();
  await page.waitForFunction(() => document.querySelectorAll('[data-slot]:not([data-empty])').length === 144);
  const filled = Date.now();
  await page.waitForTimeout(4000);
  return { readMs: read - begin, fillMs: filled - read };
}

/** Presses a slot and moves the pointer a step each frame; times from callback to callback, ms. `reach` 0 stays in the slot. */
function drag(page: Page, from: number, reach: number): Promise<number[]> {
  return page.evaluate(
    ({ from, reach, frames }) => {
      const slot = document.querySelectorAll<HTMLElement>('[data-slot]')[from] as HTMLElement;
      const box = slot.getBoundingClientRect();
      const centre = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      const send = (type: string, x: number, y: number): void => {
        const init = { bubbles: true, cancelable: true, pointerId: 7, pointerType: 'mouse', isPrimary: true, button: 0, buttons: 1 };
        (type === 'pointerdown' ? slot : document.body).dispatchEvent(new PointerEvent(type, { ...init, clientX: x, clientY: y }));
      };
      return new Promise<number[]>((resolve) => {
        const times: number[] = [];
        let last = 0;
        let frame = 0;
        send('pointerdown', centre.x, centre.y);
        const step = (now: number): void => {
          if (frame > 0) times.push(now - last);
          last = now;
          frame += 1;
          const turn = (frame / frames) * 2 * Math.PI;
          const inside = { x: Math.sin(turn * 3) * box.width * 0.3, y: Math.cos(turn * 3) * box.height * 0.3 };
          const across = { x: (frame / frames) * reach * box.width, y: Math.sin(turn) * box.height };
          const by = reach === 0 ? inside : across;
          send('pointermove', centre.x + by.x, centre.y + by.y);
          if (frame <= frames) {
            requestAnimationFrame(step);
            return;
          }
          send('pointerup', centre.x + by.x, centre.y + by.y);
          setTimeout(() => resolve(times), 700);
        };
        requestAnimationFrame(step);
      });
    },
    { from, reach, frames: FRAMES },
  );
}

async function measure(page: Page, reach: number): Promise<number[]> {
  const all: number[] = [];
  for (let at = 0; at < DRAGS; at++) all.push(...(await drag(page, 12 * at + 2 + (at % 3), reach)));
  return all;
}

function line(name: string, times: readonly number[]): string {
  const ms = (value: number) => value.toFixed(2);
  return `${name}: median ${ms(median(times))} ms, 95th percentile ${ms(percentile(times, 0.95))} ms, worst ${ms(Math.max(...times))} ms (${times.length} frames)`;
}

const folder = mkdtempSync(join(tmpdir(), 'muro-bench-'));
const port = 30_000 + (process.pid % 10_000);
const photos = await makePhotos(join(folder, 'photos'));
const server = await startServer(join(folder, 'data'), port);
const browser = await chromium.launch({
  executablePath: readFileSync(join(root, 'node_modules/.muro-browser'), 'utf8').trim(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-frame-rate-limit', '--disable-gpu-vsync'],
});
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
// The script runner names functions through a helper that the page does not have.
await page.addInitScript({ content: 'globalThis.__name = (target) => target;' });
await openGrid(page, `http://127.0.0.1:${port}/htmlapp/`);
const { readMs, fillMs } = await fillGrid(page, photos);
console.log(
  `${SLOTS} photographs of 12 megapixels chosen: ${(readMs / 1000).toFixed(1)} s until all are shown; filling the slots ${fillMs} ms`,
);
await measure(page, 0);
console.log(line('photo moved in its slot', await measure(page, 0)));
console.log(line('photo carried between slots', await measure(page, 5)));
console.log(`Chromium ${browser.version()} without a GPU, window 1280 x 900, frame cap lifted; ${machineLine()}`);
await browser.close();
server.kill('SIGTERM');
await once(server, 'exit');
rmSync(folder, { recursive: true, force: true });
