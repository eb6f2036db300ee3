import { expect, type Page } from '@playwright/test';
import { ALL_BUT_YELLOW, TEN_BITS } from '../packages/domain/test/coded-pictures.ts';
import { type HeicChoices, makeHeic } from '../packages/domain/test/make-heic.ts';
import { displayP3, fileOf, heicFile, type Rgb } from './photo-kinds.ts';
import { addPhotos, openFourSlots } from './steps.ts';
import { test } from './test.ts';
import { cornersOf, expectCorners, FIELDS } from './tray-corners.ts';

const [red, green, blue, yellow] = FIELDS as [Rgb, Rgb, Rgb, Rgb];
const white: Rgb = [255, 255, 255];

/** EXIF data with the orientation 'rotate 90° clockwise'. */
const TURNED_BY_EXIF = Uint8Array.from([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]);

const refused = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Tus fotos' }).getByRole('listitem').filter({ hasText: name });

test('HEIC photos of 10 bits and with transparency are shown correctly', { tag: '@smoke' }, async ({ page }) => {
  await openFourSlots(page);
  await addPhotos(page, [
    heicFile('diez.heic', { coded: TEN_BITS, major: 'heix', brands: ['mif1', 'heix'] }),
    heicFile('diez-p3.heic', { coded: TEN_BITS, icc: displayP3() }),
    heicFile('clara.heic', { alpha: ALL_BUT_YELLOW }),
  ]);
  expectCorners(await cornersOf(page, 'diez.heic'), FIELDS, 8);
  expectCorners((await cornersOf(page, 'diez-p3.heic')).slice(0, 3), [[240, 40, 39]], 8);
  expectCorners(await cornersOf(page, 'clara.heic'), [red, green, blue, white], 8);
});

test('HEIC photos are rotated and mirrored by the properties of the file only', async ({ page }) => {
  const ways: readonly (readonly [name: string, choices: HeicChoices, corners: readonly Rgb[]])[] = [
    ['solo-exif.heic', { exif: TURNED_BY_EXIF }, FIELDS],
    ['izquierda.heic', { turnsLeft: 1, exif: TURNED_BY_EXIF }, [green, yellow, red, blue]],
    ['cabeza.heic', { mirror: 0 }, [blue, yellow, red, green]],
    ['espejo.heic', { mirror: 1 }, [green, red, yellow, blue]],
    ['izquierda-espejo.heic', { turnsLeft: 1, mirror: 1, exif: TURNED_BY_EXIF }, [yellow, green, blue, red]],
    ['derecha-espejo.heic', { turnsLeft: 3, mirror: 1 }, [red, blue, green, yellow]],
  ];
  await openFourSlots(page);
  await addPhotos(
    page,
    ways.map(([name, choices]) => heicFile(name, choices)),
  );
  for (const [name, , corners] of ways) expectCorners(await cornersOf(page, name), corners, 8);
});

test('a tiled HEIC is assembled, cropped and rotated; one with missing tiles is refused', async ({ page }) => {
  const tiles = { columns: 2, rows: 2 };
  // Cropped to the inner corners of the four tiles.
  const middle = { widthPx: 128, heightPx: 64 };
  const heic = makeHeic({ tiles, cut: middle });
  const blank = heic.slice();
  blank.fill(0, blank.length - 85);
  await openFourSlots(page);
  await addPhotos(page, [
    heicFile('losas.heic', { tiles, cut: middle }),
    heicFile('losas-vuelta.heic', { tiles, cut: middle, turnsLeft: 1, exif: TURNED_BY_EXIF }),
    fileOf('media.heic', heic.subarray(0, heic.length - 120)),
    fileOf('hueca.heic', blank),
  ]);
  expectCorners(await cornersOf(page, 'losas.heic'), [yellow, blue, green, red], 8);
  expectCorners(await cornersOf(page, 'losas-vuelta.heic'), [blue, red, yellow, green], 8);
  for (const name of ['media.heic', 'hueca.heic']) {
    await expect(refused(page, name)).toContainText('No se ha podido cargar la foto.');
    await expect(refused(page, name)).toContainText('El archivo está incompleto.');
  }
});

test('[PENT-09] invalid, truncated and oversized HEIC files are refused with a reason at their tile', async ({ page }) => {
  const good = makeHeic();
  const noJpeg = 'Esta imagen no es un JPEG válido.';
  const notLoaded = 'No se ha podido cargar la foto.';
  const files: readonly (readonly [name: string, bytes: Uint8Array, message: string, hint: string])[] = [
    ['vacia.heic', new Uint8Array(), noJpeg, 'El archivo está incompleto.'],
    ['cabecera.heic', good.subarray(0, 120), noJpeg, 'El archivo está incompleto.'],
    ['cortada.heic', good.subarray(0, good.length - 30), notLoaded, 'El archivo está incompleto.'],
    ['avif.heic', makeHeic({ major: 'avif', brands: ['avif', 'mif1'] }), notLoaded, 'Es una imagen AVIF.'],
    ['serie.heics', makeHeic({ major: 'hevc', brands: ['hevc', 'msf1'] }), noJpeg, 'Es una serie de imágenes.'],
    ['rafaga.heics', makeHeic({ major: 'msf1', brands: ['msf1', 'hevc', 'mif1', 'heic'] }), notLoaded, ''],
    ['bomba.heic', makeHeic({ size: { widthPx: 30_000, heightPx: 30_000 } }), notLoaded, 'Tiene más de 100 megapíxeles.'],
    ['mosaico.heic', makeHeic({ tiles: { columns: 40, rows: 40 }, size: { widthPx: 64, heightPx: 64 } }), notLoaded, ''],
  ];
  await openFourSlots(page);
  await addPhotos(page, [...files.map(([name, bytes]) => fileOf(name, bytes)), heicFile('buena.jpg')]);
  for (const [name, , message, hint] of files) {
    await expect(refused(page, name)).toContainText(message);
    await expect(refused(page, name)).toContainText(hint);
  }
  expectCorners(await cornersOf(page, 'buena.jpg'), FIELDS, 8);
});
