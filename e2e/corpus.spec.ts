import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { SizePx } from '../packages/domain/src/geometry/rect.ts';
import { fitResize, ONLINE_MAX_PX } from '../packages/domain/src/photo/resize.ts';
import { colourGrid, gridDistance, sizeOf } from './colour-grid.ts';
import { addPhotos, openFourSlots } from './steps.ts';
import { test } from './test.ts';
import { trayPicture } from './tray-pictures.ts';

/** Collection of odd and hostile photos: a folder with manifest.json, in MURO_CORPUS or beside the project. */
const FOLDER = process.env.MURO_CORPUS ?? join(import.meta.dirname, '../../shared/corpus');

interface CorpusEntry {
  readonly file: string;
  readonly class: string;
  readonly what: string;
  readonly real_type?: string | null;
  readonly expect: {
    readonly outcome: 'accept' | 'refuse' | 'either';
    readonly upright?: readonly [number, number];
    readonly error_any_of?: readonly string[];
  };
  readonly upright_grid_4x4_srgb?: readonly number[];
}

const MESSAGES: Readonly<Record<string, string>> = {
  ERROR_FILE_TO_BIG: 'El archivo es demasiado grande (máx. 25 MB)',
  ERROR_NO_JPG_IMAGE: 'Esta imagen no es un JPEG válido.',
  ERROR_COULD_NOT_LOAD: 'No se ha podido cargar la foto.',
};

/** Kinds that the page accepts although a JPEG-only shop would not: converted in the browser, or refused with a specific reason. */
const CONVERTED_TO_JPEG: readonly unknown[] = ['HEIC', 'PNG', 'WEBP', 'AVIF', 'TIFF'];
/** Kinds that sharp decodes, as an independent reference. */
const DECODED_BY_SHARP: readonly unknown[] = ['PNG', 'WEBP', 'AVIF', 'TIFF'];
/** Faults in the coded pixels: the browser's decoder shows a picture, but the server refuses the upload. */
const REFUSED_BY_THE_SERVER_ONLY = ['damage', 'fuzz_afl', 'fuzz_imagetestsuite', 'corrupt_public'];
/** Tolerance for tray pictures, which are small JPEGs and differ slightly from the photo. */
const TOLERANCE = 12;
const CMYK_TOLERANCE = 60;
const TRAY_PX = 240;
const BATCH = 24;

const entries = existsSync(join(FOLDER, 'manifest.json')) ? readEntries() : [];
const batches = Array.from({ length: Math.ceil(entries.length / BATCH) }, (_, index) => entries.slice(index * BATCH, (index + 1) * BATCH));

function readEntries(): readonly CorpusEntry[] {
  const all = JSON.parse(readFileSync(join(FOLDER, 'manifest.json'), 'utf8')) as readonly CorpusEntry[];
  return all.filter(({ file }) => file.startsWith('images/'));
}

/** Gives each file a unique name, to find its tile. */
function uniquelyNamed(entry: CorpusEntry): { name: string; path: string } {
  const folder = join(tmpdir(), `muro-corpus-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const name = `c${String(entries.indexOf(entry)).padStart(3, '0')}${extname(entry.file)}`;
  const path = join(folder, name);
  if (!existsSync(path)) symlinkSync(join(FOLDER, entry.file), path);
  return { name, path };
}

/** Returns the message at a photo's tile; '' for a displayed photo. */
async function messageOf(page: Page, name: string): Promise<string> {
  const tile = page
    .getByRole('region', { name: 'Tus fotos' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Eliminar ${name}` }) });
  await expect(tile).not.toHaveAttribute('data-state', '0');
  // Not innerText: it is empty for a tile that is scrolled out of view.
  return (await tile.getAttribute('data-state')) === '1' ? ((await tile.textContent()) ?? '') : '';
}

async function checkEntry(page: Page, entry: CorpusEntry): Promise<void> {
  const { name } = uniquelyNamed(entry);
  const label = `${entry.file}: ${entry.what}`;
  const message = await messageOf(page, name);
  const isConverted = CONVERTED_TO_JPEG.includes(entry.real_type);
  const { outcome, error_any_of = [] } = entry.expect;
  const reasons = isConverted || error_any_of.length === 0 ? Object.keys(MESSAGES) : error_any_of;
  const isRefused = message !== '';
  if (outcome === 'accept') expect.soft(message, label).toBe('');
  if (isRefused) {
    const messages = reasons.map((key) => MESSAGES[key] ?? key);
    expect
      .soft(
        messages.some((expected) => message.includes(expected)),
        `${label}: ${message}`,
      )
      .toBe(true);
    return;
  }
  if (outcome === 'refuse') {
    expect.soft(isConverted || REFUSED_BY_THE_SERVER_ONLY.includes(entry.class), `${label}: taken`).toBe(true);
    if (DECODED_BY_SHARP.includes(entry.real_type)) await checkConverted(page, entry);
    return;
  }
  const grid = entry.upright_grid_4x4_srgb;
  if (outcome !== 'accept' || !grid) return;
  const picture = await trayPicture(page, name);
  expect.soft(await sizeOf(picture), label).toEqual(trayedSize(entry.expect.upright));
  const tolerance = /cmyk/i.test(entry.file + entry.what) ? CMYK_TOLERANCE : TOLERANCE;
  expect.soft(gridDistance(await colourGrid(picture), grid), label).toBeLessThanOrEqual(tolerance);
}

/** Expects a photo of another format to show the picture that sharp decodes. */
async function checkConverted(page: Page, entry: CorpusEntry): Promise<void> {
  const { name, path } = uniquelyNamed(entry);
  const { widthPx, heightPx } = await sizeOf(path);
  const picture = await trayPicture(page, name);
  expect.soft(await sizeOf(picture), entry.file).toEqual(trayedSize([widthPx, heightPx]));
  expect.soft(gridDistance(await colourGrid(picture), await colourGrid(path)), entry.file).toBeLessThanOrEqual(TOLERANCE);
}

/** Returns the size of the upright photo after scaling to the editor's copy and to the tray. */
function trayedSize([widthPx, heightPx]: readonly [number, number] = [0, 0]): SizePx {
  const web = fitResize({ widthPx, heightPx }, { widthPx: ONLINE_MAX_PX.COMPUTER, heightPx: ONLINE_MAX_PX.COMPUTER });
  return fitResize(web, { widthPx: TRAY_PX, heightPx: TRAY_PX });
}

test.describe('a collection of odd photos', () => {
  test.skip(entries.length === 0, `No collection of photos at ${FOLDER}: name its folder in MURO_CORPUS.`);
  for (const [index, batch] of batches.entries()) {
    test(`part ${index + 1}: every photo is shown upright in its colours or is refused with a reason`, async ({ page }) => {
      const crashes: string[] = [];
      page.on('pageerror', (error) => crashes.push(error.message));
      await openFourSlots(page);
      await addPhotos(
        page,
        batch.map((entry) => uniquelyNamed(entry).path),
      );
      await expect(page.getByText(/^Leyendo fotos/)).toHaveCount(0, { timeout: 120_000 });
      for (const entry of batch) await checkEntry(page, entry);
      expect(crashes).toEqual([]);
      await expect(page.getByRole('button', { name: 'Añadir fotos' })).toBeEnabled();
    });
  }
});
