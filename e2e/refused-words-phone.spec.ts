import { expect, test } from '@playwright/test';
import { fieldsPicture, fileOf } from './photo-kinds.ts';
import { FIELDS } from './tray-corners.ts';

const SIZE_IN_FRAME = 5;

/** A JPEG of several passes that says to be 9000 x 8000 px: its picture is none, but nobody gets as far as that. */
async function largeProgressive(): Promise<Buffer> {
  const jpeg = await fieldsPicture(FIELDS).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer();
  const frame = jpeg.indexOf(Uint8Array.of(0xff, 0xc2));
  jpeg.writeUInt16BE(8000, frame + SIZE_IN_FRAME);
  jpeg.writeUInt16BE(9000, frame + SIZE_IN_FRAME + 2);
  return jpeg;
}

test('[PENT-09] @phone all of what a refused photo says is in its tile, in German, too', async ({ page }) => {
  await page.goto('/htmlapp/?lang=de#/collage/basic/101');
  await page.getByRole('button', { name: 'Jetzt starten' }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('region', { name: 'Deine Fotos' }).getByRole('button', { name: 'Fotos hinzufügen' }).click(),
  ]);
  await chooser.setFiles([fileOf('Panorama.jpg', await largeProgressive()), fileOf('leer.jpg', new Uint8Array())]);
  const words = page.locator('[data-failed]');
  await expect(words).toHaveCount(2);
  await expect(words.last()).toContainText('Speichere es als Baseline-JPEG.');
  for (const each of await words.all()) {
    const { height, room } = await each.evaluate(({ scrollHeight, clientHeight }) => ({ height: scrollHeight, room: clientHeight }));
    expect(height, await each.innerText()).toBeLessThanOrEqual(room);
  }
});
