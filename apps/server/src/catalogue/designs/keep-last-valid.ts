import { join } from 'node:path';
import { type CatalogueFiles, type DesignEntry, DIGIT_FILE, type Fault, PRICE_FILE, SHAPE_FOLDER } from '@muro/shop';

/**
 * Merges a fresh read with the previous one: entries that are now broken or half written keep their last valid version. A design whose
 * folder was deleted is removed.
 */
export function keepLastValid(before: CatalogueFiles, loaded: CatalogueFiles): CatalogueFiles {
  const earlier = new Map(before.entries.map((entry) => [entry.folder, entry]));
  const entries = loaded.entries.map((entry): DesignEntry => (entry.files ? entry : (earlier.get(entry.folder) ?? entry)));
  const prices = hasErrorIn(loaded, PRICE_FILE) || loaded.prices === null ? before.prices : loaded.prices;
  const digits = hasErrorIn(loaded, join(SHAPE_FOLDER, DIGIT_FILE)) ? before.digits : loaded.digits;
  return { ...loaded, entries, prices, digits };
}

function hasErrorIn({ folder, faults }: CatalogueFiles, name: string): boolean {
  return faults.some(({ file, level }: Fault) => level === 'error' && file === join(folder, name));
}
