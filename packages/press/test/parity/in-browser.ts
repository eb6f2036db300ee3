import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Drawing } from '@muro/domain';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { steadyChromium } from '../../../../test-support/chromium.mjs';

/** Paints a drawing on a browser's canvas and returns a PNG. @param photoPaths  JPEG files; a path is also the photo's id */
export async function paintedInBrowser(drawing: Drawing, pxPerCm: number, photoPaths: readonly string[]): Promise<Buffer> {
  const script = await bundledPainter();
  const photos = Object.fromEntries(photoPaths.map((path) => [path, readFileSync(path).toString('base64')]));
  const browser = await chromium.launch(steadyChromium());
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

/** Bundles the painter's sources into one script. */
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
