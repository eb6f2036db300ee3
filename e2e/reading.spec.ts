import { expect, type Page } from '@playwright/test';
import { colourGrid, gridDistance } from './colour-grid.ts';
import { adobeRgb, displayP3, fieldsPicture, fileOf, halfClearPng, heicFile, type Rgb, taggedJpeg } from './photo-kinds.ts';
import { addPhotos, newName, openFourSlots, saveToNewAccount, tile } from './steps.ts';
import { test } from './test.ts';
import { cornersOf, cornersOfPicture, expectCorners, FIELDS, fieldsOf, storedFields } from './tray-corners.ts';
import { trayPicture } from './tray-pictures.ts';

/** Colours as in photos of people and landscapes, for which the browser's CMYK conversion is close. */
const SOFT: readonly Rgb[] = [
  [190, 140, 120],
  [120, 130, 100],
  [110, 130, 160],
  [200, 190, 150],
];
const tray = (page: Page) => page.getByRole('region', { name: 'Tus fotos' });

test('[INGEST-04] [INGEST-11] photos of all eight orientations are upright', async ({ page }) => {
  await openFourSlots(page);
  const files = await Promise.all(
    storedFields().map(async (fields, index) => {
      const picture = await fieldsPicture(fields)
        .jpeg()
        .withMetadata({ orientation: index + 1 })
        .toBuffer();
      return fileOf(`turned-${index + 1}.jpg`, picture);
    }),
  );
  await addPhotos(page, files);
  for (let orientation = 1; orientation <= 8; orientation++) {
    expectCorners(await cornersOf(page, `turned-${orientation}.jpg`), FIELDS, 6);
  }
});

test('HEIC photos are upright, each rotated once; the decoder is loaded with the first one', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => request.url().includes('libheif') && fetched.push(request.url()));
  await openFourSlots(page);
  await addPhotos(page, [fileOf('plain.jpg', await fieldsPicture(FIELDS).jpeg().toBuffer())]);
  expectCorners(await cornersOf(page, 'plain.jpg'), FIELDS, 6);
  expect(fetched).toEqual([]);
  const [red, green, blue, yellow] = FIELDS as [Rgb, Rgb, Rgb, Rgb];
  const exif = Uint8Array.from([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]);
  await addPhotos(page, [
    heicFile('phone-0.heic'),
    heicFile('phone-1.heic', { turnsLeft: 1, exif }),
    heicFile('phone-2.heic', { turnsLeft: 2 }),
    heicFile('phone-3.heic', { turnsLeft: 3, exif }),
    heicFile('phone-m.HEIC', { mirror: 1 }),
    heicFile('phone-n.heif', { others: 2, isPixelsFirst: true, major: 'mif1' }),
    heicFile('phone-j.jpg', { cut: { widthPx: 120, heightPx: 60 } }),
  ]);
  expectCorners(await cornersOf(page, 'phone-0.heic'), FIELDS, 8);
  expectCorners(await cornersOf(page, 'phone-1.heic'), [green, yellow, red, blue], 8);
  expectCorners(await cornersOf(page, 'phone-2.heic'), [yellow, blue, green, red], 8);
  expectCorners(await cornersOf(page, 'phone-3.heic'), [blue, red, yellow, green], 8);
  expectCorners(await cornersOf(page, 'phone-m.HEIC'), [green, red, yellow, blue], 8);
  expectCorners(await cornersOf(page, 'phone-n.heif'), FIELDS, 8);
  expectCorners(await cornersOf(page, 'phone-j.jpg'), FIELDS, 8);
  await expect(page.getByText('Usadas: 1 de 8')).toBeVisible();
  expect(fetched.length).toBeGreaterThan(0);
});

