import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(m?js|css|wasm|svg)$/;
const BROTLI_QUALITY = 9;

/** Writes a .br and a .gz file beside each built file, so that the server need not compress at runtime. */
export function compressFiles(): Plugin {
  return {
    name: 'muro-compress-files',
    apply: 'build',
    writeBundle({ dir }) {
      for (const file of filesIn(['assets', 'libheif'].map((name) => join(dir ?? '', name)))) {
        const bytes = readFileSync(file);
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }));
      }
    },
  };
}

function filesIn(folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => COMPRESSIBLE.test(name))
      .map((name) => join(folder, name)),
  );
}
