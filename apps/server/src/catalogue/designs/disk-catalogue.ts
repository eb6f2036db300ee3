import type { CatalogueFiles } from '@muro/shop';
import type { Catalogue } from '../types/catalogue.ts';

/** The shop's catalogue with its files on disk. */
export interface DiskCatalogue extends Catalogue {
  /** Changes with every change of the catalogue. */
  readonly version: number;
  readonly samples: CatalogueFiles['samples'];
  /** Outlines of the digits 0 … 9 as a shape library. [HTTP-13] */
  readonly digitsXml: string;
  /** Returns the layout in the folder of a design, as it is sold; null if there is none. */
  layoutXml(id: string): string | null;
  /** Returns the folder of a design; null for an unknown one. */
  folderOf(id: string): string | null;
  /** Reloads the folder if it changed; checks at most once per second and never rejects. */
  refresh(): Promise<void>;
}
