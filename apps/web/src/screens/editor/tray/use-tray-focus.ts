import type { RefObject } from 'react';
import { useListFocus } from '../../../controls/use-list-focus.ts';

const TILES = {
  item: 'data-tile',
  stop: '[data-tile-stop]',
  /** The tab stop tile, else the button that adds photos. */
  otherwise: (shelf: HTMLElement) =>
    shelf.querySelector<HTMLElement>('[data-tile-stop][tabindex="0"]') ??
    shelf.querySelector<HTMLElement>('button:has(+ input[type="file"])'),
} as const;

/** Keeps the focus on the tiles when the focused one is removed. */
export const useTrayFocus = (shelf: RefObject<HTMLElement | null>): void => useListFocus(shelf, TILES);
