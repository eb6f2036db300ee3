import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { createFontCase, createFontShelf, createTextShaper, type TextShaper, unpackWoffNow } from '@muro/domain';
import { fontFile } from './font-file.ts';

let loading: Promise<TextShaper> | undefined;

/**
 * Shapes texts with the very font files that the browser loads, so that screen and print have the same outlines. One for the
 * process; a file of some ten kilobytes is read when the first letter of it is drawn.
 */
export function loadShaper(): Promise<TextShaper> {
  loading ??= load();
  return loading;
}

async function load(): Promise<TextShaper> {
  const source = (file: string) => unpackWoffNow(readFileSync(fontFile(file)), inflateSync);
  return createTextShaper(createFontCase(await import('harfbuzzjs'), source, createFontShelf()));
}
