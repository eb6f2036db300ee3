import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type ServerProcess, startProcess } from '../apps/server/test/start/start-process.ts';
import { fieldsPicture, fileOf, halfClearPng, heicFile } from './photo-kinds.ts';
import { addPhotos, openFourSlots, slot } from './steps.ts';
import { test } from './test.ts';
import { FIELDS } from './tray-corners.ts';

/** A separate shop that accepts only JPEG. */
test.describe(() => {
  const port = Number(process.env.MURO_TEST_PORT) - 12_000 + Number(process.env.TEST_PARALLEL_INDEX ?? 0);
  const data = mkdtempSync(join(tmpdir(), 'muro-jpeg-alone-'));
  let server: ServerProcess;

  test.use({ baseURL: `http://127.0.0.1:${port}` });

  test.beforeAll(async () => {
    const kinds = { MURO_PNG: '0', MURO_WEBP: '0', MURO_HEIC: '0', MURO_AVIF: '0', MURO_TIFF: '0', MURO_RAW: '0' };
    server = await startProcess({ PORT: String(port), MURO_DATA: data, ...kinds });
  });

  test.afterAll(async () => {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  });

  test('[INGEST-02] [INGEST-03] [CHOOSE-07] [PENT-09] a JPEG-only shop explains what to do with other formats', async ({ page }) => {
    await openFourSlots(page);
    await slot(page, 1).click();
    const chooser = page.getByRole('dialog', { name: 'Elige una foto' });
    await expect(chooser.locator('input[type="file"]:not([webkitdirectory])')).toHaveAttribute('accept', '.jpg,.jpeg,image/jpeg');
    await page.keyboard.press('Escape');
    const others = {
      'clara.png': fileOf('clara.png', await halfClearPng()),
      'red.webp': fileOf('red.webp', await fieldsPicture(FIELDS).webp().toBuffer()),
      'movil.heic': heicFile('movil.heic'),
    };
    await addPhotos(page, Object.values(others));
    for (const kind of ['formato PNG', 'formato WebP', 'formato HEIC']) {
      await expect(page.getByText(`Aquí no se acepta el ${kind}. Guarda la foto antes como .jpg.`)).toBeVisible();
    }
    await expect(page.getByText('3 fotos no se han podido usar.')).toBeVisible();
  });
});
