import { join } from 'node:path';
import type { PriceList } from '@muro/domain';
import { type Fault, faultIn, fileFault } from '../files/fault.ts';
import { isFile, namesIn, similarNameHint } from '../files/folder.ts';
import { isIgnored } from '../files/is-ignored.ts';
import { readTextFile } from '../files/read-text-file.ts';
import { readPrices } from '../prices/read-prices.ts';
import { PRICE_FILE } from './names.ts';

/** Reads the price list of a catalogue. */
export function readPriceFile(catalogue: string): { readonly prices: PriceList | null; readonly faults: readonly Fault[] } {
  const file = join(catalogue, PRICE_FILE);
  const names = namesIn(catalogue, isIgnored);
  if (!names.includes(PRICE_FILE) && !isFile(file))
    return {
      prices: null,
      faults: [fileFault(file, `is missing${similarNameHint(names, PRICE_FILE)}; without prices nothing can be sold`)],
    };
  const read = readTextFile(file);
  if (!read.ok) return { prices: null, faults: [read.fault] };
  const { prices, faults } = readPrices(read.text);
  return { prices, faults: faults.map((fault) => faultIn(file, fault)) };
}
