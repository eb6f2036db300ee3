import { expect, test } from '@playwright/test';
import { startCheckoutShop } from '../checkout-shop.ts';
import { ENGINES } from './installed.ts';
import { addPhotos, chooseDesign, save } from './making.ts';
import { addressOf, expectVisible } from './person.ts';
import { until } from './until.ts';

// One long test: its steps add up on a busy machine.
test.setTimeout(900_000);

for (const { name, missing, start } of ENGINES) {
  test(`${name}: from the editor into the cart of the shop, back into the collage, and ordered there [EXIT-01] [HTTP-23]`, async () => {
    test.skip(missing.length > 0, `${missing.join(', ')} cannot be had here`);
    const { shop, muro, end } = await startCheckoutShop();
    const engine = await start();
    try {
      const tab = await engine.newTab();
      await chooseDesign(tab, muro.url);
      await addPhotos(tab);
      await save(tab);
      await tab.click({ role: 'button', name: 'Ordena tu collage' });
      await tab.click({ role: 'link', name: /^Ir a la caja.*Lienzo, bastidor de 2 cm/ });
      await expectVisible(tab, { role: 'text', name: 'Warenkorb' });
      expect(await addressOf(tab)).toContain(`${shop.checkoutUrl}?collageid=`);
      await until('the picture in the cart of the shop', () =>
        tab.evaluate(() => (document.querySelector('img')?.naturalWidth ?? 0) > 100, null),
      );
      await tab.click({ role: 'link', name: 'Ändern' });
      // A visit from another site uses the browser's own language.
      await expectVisible(tab, { role: 'text', name: /^(Usadas: 4 de 4|4 of 4 used)$/ });
      expect(await addressOf(tab)).toMatch(new RegExp(`#/edit(ar)?/${shop.cart[0]?.collageid}$`));
      await tab.open(shop.checkoutUrl);
      await tab.click({ role: 'button', name: 'Zahlungspflichtig bestellen' });
      await expectVisible(tab, { role: 'text', name: /Bestellung WEB-1, bei Muro \d+/ });
    } finally {
      await engine.end();
      await end();
    }
  });
}
