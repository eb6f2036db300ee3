import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { saveToAccount, test } from './account.ts';
import { fieldsPicture, fileOf } from './photo-kinds.ts';
import { fill, openFourSlots } from './steps.ts';
import { FIELDS } from './tray-corners.ts';

const sharp = createRequire(join(import.meta.dirname, '../packages/press/package.json'))('sharp') as typeof import('sharp').default;

const shownNames = (page: Page) =>
  page
    .getByRole('region', { name: 'Tus fotos' })
    .getByRole('button', { name: /, (sin usar|usada)/ })
    .evaluateAll((all) => all.map((element) => element.getAttribute('aria-label')?.split(',')[0]));

interface Taken {
  /** '2024:07:01 12:00:00' */
  readonly at: string;
  readonly zone?: string;
  readonly fraction?: string;
}

/** Makes a JPEG, or by its name a PNG, with a capture time in its EXIF data. */
async function datedPhoto(name: string, { at, zone, fraction }: Taken, red: number): Promise<string> {
  const picture = await fieldsPicture([[red, 0, 0], ...FIELDS.slice(1)])
    .jpeg()
    .toBuffer();
  const tags = { DateTimeOriginal: at, ...(zone && { OffsetTimeOriginal: zone }), ...(fraction && { SubSecTimeOriginal: fraction }) };
  const dated = await sharp(picture)
    .withMetadata({ exif: { IFD2: tags } })
    .toFormat(name.endsWith('.png') ? 'png' : 'jpeg')
    .toBuffer();
  return fileOf(name, dated);
}

test('[CHOOSE-14] photos of a reopened collage are sorted by capture date', async ({ page, account }) => {
  await openFourSlots(page);
  await fill(page, [
    await datedPhoto('julio.jpg', { at: '2024:07:01 12:00:00' }, 200),
    await datedPhoto('enero.jpg', { at: '2024:01:01 12:00:00' }, 150),
    await datedPhoto('mayo.jpg', { at: '2024:05:01 12:00:00' }, 100),
  ]);
  await saveToAccount(page, account);
  await page.reload();
  await expect.poll(() => shownNames(page)).toHaveLength(3);
  await sortByDate(page);
  await expect.poll(() => shownNames(page)).toEqual(['enero.jpg', 'mayo.jpg', 'julio.jpg']);
});

test('photos of a reopened collage are sorted by capture time: time zones, fractions of a second, other formats', async ({
  page,
  account,
}) => {
  await openFourSlots(page);
  await fill(page, [
    await datedPhoto('camara.jpg', { at: '2026:07:14 11:30:00', zone: '+00:00', fraction: '90' }, 200),
    await datedPhoto('pronto.jpg', { at: '2026:07:14 11:30:00', zone: '+00:00', fraction: '10' }, 150),
    await datedPhoto('movil.png', { at: '2026:07:14 12:00:00', zone: '+02:00' }, 100),
  ]);
  await saveToAccount(page, account);
  await page.reload();
  await expect.poll(() => shownNames(page)).toHaveLength(3);
  await sortByDate(page);
  await expect.poll(() => shownNames(page)).toEqual(['movil.png', 'pronto.jpg', 'camara.jpg']);
});

async function sortByDate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Más opciones para tus fotos' }).click();
  await page.getByRole('menu').getByText('Por fecha de la foto', { exact: true }).click();
  await page.keyboard.press('Escape');
}
