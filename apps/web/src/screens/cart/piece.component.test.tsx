import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { loadTexts } from '../../state/language/text-store.ts';
import { Piece } from './Piece.tsx';

const SIZE = { width: 30, height: 20 };
/** Pictures that the server has. */
const [CARD, OTHER_CARD] = ['/templates/101/card.jpg?version=1', '/templates/102/card.jpg?version=1'];
/** A picture that cannot be loaded. */
const LOST = '/templates/none/card.jpg?version=1';

let root: Root;
let element: HTMLElement;

beforeEach(async () => {
  await loadTexts('en');
  element = document.createElement('div');
  document.body.append(element);
  root = createRoot(element);
});
afterEach(() => {
  root.unmount();
  element.remove();
});

const showPiece = (picture: string) => root.render(<Piece picture={picture} size={SIZE} material="POSTER" />);
const isBusy = () => element.querySelector('[aria-busy]')?.getAttribute('aria-busy');

/** Addresses of the pictures that are seen. */
const visiblePictures = (): readonly string[] =>
  [...element.querySelectorAll('img')]
    .filter((image) => image.naturalWidth > 0 && getComputedStyle(image).opacity !== '0')
    .map((image) => new URL(image.src).pathname.concat(new URL(image.src).search));

it('[WALL-30] shows the product, and the previous picture until the next one has been decoded', async () => {
  showPiece(CARD);
  await expect.poll(isBusy).toBe('false');
  expect(visiblePictures()).toEqual([`${CARD}&look=object`]);
  showPiece(LOST);
  await expect.poll(isBusy).toBe('true');
  expect(visiblePictures()).toEqual([`${CARD}&look=object`]);
  showPiece(OTHER_CARD);
  await expect.poll(isBusy).toBe('false');
  expect(visiblePictures()).toEqual([`${OTHER_CARD}&look=object`]);
  expect(page.getByRole('img', { name: 'Your collage' }).elements()).toHaveLength(1);
});
