import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { fieldsPicture, fileOf } from './photo-kinds.ts';
import { fill, newName, openFourSlots, saveToNewAccount } from './steps.ts';
import { FIELDS } from './tray-corners.ts';

const sharp = createRequire(join(import.meta.dirname, '../packages/press/package.json'))('sharp') as typeof import('sharp').default;

const shownNames = (page: Page) =>
  page
    .getByRole('region', { name: 'Tus fotos' })
    .getByRole('button', { name: /, (sin usar|usada)/ })
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')?.split(',')[0]));

async function datedPhoto(name: string, takenAt: string, red: number): Promise<string> {
  const picture = await fieldsPicture([[red, 0, 0], ...FIELDS.slice(1)])
    .jpeg()
    .toBuffer();
  const dated = await sharp(picture)
    .withMetadata({ exif: { IFD2: { DateTimeOriginal: takenAt } } })
    .jpeg()
    .toBuffer();
  return fileOf(name, dated);
}

test('[CHOOSE-14] photos of a collage that is opened again are sorted by the day they were taken', async ({ page }) => {
  await openFourSlots(page);
  await fill(page, [
    await datedPhoto('julio.jpg', '2024:07:01 12:00:00', 200),
    await datedPhoto('enero.jpg', '2024:01:01 12:00:00', 150),
    await datedPhoto('mayo.jpg', '2024:05:01 12:00:00', 100),
  ]);
  await saveToNewAccount(page, newName('fechas'));
  await page.reload();
  await expect.poll(() => shownNames(page)).toHaveLength(3);
  await page.getByRole('button', { name: 'Más para tus fotos' }).click();
  await page.getByRole('menu').getByText('Por fecha de la foto', { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => shownNames(page)).toEqual(['enero.jpg', 'mayo.jpg', 'julio.jpg']);
});
