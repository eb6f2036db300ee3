import optimizeLocales from '@react-aria/optimize-locales-plugin';
import type { Plugin } from 'vite';
import { LOCALES } from '../../packages/texts/src/locales.ts';

/** Vite plugin: keeps only the app's languages of the thirty in React Aria. */
export const ariaLocales: Plugin = {
  ...(optimizeLocales.vite({ locales: [...LOCALES] }) as Plugin),
  enforce: 'pre',
};
