import { beforeEach, describe, expect, it, vi } from 'vitest';
import { WindowStorage } from '../../../test/fresh-page.ts';
import { carryLocale, startLocale, storeLocale, storeWindowLocale } from './start-locale.ts';

const REFUSED = {
  get localStorage(): never {
    throw new DOMException('This page may not', 'SecurityError');
  },
  get sessionStorage(): never {
    throw new DOMException('This page may not', 'SecurityError');
  },
};

/** Stubs the window of a visitor with an English browser, at this address of a Spanish shop. */
function windowAt(address: string, storage: object): void {
  const location = new URL(address, 'http://shop.example');
  vi.stubGlobal(
    'window',
    Object.defineProperties({ location, navigator: { languages: ['en-GB'] } }, Object.getOwnPropertyDescriptors(storage)),
  );
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => 'es' }) });
}

const newStorage = () => ({ localStorage: new WindowStorage(), sessionStorage: new WindowStorage() });

describe('[L10N-01] a language given in a URL', () => {
  let storage = newStorage();
  beforeEach(() => {
    storage = newStorage();
    windowAt('/htmlapp/?lang=de#/wahlen', storage);
    storeWindowLocale(startLocale());
  });

  it('is passed on to the cart, to an order, and to URLs that several languages share', () => {
    expect(carryLocale('/cart/fromApp?collageid=7', 'de')).toBe('/cart/fromApp?collageid=7&lang=de');
    for (const address of ['/cart/fromApp?collageid=7', '/cart/fromApp?order=3', '/htmlapp/#/edit/7']) {
      windowAt(address, storage);
      expect(startLocale(), address).toBe('de');
    }
  });

  it('is replaced by the next URL that names one, and is not stored for later visits', () => {
    windowAt('/htmlapp/#/choix', storage);
    expect(startLocale()).toBe('fr');
    windowAt('/htmlapp/', { ...storage, sessionStorage: new WindowStorage() });
    expect(startLocale()).toBe('en');
  });

  it('is passed on in a browser without storage', () => {
    windowAt('/htmlapp/?lang=de#/edit', REFUSED);
    storeWindowLocale(startLocale());
    const cart = carryLocale('/cart/fromApp?collageid=7', startLocale());
    windowAt(cart, REFUSED);
    expect(startLocale()).toBe('de');
    windowAt(carryLocale('/htmlapp/#/edit/7', 'de'), REFUSED);
    expect(startLocale()).toBe('de');
  });
});

it('[EXIT-01] a URL stays unchanged if the language is known without it', () => {
  const storage = newStorage();
  windowAt('/htmlapp/#/selection', storage);
  expect(carryLocale('/cart/fromApp?collageid=7', 'en')).toBe('/cart/fromApp?collageid=7');
  expect(carryLocale('/htmlapp/#/eleccion/', 'es')).toBe('/htmlapp/#/eleccion/');
  storeLocale('it');
  expect(carryLocale('/cart/fromApp?collageid=7', 'it')).toBe('/cart/fromApp?collageid=7');
});