test('a HEIC in Display P3 keeps its colours on the screen and in the account', async ({ page }) => {
  await openFourSlots(page);
  // 221,63,52 in Display P3 is 240,40,39 in sRGB; without its profile it would be dull.
  const vivid: Rgb = [240, 40, 39];
  await addPhotos(page, [heicFile('vivid.heic', { icc: displayP3() }), heicFile('named.heic', { nclx: [12, 13] }), heicFile('dull.heic')]);
  const [withProfile, named, dull] = [
    await cornersOf(page, 'vivid.heic'),
    await cornersOf(page, 'named.heic'),
    await cornersOf(page, 'dull.heic'),
  ];
  expectCorners(withProfile.slice(0, 3), [vivid], 8);
  expectCorners(named.slice(0, 3), [vivid], 8);
  expectCorners(dull.slice(0, 3), [FIELDS[0] as Rgb], 8);
  await page.getByRole('button', { name: 'Rellenar automáticamente' }).click();
  const sources: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/api/upload') && response.ok()) sources.push((await response.json()).src);
  });
  await saveToNewAccount(page, newName('movil'));
  expect(sources).toHaveLength(3);
  const reds = await Promise.all(sources.map(async (src) => cornersOfPicture(await (await page.request.get(src)).body())));
  const isNear = (colour: Rgb) => (corners: readonly number[]) => gridDistance(corners.slice(0, 3), colour) <= 8;
  expect([reds.filter(isNear(vivid)).length, reds.filter(isNear(FIELDS[0] as Rgb)).length]).toEqual([2, 1]);
});

test('[ERRP-08] [ERRP-09] [INGEST-14] [PENT-09] a file that is not a photo is refused with a reason at its tile, and the others continue', async ({
  page,
}) => {
  await openFourSlots(page);
  const good = await fieldsPicture(FIELDS).jpeg().toBuffer();
  await addPhotos(page, [
    heicFile('avif.jpg', { major: 'avif', brands: ['mif1', 'avif'] }),
    heicFile('video.mov', { major: 'qt  ', brands: ['qt  '] }),
    heicFile('rafaga.heic', { major: 'hevc', brands: ['msf1'] }),
    heicFile('gigante.heic', { size: { widthPx: 20_000, heightPx: 20_000 } }),
    heicFile('hdr.heic', { nclx: [9, 16] }),
    heicFile('mentira.heic', { size: { widthPx: 4000, heightPx: 3000 } }),
    fileOf('rota.heic', Buffer.from('00000018667479706865696300000000', 'hex')),
    fileOf('cortada.jpg', good.subarray(0, good.length / 2)),
    fileOf('dibujo.gif', await fieldsPicture(FIELDS).gif().toBuffer()),
    fileOf('media.png', (await fieldsPicture(FIELDS).png().toBuffer()).subarray(0, 200)),
    fileOf('buena.jpg', good),
  ]);
  const noJpeg = 'Esta imagen no es un JPEG válido.';
  const notLoaded = 'No se ha podido cargar la foto.';
  const expected: readonly (readonly [name: string, message: string, hint: string])[] = [
    ['avif.jpg', notLoaded, 'Es una imagen AVIF.'],
    ['video.mov', noJpeg, 'Es un vídeo.'],
    ['rafaga.heic', noJpeg, 'Es una serie de imágenes.'],
    ['gigante.heic', notLoaded, 'Tiene más de 100 megapíxeles.'],
    ['hdr.heic', notLoaded, 'Está hecha para pantallas HDR.'],
    ['mentira.heic', notLoaded, ''],
    ['rota.heic', noJpeg, ''],
    ['cortada.jpg', notLoaded, 'El archivo está incompleto.'],
    ['dibujo.gif', noJpeg, 'Es un GIF.'],
    ['media.png', notLoaded, 'El archivo está incompleto.'],
  ];
  for (const [name, message, hint] of expected) {
    const refused = tray(page).getByRole('listitem').filter({ hasText: name });
    await expect(refused).toContainText(message);
    await expect(refused).toContainText(hint);
  }
  const notice = page.getByRole('status').filter({ hasText: '10 fotos no se han podido usar.' });
  await notice.getByRole('button', { name: 'Ver por qué' }).click();
  await expect(notice.getByRole('listitem')).toHaveCount(expected.length);
  await expect(notice.getByRole('listitem').filter({ hasText: 'dibujo.gif' })).toContainText('Guárdalo antes como .jpg.');
  expectCorners(await cornersOf(page, 'buena.jpg'), FIELDS, 6);
  await expect(page.getByText('Usadas: 0 de 1')).toBeVisible();
  await notice.getByRole('button', { name: 'Quitar' }).click();
  await expect(page.getByText(/no se han podido usar/)).toHaveCount(0);
  await expect(tray(page).getByRole('listitem')).toHaveCount(1);
});

