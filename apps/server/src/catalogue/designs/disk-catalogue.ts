import type { CatalogueFiles } from '@muro/shop';
import type { Catalogue } from '../types/catalogue.ts';

/** The shop's catalogue with the files behind it. */
export interface DiskCatalogue extends Catalogue {
  /** Another one with every change. */
  readonly version: number;
  readonly samples: CatalogueFiles['samples'];
  /** The outlines of 0 … 9 as a shape library. [HTTP-13] */
  readonly digitsXml: string;
  /** The layout in the folder of a design, as it is sold; null when there is none. */
  layoutXml(id: string): string | null;
  /** The folder of a design; null for an unknown one. */
  folderOf(id: string): string | null;
  /** Looks whether the folder changed, if that was not done a moment ago. It never fails. */
  refresh(): Promise<void>;
}
