import { expect, it } from 'vitest';
import { type LinkClick, pageToOpen } from './offline-links.ts';

const HERE = 'https://muro.example/cart/fromApp?collageid=7';
const click = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, defaultPrevented: false };
const opened = (href: string, changes: Partial<LinkClick> = {}, link: object = {}) =>
  pageToOpen({ ...click, link: { href, target: '', download: '', ...link }, ...changes }, HERE);

it('a plain click on a link to another page of the shop opens it in this window', () => {
  expect(opened('/resumen')).toBe('https://muro.example/resumen');
  expect(opened('https://muro.example/htmlapp/#/editar/7')).toBe('https://muro.example/htmlapp/#/editar/7');
  expect(opened('/resumen', {}, { target: '_self' })).toBe('https://muro.example/resumen');
});

it('links within the page, to other windows, to other sites and to files are left to the browser', () => {
  expect(opened(`${HERE}#top`)).toBe(null);
  expect(opened('https://elsewhere.example/')).toBe(null);
  expect(opened('/condiciones', {}, { target: '_blank' })).toBe(null);
  expect(opened('/file.pdf', {}, { download: 'file.pdf' })).toBe(null);
  expect(pageToOpen({ ...click, link: null }, HERE)).toBe(null);
});

it('a click that is handled elsewhere, or opens another window, is ignored', () => {
  for (const changes of [
    { button: 1 },
    { altKey: true },
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { defaultPrevented: true },
  ])
    expect(opened('/resumen', changes)).toBe(null);
});
