import type { RefObject } from 'react';
import { useListFocus } from '../../../controls/use-list-focus.ts';

const TILES = {
  item: 'data-tile',
  stop: '[data-tile-stop]',
  /** The tab stop tile, else the button that adds photos. */
  otherwise: (area: HTMLElement) =>
    area.querySelector<HTMLElement>('[data-tile-stop][tabindex="0"]') ??
    area.querySelector<HTMLElement>('button:has(+ input[type="file"])'),
} as const;

/** Keeps the focus on the tiles when the focused one is removed. */
export const useTrayFocus = (area: RefObject<HTMLElement | null>): void => useListFocus(area, TILES);
