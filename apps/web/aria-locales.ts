import optimizeLocales from '@react-aria/optimize-locales-plugin';
import type { Plugin } from 'vite';
import { LOCALES } from '../../packages/texts/src/locales.ts';

/** Leaves out of React Aria's thirty languages all but those of the app. */
export const ariaLocales: Plugin = {
  ...(optimizeLocales.vite({ locales: [...LOCALES] }) as Plugin),
  enforce: 'pre',
};
