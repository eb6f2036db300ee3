import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import * as harfbuzz from 'harfbuzzjs';
import { createFontCache, createTextShaper } from '../src/text/harfbuzz-shaper.ts';
import { createFontFallbacks } from '../src/text/letters/font-fallbacks.ts';
import type { TextShaper } from '../src/text/shaper.ts';
import { unpackWoffSync } from '../src/text/unpack-woff.ts';

const resolveFont = createRequire(new URL('../../press/package.json', import.meta.url)).resolve;

/** The packed bytes of a font file from its npm package. */
export function fontFile(file: string): Uint8Array {
  return readFileSync(resolveFont(`@fontsource/${file}`));
}

const fonts = createFontCache(harfbuzz, (file) => unpackWoffSync(fontFile(file), inflateSync), createFontFallbacks());

/** A text shaper with the real fonts; each shaper has its own cache of laid-out texts. */
export function loadShaper(): TextShaper {
  return createTextShaper(fonts);
}
