import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_IT = /\.(js|css|wasm|svg)$/;
const BROTLI_QUALITY = 9;

/** Writes a .br and a .gz beside each built file, so that the server sends them small without compressing anything itself. */
export function compressFiles(): Plugin {
  return {
    name: 'muro-compress-files',
    apply: 'build',
    writeBundle({ dir }) {
      const folder = join(dir ?? '', 'assets');
      for (const file of readdirSync(folder).filter((name) => WORTH_IT.test(name))) {
        const bytes = readFileSync(join(folder, file));
        writeFileSync(join(folder, `${file}.gz`), gzipSync(bytes, { level: 9 }));
        writeFileSync(
          join(folder, `${file}.br`),
          brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
        );
      }
    },
  };
}
