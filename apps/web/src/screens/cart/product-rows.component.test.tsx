import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectPartAccessible } from '../../../test/browser/accessible.ts';
import { keyboard } from '../../../test/browser/commands.ts';
import { expectElement } from '../../../test/browser/expect-element.ts';
import type { CartLine, Offer } from '../../flow/saving/cart-line.ts';
import { loadTexts } from '../../state/language/text-store.ts';
import { ProductRows } from './ProductRows.tsx';

const CARD = '/templates/101/card.jpg?version=1';

const offer = (material: string, priceCents: number, isWhole = true): Offer => ({
  ...{ material, priceCents, isWhole, picture: CARD, withdrawal: 'none', warnings: [] },
});

const LINE: CartLine = {
  ...{ line: 1, material: '', quantity: 1 },
  draft: {
    ...{ collageid: 7, version: 1, templateid: '101', design: 'Misura', width: 70, height: 50, material: '', picture: CARD },
    ...{ isFinished: true, isNewest: true, currency: 'EUR', shop: { name: 'Muro', isTrial: true, asksInvoiceAddress: false } },
    ...{ terms: '', isVatIncluded: true, vatRate: 2100, countries: null, delivery: [] },
    materials: [offer('POSTER', 1917), offer('CANVAS2CM', 4910), offer('CANVAS4CM', 5590, false), offer('DIBOND', 6875)],
  },
};

let root: Root;
let element: HTMLElement;

beforeEach(async () => {
  await loadTexts('es');
  element = document.createElement('main');
  // The edges of the page.
  element.style.padding = '0 16px';
  document.body.append(element);
  root = createRoot(element);
});
afterEach(async () => {
  root.unmount();
  element.remove();
  await page.viewport(1280, 800);
});

function Rows({ isMissing = false, draft = LINE.draft }) {
  const [material, setMaterial] = useState('');
  return <ProductRows line={{ ...LINE, draft, material }} isLocked={false} isMissing={isMissing} onChoose={setMaterial} />;
}

const group = () => page.getByRole('radiogroup', { name: 'Elige el producto que deseas:' });
const row = (name: RegExp) => group().getByRole('radio', { name });
/** Words of a row as a person reads them. */
const rowTexts = () =>
  [...element.querySelectorAll<HTMLElement>('label')].map(({ innerText }) => innerText.replaceAll('\u00a0', ' ').split(/\s*\n\s*/));

it('[WALL-30] each material is a row with its corner, price and weight, and pressing a row chooses it on the smallest screen', async () => {
  await page.viewport(320, 568);
  root.render(<Rows />);
  await expectElement(group().getByRole('radio')).toHaveCount(4);
  expect(rowTexts().map(([name, , price, weight]) => [name, price, weight])).toEqual([
    ['Póster', '19,17 €', '0,1 kg'],
    ['Lienzo, bastidor de 2 cm', '49,10 €', '0,9 kg'],
    ['Lienzo, bastidor de 4,5 cm', '55,90 €', '1,6 kg'],
    ['Aluminio', '68,75 €', '1,3 kg'],
  ]);
  await expect.poll(() => [...element.querySelectorAll('img')].filter(({ naturalWidth }) => naturalWidth > 0).length).toBe(4);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  for (const name of ['Lienzo, bastidor de 4,5 cm', 'Póster', 'Lienzo, bastidor de 2 cm']) {
    await group().getByText(name, { exact: true }).click();
    await expectElement(row(new RegExp(`^${name}`))).toBeChecked();
  }
  await expectPartAccessible('main');
});

it.each([
  { width: 50, height: 100 },
  { width: 100, height: 50 },
  { width: 20, height: 30 },
])('[WALL-30] the corner of a piece of $width x $height cm shows its picture at its own size or smaller', async (size) => {
  root.render(<Rows draft={{ ...LINE.draft, ...size }} />);
  await expectElement(group().getByRole('radio')).toHaveCount(4);
  const [first] = element.querySelectorAll('img');
  if (!first) throw new Error('The first row shows no picture.');
  const box = first.getBoundingClientRect();
  expect(Math.max(box.width, box.height)).toBeLessThanOrEqual(640);
  expect(box.width / box.height).toBeCloseTo(size.width / size.height, 2);
});

it('[WALL-30] a row says that its material has other places, and arrow keys choose a row', async () => {
  root.render(<Rows />);
  await expectElement(group().getByText('Otro número de fotos')).toBeVisible();
  expect(rowTexts()[2]?.[1]).toBe('Otro número de fotos');
  await keyboard.press('Tab');
  await expectElement(row(/^Póster/)).toBeFocused();
  await keyboard.press('ArrowDown');
  await expectElement(row(/^Lienzo, bastidor de 2 cm/)).toBeFocused();
  await expectElement(row(/^Lienzo, bastidor de 2 cm/)).toBeChecked();
});

it('[WALL-30] an order without a material is refused at the rows', async () => {
  root.render(<Rows isMissing />);
  await expectElement(group()).toHaveAttribute('aria-invalid', 'true');
  await expectElement(group()).toHaveAccessibleDescription('Elige el producto.');
  await expectPartAccessible('main');
  await group().getByText('Póster', { exact: true }).click();
  await expectElement(group()).not.toHaveAttribute('aria-invalid');
});