test('[PENT-09] hidden refusals stay hidden when one of the files is removed; a new refusal is shown', async ({ page }) => {
  await openFourSlots(page);
  const refused = ['uno.jpg', 'dos.jpg', 'tres.jpg'].map((name) => fileOf(name, Buffer.from(`Esto no es una foto: ${name}`)));
  await addPhotos(page, refused.slice(0, 2));
  const notice = page.getByRole('status').filter({ hasText: /no se ha(n)? podido usar/ });
  await expect(notice).toContainText('2 fotos no se han podido usar.');
  await notice.getByRole('button', { name: 'Ver por qué' }).click();
  await notice.getByRole('button', { name: 'Cerrar aviso' }).click();
  await expect(notice).toHaveCount(0);
  await tray(page).getByRole('button', { name: 'Eliminar uno.jpg' }).click();
  await expect(tray(page).getByRole('listitem')).toHaveCount(1);
  await expect(notice).toHaveCount(0);
  await addPhotos(page, refused.slice(2));
  await expect(notice).toContainText('1 foto no se ha podido usar.');
  await expect(notice).not.toContainText('tres.jpg');
  await notice.getByRole('button', { name: 'Ver por qué' }).click();
  await expect(notice.getByRole('listitem')).toHaveCount(1);
  await expect(notice).toContainText('tres.jpg');
});

test('[INGEST-02] [INGEST-11] [CHOOSE-07] PNG and WebP are accepted upright, on white, with their colours', async ({ page }) => {
  await openFourSlots(page);
  const webp = fieldsPicture(FIELDS).webp({ lossless: true });
  const p3 = await fieldsPicture([[250, 20, 20], ...FIELDS.slice(1)])
    .withIccProfile('p3')
    .png()
    .toBuffer();
  await addPhotos(page, [
    fileOf('campos.webp', await webp.toBuffer()),
    fileOf('girada.webp', await webp.withMetadata({ orientation: 6 }).toBuffer()),
    fileOf('vivos.png', p3),
    fileOf('clara.png', await halfClearPng()),
  ]);
  const [red, green, blue, yellow] = FIELDS as [Rgb, Rgb, Rgb, Rgb];
  expectCorners(await cornersOf(page, 'campos.webp'), FIELDS, 8);
  expectCorners(await cornersOf(page, 'girada.webp'), [blue, red, yellow, green], 8);
  const vivid = await colourGrid(await trayPicture(page, 'vivos.png'));
  expect(vivid[0]).toBeGreaterThan(235);
  const grid = await colourGrid(await trayPicture(page, 'clara.png'));
  expect(Math.min(...grid.slice(0, 3))).toBeGreaterThan(250);
  expect(grid[9]).toBeLessThan(60);
  expect(grid[11]).toBeGreaterThan(190);
  await page.getByRole('button', { name: 'Rellenar automáticamente' }).click();
  await saveToNewAccount(page, newName('kinds'));
});

