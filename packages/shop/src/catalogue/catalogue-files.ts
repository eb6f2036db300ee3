import type { DigitShape, PriceList, Template } from '@muro/domain';
import type { Fault } from '../fault.ts';

/** The layout of a drawn design, and where its pictures lie. */
export interface DesignLayout {
  readonly templateXml: string;
  /** Address of its folder, with the closing slash; pictures in the layout are addressed below it. */
  readonly baseUrl: string;
  /** The same folder on this machine. */
  readonly folder: string;
}

/** A design whose files are all right. */
export interface DesignFiles {
  readonly folder: string;
  readonly template: Template;
  /** Changes with every change of its files. */
  readonly stamp: string;
  /** Null for a generated design. */
  readonly layout: DesignLayout | null;
}

/** A folder that holds a design, or should. */
export interface DesignEntry {
  readonly folder: string;
  /** Null when something is wrong in its files. */
  readonly files: DesignFiles | null;
}

/** A shop's catalogue as its files say it, and everything that is wrong in them. */
export interface CatalogueFiles {
  readonly folder: string;
  readonly entries: readonly DesignEntry[];
  /** Null when the list cannot be used. A material with a fault is not on it. */
  readonly prices: PriceList | null;
  /** The shop's own photographs for the cards, and what changes with them; none for those of the product. */
  readonly samples: { readonly photos: readonly string[]; readonly stamp: string };
  /** The shop's own outlines of 0 … 9; null for those of the product. */
  readonly digits: readonly DigitShape[] | null;
  readonly faults: readonly Fault[];
}
