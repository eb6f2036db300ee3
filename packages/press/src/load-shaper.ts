import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { createFontCache, createFontFallbacks, createTextShaper, type TextShaper, unpackWoffSync } from '@muro/domain';
import { fontFile } from './font-file.ts';

let loading: Promise<TextShaper> | undefined;

/**
 * Returns the text shaper of this process. It reads the same font files as the browser, so that screen and print have the same outlines.
 * A font file (about 10 kB) is read when its first character is drawn.
 */
export function loadShaper(): Promise<TextShaper> {
  loading ??= load();
  return loading;
}

async function load(): Promise<TextShaper> {
  const source = (file: string) => unpackWoffSync(readFileSync(fontFile(file)), inflateSync);
  return createTextShaper(createFontCache(await import('harfbuzzjs'), source, createFontFallbacks()));
}