test('photos in Display P3, Adobe RGB and CMYK keep their colours', async ({ page }) => {
  await openFourSlots(page);
  const p3 = await taggedJpeg([[221, 63, 52], ...FIELDS.slice(1)], displayP3());
  const adobe = await taggedJpeg([[200, 60, 50], ...FIELDS.slice(1)], adobeRgb());
  const cmyk = await fieldsPicture(SOFT).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer();
  await addPhotos(page, [fileOf('p3.jpg', p3), fileOf('adobe.jpg', adobe), fileOf('cmyk.jpg', cmyk)]);
  expectCorners(await cornersOf(page, 'p3.jpg'), await fieldsOf(p3), 8);
  expectCorners((await cornersOf(page, 'p3.jpg')).slice(0, 3), [[240, 40, 39]], 8);
  expectCorners(await cornersOf(page, 'adobe.jpg'), await fieldsOf(adobe), 8);
  expect(gridDistance(await cornersOfPicture(adobe), [[200, 60, 50], ...FIELDS.slice(1)].flat())).toBeGreaterThan(20);
  expectCorners(await cornersOf(page, 'cmyk.jpg'), SOFT, 60);
});

test('[ERRP-09] a CMYK photo shows the colours of its print once it is uploaded', async ({ page }) => {
  await openFourSlots(page);
  const cmyk = await fieldsPicture(FIELDS).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer();
  await addPhotos(page, [fileOf('tinta.jpg', cmyk), fileOf('otra.jpg', await fieldsPicture(FIELDS).jpeg().toBuffer())]);
  await expect(tile(page, 'tinta.jpg').locator('img')).toHaveAttribute('src', /^data:/);
  await page.getByRole('button', { name: 'Rellenar automáticamente' }).click();
  const guessed = (await tile(page, 'tinta.jpg').locator('img').getAttribute('src')) ?? '';
  await saveToNewAccount(page, newName('tinta'));
  await expect(tile(page, 'tinta.jpg').locator('img')).not.toHaveAttribute('src', guessed);
  expectCorners(await cornersOf(page, 'tinta.jpg'), await fieldsOf(cmyk), 6);
});

test('two photos with the same beginning are distinct; the same file chosen again is one photo', async ({ page }) => {
  await openFourSlots(page);
  const jpeg = await fieldsPicture(FIELDS).jpeg().toBuffer();
  const comment = (last: number) => {
    const body = Buffer.alloc(3000, 32);
    body[2999] = last;
    return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe, 3002 >> 8, 3002 & 255]), body, jpeg.subarray(2)]);
  };
  const [first, second] = [fileOf('una.jpg', comment(1)), fileOf('otra.jpg', comment(2))];
  await addPhotos(page, [first, second]);
  await expect(page.getByText('Usadas: 0 de 2')).toBeVisible();
  await addPhotos(page, [fileOf('copia.jpg', comment(2)), first]);
  await expect(tray(page).locator('progress')).toHaveCount(0);
  await expect(tray(page).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText('Usadas: 0 de 2')).toBeVisible();
});

test('[INGEST-06] [INGEST-07] 150 photos chosen at once are counted while they are read, and all are added', async ({ page }) => {
  await openFourSlots(page);
  const picture = await fieldsPicture(FIELDS).resize(2400, 1600).jpeg().toBuffer();
  const files = Array.from({ length: 151 }, (_, index) => {
    const content = Buffer.from(`photo ${index}`);
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, content.length + 2]), content]);
    return fileOf(
      `muchas-${String(index + 1).padStart(3, '0')}.jpg`,
      Buffer.concat([picture.subarray(0, 2), comment, picture.subarray(2)]),
    );
  });
  await addPhotos(page, files);
  await expect(page.getByText(/^Leyendo fotos: \d+ de 150$/)).toBeVisible();
  await expect(page.getByText(/una foto se ha quedado fuera/i)).toBeVisible();
  await expect(page.getByText(/^Leyendo fotos/)).toHaveCount(0, { timeout: 120_000 });
  await expect(tray(page).getByRole('listitem')).toHaveCount(150);
  await expect(page.getByRole('button', { name: /^muchas-\d+\.jpg, sin usar$/ })).toHaveCount(150);
  await expect(page.getByText('Usadas: 0 de 150')).toBeVisible();
});
