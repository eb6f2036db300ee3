import type { RefObject } from 'react';
import { useFocusStays } from '../../../controls/use-focus-stays.ts';

const TILES = {
  item: 'data-tile',
  stop: '[data-tile-stop]',
  /** The tile where Tab would stop, else where photos are added. */
  otherwise: (shelf: HTMLElement) =>
    shelf.querySelector<HTMLElement>('[data-tile-stop][tabindex="0"]') ??
    shelf.querySelector<HTMLElement>('button:has(+ input[type="file"])'),
} as const;

/** Keeps the focus on the tiles when the one that has it goes. */
export const useTrayFocus = (shelf: RefObject<HTMLElement | null>): void => useFocusStays(shelf, TILES);
