import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const FOLDER = 'libheif';
const read = (file: string): string => readFileSync(createRequire(import.meta.url).resolve(`libheif-js/${file}`), 'utf8');

const NOTICE = `libheif-bundle.mjs is libheif with libde265, compiled to WebAssembly by libheif-js ${JSON.parse(read('package.json')).version}:
https://github.com/catdad-experiments/libheif-js, sources at https://github.com/strukturag/libheif and
https://github.com/strukturag/libde265. It is free software under the GNU Lesser General Public License, version 3, see LICENSE.txt.

The web app loads it as a file of its own, unchanged, when the first HEIC photo is chosen. Another build with the same calls may
be put in its place; then remove the compressed copies beside it (.br, .gz).
`;

/** Ships libheif in a separate folder under a permanent name, with its licence, so that it can be replaced without building the app. */
export function emitLibheif(): Plugin {
  return {
    name: 'muro-emit-libheif',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: `${FOLDER}/LICENSE.txt`, source: read('libheif-wasm/LICENSE') });
      this.emitFile({ type: 'asset', fileName: `${FOLDER}/NOTICE.txt`, source: NOTICE });
    },
  };
}

/** Returns the file name of an asset: libheif keeps its own name, everything else gets a hash of its content. */
export function assetName({ names }: { readonly names: readonly string[] }): string {
  return names.some((name) => name.startsWith(FOLDER)) ? `${FOLDER}/[name][extname]` : 'assets/[name]-[hash][extname]';
}
