import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { colourGrid } from './colour-grid.ts';
import { fileOf, halfClearPng, heicFile } from './photo-kinds.ts';
import { addPhotos, newName, openFourSlots, saveToNewAccount, slot, tile } from './steps.ts';
import { trayPicture } from './tray-pictures.ts';

const root = join(import.meta.dirname, '..');

/** A shop of its own that takes PNG and no HEIC. */
test.describe(() => {
  const port = Number(process.env.MURO_E2E_PORT) + 20_000 + Number(process.env.TEST_PARALLEL_INDEX ?? 0);
  const data = mkdtempSync(join(tmpdir(), 'muro-png-'));
  let server: ChildProcess;

  test.use({ baseURL: `http://127.0.0.1:${port}` });

  test.beforeAll(async ({ playwright }) => {
    const env = { ...process.env, PORT: String(port), MURO_DATA: data, MURO_PNG: '1', MURO_HEIC: '0' };
    server = spawn(process.execPath, ['apps/server/dist/main.js'], { cwd: root, env, stdio: 'ignore' });
    const request = await playwright.request.newContext();
    const isReady = async () => (await request.get(`http://127.0.0.1:${port}/healthz`).catch(() => null))?.ok() ?? false;
    await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
    await request.dispose();
  });

  test.afterAll(async () => {
    server.kill('SIGTERM');
    await once(server, 'exit');
    rmSync(data, { recursive: true, force: true });
  });

  test('[INGEST-02] [INGEST-03] [CHOOSE-07] a shop that takes PNG says so, shows it on white and keeps it', async ({ page }) => {
    await openFourSlots(page);
    await slot(page, 1).click();
    const chooser = page.getByRole('dialog', { name: 'Elige una foto' });
    await expect(chooser.locator('input[type="file"]')).toHaveAttribute('accept', '.jpg,.jpeg,image/jpeg,.png,image/png');
    await expect(chooser.getByText('También aceptamos .png.')).toBeVisible();
    await page.keyboard.press('Escape');
    await addPhotos(page, [fileOf('clara.png', await halfClearPng()), heicFile('movil.heic')]);
    await expect(page.getByText('Aquí no se aceptan fotos HEIC.')).toBeVisible();
    await expect(tile(page, 'clara.png').locator('img')).toBeVisible();
    const grid = await colourGrid(await trayPicture(page, 'clara.png'));
    expect(Math.min(...grid.slice(0, 3))).toBeGreaterThan(250);
    expect(grid[9]).toBeLessThan(60);
    expect(grid[11]).toBeGreaterThan(190);
    await page.getByRole('button', { name: 'Completar automáticamente' }).click();
    await saveToNewAccount(page, newName('png'));
  });
});
