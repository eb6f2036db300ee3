import { expect, test } from '@playwright/test';
import { gridDistance, sizeOf } from '../colour-grid.ts';
import { cornersOfPicture } from '../tray-corners.ts';
import { turnedPhotos } from '../turned-photos.ts';
import { ENGINES } from './installed.ts';
import { chooseDesign } from './making.ts';
import { expectHidden, expectVisible } from './person.ts';
import type { Tab } from './tab.ts';
import { until } from './until.ts';

/** Returns the bytes of a photo's tray picture. */
async function trayPicture(tab: Tab, name: string): Promise<Buffer> {
  const text = await until(`a tray picture of ${name}`, () =>
    tab.evaluate(async (start) => {
      const tiles = [...document.querySelectorAll('button[aria-label], [role=button][aria-label]')];
      const picture = tiles.find((tile) => tile.getAttribute('aria-label')?.startsWith(`${start},`))?.querySelector('img');
      if (!picture?.src) return null;
      const bytes = new Uint8Array(await (await fetch(picture.src)).arrayBuffer());
      return btoa(String.fromCharCode(...bytes));
    }, name),
  );
  return Buffer.from(text, 'base64');
}

// Firefox and WebKit read 56 files one after the other on a busy machine.
test.setTimeout(900_000);

for (const { name, missing, start } of ENGINES) {
  test(`${name}: photos of every kind and all eight orientations are upright [INGEST-04] [INGEST-11]`, async ({ baseURL: site }) => {
    test.skip(missing.length > 0, `${missing.join(', ')} cannot be had here`);
    const photos = await turnedPhotos();
    const engine = await start();
    try {
      const tab = await engine.newTab();
      await chooseDesign(tab, site ?? '');
      await expectVisible(tab, { role: 'button', name: 'Añadir fotos' });
      await tab.setFiles(photos.map(({ path }) => path));
      await expectVisible(tab, { role: 'text', name: /^Usadas: 0 de \d+/ });
      await expectHidden(tab, { role: 'text', name: /^Leyendo fotos/ });
      const wrongTurns: string[] = [];
      for (const { name: photo, corners, isOnSide } of photos) {
        const picture = await trayPicture(tab, photo);
        const { widthPx, heightPx } = await sizeOf(picture);
        const distance = gridDistance(await cornersOfPicture(picture), corners.flat());
        if (distance > 10 || heightPx > widthPx !== isOnSide) wrongTurns.push(`${photo}: ${widthPx} x ${heightPx}, off by ${distance}`);
      }
      expect(wrongTurns).toEqual([]);
    } finally {
      await engine.end();
    }
  });
}
