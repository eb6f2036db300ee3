import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Expected outcome of a file; the fields are those of the corpus's own manifest. */
export interface Expectation {
  readonly outcome: 'accept' | 'refuse' | 'either';
  readonly error_any_of?: readonly string[];
  readonly upright?: readonly [number, number];
  readonly suggestedRotation?: number;
  readonly if_accepted_upright?: readonly [number, number];
  readonly if_refused_error_any_of?: readonly string[];
}

export interface CorpusEntry {
  readonly file: string;
  readonly class: string;
  readonly description: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly group?: string;
  readonly content_type?: string;
  readonly upright_grid_4x4_srgb?: readonly number[];
  readonly expect: Expectation;
}

export interface Corpus {
  readonly entries: readonly CorpusEntry[];
  bytesOf(file: string): Buffer;
  json<T>(file: string): T;
}

const PLACES = [process.env.MURO_CORPUS, resolve(import.meta.dirname, '../../../../../shared/corpus')];

/** Opens a collection of difficult photos, documents and forms outside the project; null if there is none. */
export function findCorpus(): Corpus | null {
  const folder = PLACES.find((place) => place && existsSync(join(place, 'manifest.json')));
  if (!folder) return null;
  const bytesOf = (file: string) => readFileSync(join(folder, file));
  const json = <T>(file: string) => JSON.parse(bytesOf(file).toString('utf8')) as T;
  return { entries: json('manifest.json'), bytesOf, json };
}

export const NO_CORPUS = 'no corpus: set MURO_CORPUS to its folder, or put it at ../shared/corpus';
