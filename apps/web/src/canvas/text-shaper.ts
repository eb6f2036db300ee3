import crimsonText400 from '@fontsource/crimson-text/files/crimson-text-latin-400-normal.woff?url';
import indieFlower400 from '@fontsource/indie-flower/files/indie-flower-latin-400-normal.woff?url';
import jost400 from '@fontsource/jost/files/jost-latin-400-normal.woff?url';
import mclaren400 from '@fontsource/mclaren/files/mclaren-latin-400-normal.woff?url';
import montserrat500 from '@fontsource/montserrat/files/montserrat-latin-500-normal.woff?url';
import montserrat700 from '@fontsource/montserrat/files/montserrat-latin-700-normal.woff?url';
import nunito600 from '@fontsource/nunito/files/nunito-latin-600-normal.woff?url';
import rasa400 from '@fontsource/rasa/files/rasa-latin-400-normal.woff?url';
import roboto400 from '@fontsource/roboto/files/roboto-latin-400-normal.woff?url';
import {
  ALL_FACES,
  createFontCache,
  createFontFallbacks,
  createTextShaper,
  type FontCache,
  type TextShaper,
  unpackWoff,
} from '@muro/domain';
import { createLazyFiles } from './lazy-files.ts';

/**
 * URLs of the Latin letters of every font, by file name. The press uses the same files, so a title has the same outlines on the
 * screen and on paper. All other letters load on first use.
 */
const ADDRESSES: Readonly<Record<string, string>> = {
  'crimson-text/files/crimson-text-latin-400-normal.woff': crimsonText400,
  'montserrat/files/montserrat-latin-700-normal.woff': montserrat700,
  'montserrat/files/montserrat-latin-500-normal.woff': montserrat500,
  'nunito/files/nunito-latin-600-normal.woff': nunito600,
  'mclaren/files/mclaren-latin-400-normal.woff': mclaren400,
  'roboto/files/roboto-latin-400-normal.woff': roboto400,
  'indie-flower/files/indie-flower-latin-400-normal.woff': indieFlower400,
  'rasa/files/rasa-latin-400-normal.woff': rasa400,
  'jost/files/jost-latin-400-normal.woff': jost400,
};

const RETRY_MS = 3000;
let loading: Promise<FontCache> | null = null;
let latest: TextShaper | null = null;
const listeners = new Set<(shaper: TextShaper) => void>();

const files = createLazyFiles({
  load: loadFont,
  nextTry: () => new Promise((resolve) => setTimeout(resolve, RETRY_MS)),
  onLoaded: () => void renew(),
});

/** Returns the text shaper with the Latin letters of all fonts; loaded once, on first use. A failed load can be retried. */
export async function loadTextShaper(): Promise<TextShaper> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  const fonts = await loading;
  latest ??= createTextShaper(fonts);
  return latest;
}

/** Returns the text shaper after all letters that were drawn so far have loaded or failed. */
export async function loadShaperWithLetters(): Promise<TextShaper> {
  await files.settled();
  return await loadTextShaper();
}

/** Calls `listener` with a new shaper each time missing letters have loaded: the caller has to lay its texts out again. */
export function onMoreLetters(listener: (shaper: TextShaper) => void): void {
  listeners.add(listener);
}

async function renew(): Promise<void> {
  if (!latest || !loading) return;
  latest = createTextShaper(await loading);
  for (const listener of listeners) listener(latest);
}

async function load(): Promise<FontCache> {
  const plain = new Map<string, Uint8Array>();
  const [harfbuzz] = await Promise.all([
    import('harfbuzzjs'),
    ...ALL_FACES.map(async ({ file }) => {
      plain.set(file, await loadFont(file));
    }),
  ]);
  return createFontCache(harfbuzz, (file) => plain.get(file) ?? files.get(file), createFontFallbacks());
}

/** Time limit for a font file; far more than a load takes. After it the load is retried. */
const FONT_TIMEOUT_MS = 60_000;

async function loadFont(file: string): Promise<Uint8Array> {
  const address = ADDRESSES[file] ?? (await import('./more-font-addresses.ts')).MORE_FONT_ADDRESSES[file];
  if (!address) throw new RangeError(`Expected a bundled font file for face but received ${file}`);
  const answer = await fetch(address, { signal: AbortSignal.timeout(FONT_TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`Could not load font ${file}: ${answer.status}`);
  return await unpackWoff(new Uint8Array(await answer.arrayBuffer()), inflate);
}

/**
 * Decompresses the zlib streams that are WOFF tables, about a hundred for the Latin letters. As blobs, each would pass through the
 * browser process.
 */
async function inflate(bytes: Uint8Array): Promise<Uint8Array> {
  const packed = new Response(bytes as Uint8Array<ArrayBuffer>).body as ReadableStream<Uint8Array<ArrayBuffer>>;
  return new Uint8Array(await new Response(packed.pipeThrough(new DecompressionStream('deflate'))).arrayBuffer());
}
