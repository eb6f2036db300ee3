import { readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { itemAt } from '@muro/domain';
import type { SampleFacts } from '../catalogue/types/card-painter.ts';
import { shortHash } from '../values/short-hash.ts';
import type { PainterPlace } from './painter-place.ts';
import type { PictureCache } from './picture-cache.ts';

/** Longest side of the copies for the browser, px. */
const COPY_PX = 640;

/** Sample photographs for the cards: those of the shop, or Muro's own. */
export interface SampleSet {
  readonly files: readonly string[];
  /** Selects the pictures made of them in the cache, besides the mark of the design. */
  readonly mark: string;
}

/** Returns a function that finds the present sample photographs. */
export function findSamples({ catalogue, sampleFolder }: Pick<PainterPlace, 'catalogue' | 'sampleFolder'>): () => SampleSet {
  let shopSamples: SampleSet | null = null;
  return () => {
    const { photos } = catalogue.samples;
    // The content hash of a design includes the shop's photographs.
    if (photos.length > 0) return { files: photos, mark: 'shop' };
    shopSamples ??= readOwnSamples(sampleFolder);
    return shopSamples;
  };
}

/** Muro's own sample pictures, which do not change while a server runs. */
function readOwnSamples(folder: string): SampleSet {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.jpg'))
    .sort();
  const files = names.map((name) => join(folder, name));
  return { files, mark: shortHash(files.map((file, index) => `${names[index]} ${statSync(file).size}`).join('\n')) };
}

interface SamplePhotos {
  list(): Promise<readonly SampleFacts[]>;
  /** Returns the path of a small copy; null for an unknown photograph. */
  picture(hash: string): Promise<string | null>;
}

/** Returns facts about the sample photographs and their copies for the browser, each computed once. */
export function createSamplePhotos({ catalogue }: PainterPlace, cache: PictureCache, samples: () => SampleSet): SamplePhotos {
  const list = async (): Promise<readonly (SampleFacts & { readonly file: string })[]> => {
    const { files, mark } = samples();
    const name = `samples-${shortHash([catalogue.samples.stamp, mark].join('\n'))}.json`;
    const facts = JSON.parse(await readFile(await cache.picture(name, { kind: 'samples', sampleFiles: files }), 'utf8')) as SampleFacts[];
    return facts.map((fact, index) => ({ ...fact, file: itemAt(files, index) }));
  };
  return {
    list: async () => (await list()).map(({ hash, widthPx, heightPx, subject }) => ({ hash, widthPx, heightPx, subject })),
    async picture(hash) {
      const photo = (await list()).find((sample) => sample.hash === hash);
      if (!photo) return null;
      return await cache.picture(`sample-${hash}-${COPY_PX}.jpg`, {
        kind: 'copy',
        file: photo.file,
        form: { type: 'jpeg', longestPx: COPY_PX },
      });
    },
  };
}
