import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Drawing } from '@muro/domain';
import { chromium } from '@playwright/test';
import { build } from 'vite';

const root = join(import.meta.dirname, '../../../..');

/** As the end-to-end tests start it. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

/** Where a Chromium is: found by the set-up, named by the environment, or in its usual place. */
export function browserPath(): string | undefined {
  const stamp = join(root, 'node_modules/.muro-browser');
  const remembered = existsSync(stamp) ? readFileSync(stamp, 'utf8').trim() : undefined;
  return [process.env.CHROMIUM_PATH, remembered, '/usr/bin/chromium'].find((path) => path && existsSync(path));
}

/** Paints a drawing on a real browser's canvas; gives a PNG. @param photoPaths  JPEG files, which are also the photos' ids */
export async function paintedInBrowser(drawing: Drawing, pxPerCm: number, photoPaths: readonly string[]): Promise<Buffer> {
  const script = await bundledPainter();
  const photos = Object.fromEntries(photoPaths.map((path) => [path, readFileSync(path).toString('base64')]));
  const browser = await chromium.launch({ executablePath: browserPath() as string, args: ARGS });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: script });
    const call = 'job => muroTest.paintInBrowser(job)';
    const base64 = await page.evaluate<string, unknown>(`(${call})(${JSON.stringify({ drawing, pxPerCm, photos })})`, undefined);
    return Buffer.from(base64, 'base64');
  } finally {
    await browser.close();
  }
}

/** The painter's own sources as one script. */
async function bundledPainter(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'browser-painter.ts'), formats: ['iife'], name: 'muroTest' },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (!bundle || !('output' in bundle)) throw new Error('Expected a bundle');
  return bundle.output[0].code;
}
