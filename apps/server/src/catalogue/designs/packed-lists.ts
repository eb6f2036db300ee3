import { gzipSync } from 'node:zlib';
import type { ApiLocale } from '@muro/api';
import { listXml } from '../use-cases/list-xml.ts';
import type { DiskCatalogue } from './disk-catalogue.ts';

export interface PackedList {
  readonly xml: string;
  readonly gzip: Buffer;
}

/**
 * Caches the template list per language, written and compressed on first request after a change of the catalogue, because every visit waits
 * for this list. A list of 36 designs takes 60 ms to write and has 250 kB; gzip reduces it to a fraction.
 */
export function createPackedLists(catalogue: DiskCatalogue): (locale: ApiLocale) => PackedList {
  const cache = new Map<ApiLocale, PackedList & { readonly version: number }>();
  return (locale) => {
    const cached = cache.get(locale);
    const { version } = catalogue;
    if (cached?.version === version) return cached;
    const xml = listXml(catalogue, locale);
    const packed = { xml, gzip: gzipSync(xml), version };
    cache.set(locale, packed);
    return packed;
  };
}
