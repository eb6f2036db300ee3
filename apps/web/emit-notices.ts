import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NAME = 'THIRD-PARTY-NOTICES.txt';

/** Copies the third-party licences into the build: the fonts' licence requires it. */
export function emitNotices(): Plugin {
  return {
    name: 'muro-emit-notices',
    apply: 'build',
    generateBundle() {
      const source = readFileSync(fileURLToPath(new URL(`../../${NAME}`, import.meta.url)), 'utf8');
      this.emitFile({ type: 'asset', fileName: NAME, source });
    },
  };
}
