import { join } from 'node:path';
import type { Plugin } from 'vite';

const TEXTS = join(import.meta.dirname, '../../packages/texts/src/all.ts');

interface Texts {
  readonly PAGE_TEXTS: { readonly noScript: Readonly<Record<string, string>> };
}

/**
 * Writes the message for browsers without JavaScript into the empty `<noscript>` of each page, in every language. `load` imports a
 * TypeScript file.
 */
export function noscriptMessage(load: (file: string) => Promise<{ readonly module: Texts }>): Plugin {
  return {
    name: 'muro-noscript-message',
    async transformIndexHtml(page) {
      const { module } = await load(TEXTS);
      const lines = Object.entries(module.PAGE_TEXTS.noScript).map(([locale, sentence]) => `      <p lang="${locale}">${sentence}</p>\n`);
      return page.replace('<noscript></noscript>', () => `<noscript>\n${lines.join('')}    </noscript>`);
    },
  };
}
