import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { expectElement } from '../browser/expect-element.ts';
import { tap } from '../browser/fingers.ts';
import { openApp } from '../browser/open-app.tsx';
import { circlesPhoto, holidayPhotos, withBytes } from '../browser/photos.ts';
import { expectFilled, filledCards, startWith } from '../browser/photos-first-steps.ts';

it('photos first on a phone: chosen from its library, filled designs one below the other', async () => {
  await openApp('/eleccion');
  await startWith(await holidayPhotos(5));
  await expectFilled(filledCards().first().getByCss('canvas'));
  expect(document.documentElement.scrollWidth - document.documentElement.clientWidth).toBeLessThanOrEqual(0);
  await tap(filledCards().first());
  const start = page.getByRole('button', { name: 'Comienza ahora' });
  await expectElement(start).toBeEnabled();
  await tap(start);
  await expectElement(page.getByRole('button', { name: /^espacio \d+ de 5, (la foto )?holiday/ })).toHaveCount(5);
});

/** Makes a JPEG that claims to be progressive and 9000 x 8000 px: it is refused before its picture is decoded. */
async function largeProgressive(name: string) {
  const size = '\x08\x1f\x40\x23\x28';
  return withBytes(await circlesPhoto(name), (bytes) => {
    const frame = bytes.indexOf('\xff\xc0');
    return `${bytes.slice(0, frame)}\xff\xc2${bytes.slice(frame + 2, frame + 4)}${size}${bytes.slice(frame + 9)}`;
  });
}

it('[PENT-09] the whole message of a refused photo fits in its tile, in German too', async () => {
  await openApp('/collage/basic/101', { locale: 'de' });
  await page.getByRole('button', { name: 'Jetzt starten' }).click();
  const add = page.getByRole('region', { name: 'Deine Fotos' }).getByRole('button', { name: 'Fotos hinzufügen' });
  await commands.chooseFiles(add.selector, [
    await largeProgressive('Panorama.jpg'),
    { name: 'leer.jpg', mimeType: 'image/jpeg', base64: '' },
  ]);
  const messages = page.getByCss('[data-failed]');
  await expectElement(messages).toHaveCount(2);
  await expectElement(messages.last()).toContainText('Speichere es als Baseline-JPEG.');
  for (const element of messages.elements()) {
    expect(element.scrollHeight, element.textContent ?? '').toBeLessThanOrEqual(element.clientHeight);
  }
});
