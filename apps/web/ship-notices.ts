import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NAME = 'THIRD-PARTY-NOTICES.txt';

/** Puts the licences of what ships with Muro into the build: the fonts' licence asks that it travels with them. */
export function shipNotices(): Plugin {
  return {
    name: 'muro-ship-notices',
    apply: 'build',
    generateBundle() {
      const source = readFileSync(fileURLToPath(new URL(`../../${NAME}`, import.meta.url)), 'utf8');
      this.emitFile({ type: 'asset', fileName: NAME, source });
    },
  };
}
