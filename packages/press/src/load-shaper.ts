import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { ALL_FACES, createTextShaper, type TextShaper, unpackWoff } from '@muro/domain';
import { fontFile } from './font-file.ts';

const inflateBytes = promisify(inflate);

let loading: Promise<TextShaper> | undefined;

/**
 * Shapes texts with the very font files that the browser loads, so that screen and print have the same outlines.
 * Loaded once a process: about twenty files of some ten kilobytes.
 */
export function loadShaper(): Promise<TextShaper> {
  loading ??= load();
  return loading;
}

async function load(): Promise<TextShaper> {
  const names = [...new Set(ALL_FACES.map((face) => face.file))];
  const files = await Promise.all(
    names.map(async (name) => {
      const woff = await readFile(fontFile(name));
      return [name, await unpackWoff(woff, (bytes) => inflateBytes(bytes))] as const;
    }),
  );
  return createTextShaper(await import('harfbuzzjs'), new Map(files));
}
