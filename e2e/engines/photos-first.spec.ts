import { test } from '@playwright/test';
import { holidayPhotos } from '../../test-support/holiday-photos.ts';
import { cameraPhoto } from '../camera-photo.ts';
import { ENGINES } from './installed.ts';
import { expectVisible } from './person.ts';
import type { Tab } from './tab.ts';
import { until } from './until.ts';

// One long test: its steps add up on a busy machine.
test.setTimeout(900_000);

for (const { name, missing, start } of ENGINES) {
  test(`${name}: photos first, small pictures and then the photos on every card in view, one chosen and filled in the editor`, async ({
    baseURL,
  }) => {
    test.skip(missing.length > 0, `${missing.join(', ')} cannot be had here`);
    const camera = await Promise.all([1, 6, 8, 3].map((orientation) => cameraPhoto(`camera-${orientation}.jpg`, orientation)));
    const engine = await start();
    try {
      const tab = await engine.newTab();
      await tab.open(`${baseURL ?? ''}/htmlapp/?lang=es#/eleccion`);
      await expectVisible(tab, { role: 'button', name: 'Elegir fotos' });
      await tab.setFiles([...camera, ...(await holidayPhotos(5))]);
      await expectVisible(tab, { role: 'text', name: 'Tus 9 fotos' });
      await expectVisible(tab, { role: 'text', name: /^\d+ diseños con tus fotos$/ });
      const areFilled = async (): Promise<boolean> => {
        const cards = await cardsInView(tab);
        return cards.length > 2 && cards.every(({ waiting, small }) => waiting < 0.01 && small === 0);
      };
      const describePage = async () => JSON.stringify(await cardsInView(tab));
      await until('photos, and none of the small ones before them, on the cards in view', areFilled, { describePage });
      await tab.click({ role: 'link', name: /Misura Horizontal/ });
      await tab.click({ role: 'button', name: 'Comienza ahora' });
      for (let index = 1; index <= 9; index += 1)
        await expectVisible(tab, { role: 'button', name: new RegExp(`^espacio ${index} de 9, .* calidad`) });
      await expectVisible(tab, { role: 'text', name: /^No se recorta nada\.$|^Ninguna foto se recorta más de un \d\s%\.$/ });
    } finally {
      await engine.end();
    }
  });
}

interface Card {
  /** Fractions of placeholder pixels, and of the red that only the embedded previews have. */
  readonly waiting: number;
  readonly small: number;
}

function cardsInView(tab: Tab): Promise<readonly Card[]> {
  return tab.evaluate(() => {
    const share = (data: Uint8ClampedArray, isOne: (r: number, g: number, b: number) => boolean): number => {
      let count = 0;
      for (let offset = 0; offset < data.length; offset += 4)
        if (isOne(data[offset] ?? 0, data[offset + 1] ?? 0, data[offset + 2] ?? 0)) count += 1;
      return data.length === 0 ? 1 : (4 * count) / data.length;
    };
    const cards = [...document.querySelectorAll('main li a:has([aria-hidden])')].filter((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    });
    return cards.map((card) => {
      const canvas = card.querySelector('canvas');
      const data = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray();
      const placeholderShare = share(data, (r, g, b) => r === 0xd0 && g === 0xc4 && b === 0xb0);
      return { waiting: placeholderShare, small: share(data, (r, g, b) => r > 180 && g < 60 && b < 60) };
    });
  }, null);
}
