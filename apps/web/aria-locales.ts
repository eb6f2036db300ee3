import optimizeLocales from '@react-aria/optimize-locales-plugin';
import type { Plugin } from 'vite';

/** Leaves out of React Aria's thirty languages all but the six of the app. */
export const ariaLocales: Plugin = {
  ...(optimizeLocales.vite({ locales: ['nl-NL', 'en-US', 'de-DE', 'fr-FR', 'it-IT', 'es-ES'] }) as Plugin),
  enforce: 'pre',
};
