import type { DigitShape, PriceList, Template } from '@muro/domain';
import type { Fault } from '../files/fault.ts';

/** Layout of a drawn design, and the location of its pictures. */
export interface DesignLayout {
  readonly templateXml: string;
  /** URL path of its folder, with a trailing slash; pictures in the layout are relative to it. */
  readonly baseUrl: string;
  /** Path of the same folder in the file system. */
  readonly folder: string;
}

/** A design whose files have no errors. */
export interface DesignFiles {
  readonly folder: string;
  readonly template: Template;
  /** Changes when one of its files changes. */
  readonly stamp: string;
  /** Null for a generated design. */
  readonly layout: DesignLayout | null;
}

/** A folder that contains a design, or should. */
export interface DesignEntry {
  readonly folder: string;
  /** Null if its files have an error. */
  readonly files: DesignFiles | null;
}

/** The files of a shop's catalogue with all their faults. */
export interface CatalogueFiles {
  readonly folder: string;
  readonly entries: readonly DesignEntry[];
  /** Null if the price list cannot be used. Materials with a fault are omitted. */
  readonly prices: PriceList | null;
  /** The shop's own photos for the cards and a stamp that changes with them. Empty: the product's photos are used. */
  readonly samples: { readonly photos: readonly string[]; readonly stamp: string };
  /** The shop's own outlines of the digits 0–9; null to use those of the product. */
  readonly digits: readonly DigitShape[] | null;
  readonly faults: readonly Fault[];
}
