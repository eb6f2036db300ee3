import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type DesignLayout, LAYOUT_FILE, type LayoutFile, layoutFiles } from '@muro/shop';
import type { Blobs, StoredFile } from '../../files/blobs.ts';
import { StoreUnavailableError } from '../../files/store-unavailable.ts';
import type { Catalogue, Layouts, StaticDesign } from '../types/catalogue.ts';
import { layoutAddress } from './layout-address.ts';
import type { LayoutRows } from './layout-rows.ts';

export interface StoredLayouts extends Layouts {
  /** Returns the hash of the layout in the folder of a design, after storing it; '' if there is none that can be stored. */
  hashIn(ownerId: string): Promise<string>;
  /** Returns a file of any layout ever stored. */
  file(hash: string, path: string): Promise<(StoredFile & { readonly sha256: string }) | null>;
  /** Stores a lost file again from a layout that is still sold; false if none has these bytes. */
  storeAgain(sha256: string): Promise<boolean>;
  /** Stores every layout that is sold now; ends early while the store is away, since each layout is also stored when it is first used. */
  storeAll(): Promise<void>;
}

export interface StoredLayoutsPlace {
  readonly catalogue: Pick<Catalogue, 'templates' | 'staticDesign'>;
  readonly blobs: Blobs;
  readonly rows: LayoutRows;
  /** Called for a layout that cannot be stored. */
  readonly report: (sentence: string) => void;
}

/**
 * Stores the layouts of static designs, text and pictures, permanently under their hash: whatever the shop does to its files, a collage is
 * opened, painted and printed on the layout that it was created on.
 */
export function createStoredLayouts(place: StoredLayoutsPlace): StoredLayouts {
  const { catalogue, blobs, rows } = place;
  const cache = new WeakMap<DesignLayout, Promise<string>>();

  /** Stores a design's present layout. @returns its hash; '' for a generated design */
  const keep = (templateId: string): Promise<string> => {
    const layout = catalogue.staticDesign(templateId);
    if (!layout) return Promise.resolve('');
    const keeping = cache.get(layout) ?? storeLayout(place, templateId, layout);
    cache.set(layout, keeping);
    return keeping.catch((error: unknown) => {
      cache.delete(layout);
      place.report(unstored(templateId, error));
      throw error;
    });
  };
  /** Returns the hash of a design's present layout; '' for a generated design, and for a layout that cannot be stored. */
  const present = (templateId: string): Promise<string> => keep(templateId).catch(() => '');

  return {
    async find(templateId, wanted) {
      // The present layout is stored first, so that it has its rows even if another one is requested.
      const currentLayout = await present(templateId);
      const hash = wanted || currentLayout;
      return hash === '' ? null : await openLayout(blobs, hash, await rows.filesOf(templateId, hash));
    },
    async hashIn(ownerId) {
      const users = catalogue.templates.filter(({ id }) => catalogue.staticDesign(id)?.baseUrl === `/templates/${ownerId}/`);
      const hashes = await Promise.all(users.map(({ id }) => present(id)));
      return hashes[0] ?? '';
    },
    async file(hash, path) {
      const sha256 = await rows.fileAt(hash, path);
      const file = sha256 === null ? null : await blobs.read(sha256);
      return file && sha256 !== null ? { ...file, sha256 } : null;
    },
    async storeAgain(sha256) {
      for (const { id } of catalogue.templates) {
        const layout = catalogue.staticDesign(id);
        const file = layout && (await layoutFiles(layout)).files.find((candidate) => candidate.sha256 === sha256);
        if (!file) continue;
        return await storeFile(blobs, layout, file).then(() => true);
      }
      return false;
    },
    async storeAll() {
      for (const { id } of catalogue.templates) if (isAway(await keep(id).catch((error: unknown) => error))) return;
    },
  };
}

const unstored = (templateId: string, error: unknown): string =>
  `The layout of design ${templateId} cannot be stored: ${error instanceof Error ? error.message : String(error)}`;

const isAway = (fault: unknown): boolean => fault instanceof StoreUnavailableError;

/** Stores the files of a layout unless they are stored already. @returns its hash */
async function storeLayout({ blobs, rows }: StoredLayoutsPlace, templateId: string, layout: DesignLayout): Promise<string> {
  const { hash, files } = await layoutFiles(layout);
  if ((await rows.filesOf(templateId, hash)).length > 0) return hash;
  for (const file of files) await storeFile(blobs, layout, file);
  await rows.add(templateId, hash, files);
  return hash;
}

/** @throws {Error} if the file has changed since it was hashed */
async function storeFile(blobs: Blobs, { templateXml }: DesignLayout, { path, file, sha256 }: LayoutFile): Promise<void> {
  const draft = await blobs.receive(path === LAYOUT_FILE ? oneChunk(templateXml) : createReadStream(file));
  try {
    if (draft.sha256 !== sha256) throw new Error(`${file} changed after it was hashed`);
    await blobs.keep(draft);
  } finally {
    await blobs.drop(draft.path);
  }
}

async function* oneChunk(text: string): AsyncIterable<Uint8Array> {
  yield Buffer.from(text);
}

/** Returns null for a layout that was never stored, or whose files are lost. */
async function openLayout(blobs: Blobs, hash: string, rows: readonly Pick<LayoutFile, 'path' | 'sha256'>[]): Promise<StaticDesign | null> {
  const places = await Promise.all(rows.map(async ({ path, sha256 }) => ({ path, file: await blobs.fileOf(sha256) })));
  const layout = places.find(({ path }) => path === LAYOUT_FILE)?.file;
  if (!layout) return null;
  const files = places.flatMap(({ path, file }) => (file === null ? [] : [[layoutAddress(hash, path), file]]));
  return { hash, templateXml: await readFile(layout, 'utf8'), baseUrl: layoutAddress(hash), files: Object.fromEntries(files) };
}
