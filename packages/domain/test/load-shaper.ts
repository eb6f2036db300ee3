import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import * as harfbuzz from 'harfbuzzjs';
import { ALL_FACES } from '../src/text/fonts.ts';
import { createTextShaper } from '../src/text/harfbuzz-shaper.ts';
import type { TextShaper } from '../src/text/shaper.ts';
import { unpackWoff } from '../src/text/woff.ts';

const resolveFont = createRequire(new URL('../../press/package.json', import.meta.url)).resolve;

/** The packed bytes of a face's file, as the font package has them. */
export function fontFile(file: string): Uint8Array {
  return readFileSync(resolveFont(`@fontsource/${file}`));
}

export async function unpackedFonts(): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = ALL_FACES.map(async ({ file }) => [file, await unpackWoff(fontFile(file), promisify(inflate))] as const);
  return new Map(await Promise.all(files));
}

/** The shaper with the real fonts. */
export async function loadShaper(): Promise<TextShaper> {
  return createTextShaper(harfbuzz, await unpackedFonts());
}
