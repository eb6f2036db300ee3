import crimsonText400 from '@fontsource/crimson-text/files/crimson-text-latin-400-normal.woff?url';
import indieFlower400 from '@fontsource/indie-flower/files/indie-flower-latin-400-normal.woff?url';
import jost400 from '@fontsource/jost/files/jost-latin-400-normal.woff?url';
import mclaren400 from '@fontsource/mclaren/files/mclaren-latin-400-normal.woff?url';
import montserrat500 from '@fontsource/montserrat/files/montserrat-latin-500-normal.woff?url';
import montserrat700 from '@fontsource/montserrat/files/montserrat-latin-700-normal.woff?url';
import nunito600 from '@fontsource/nunito/files/nunito-latin-600-normal.woff?url';
import rasa400 from '@fontsource/rasa/files/rasa-latin-400-normal.woff?url';
import roboto400 from '@fontsource/roboto/files/roboto-latin-400-normal.woff?url';
import { ALL_FACES, createTextShaper, type TextShaper, unpackWoff } from '@muro/domain';

/**
 * Addresses of the font files, by the name that a face gives its file. The very same files go through the press,
 * so a title has the same outlines on the screen and on paper.
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

let loading: Promise<TextShaper> | null = null;

/** The text shaper with all fonts; loaded once, on first use. A failed load may be tried again. */
export function loadTextShaper(): Promise<TextShaper> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function load(): Promise<TextShaper> {
  const [harfbuzz, files] = await Promise.all([import('harfbuzzjs'), Promise.all(ALL_FACES.map(({ file }) => loadFont(file)))]);
  return createTextShaper(harfbuzz, new Map(files));
}

async function loadFont(file: string): Promise<readonly [string, Uint8Array]> {
  const address = ADDRESSES[file];
  if (!address) throw new RangeError(`Expected a bundled font file for face but received ${file}`);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`Could not load font ${file}: ${answer.status}`);
  return [file, await unpackWoff(new Uint8Array(await answer.arrayBuffer()), inflate)];
}

/** WOFF tables are zlib streams. */
async function inflate(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
