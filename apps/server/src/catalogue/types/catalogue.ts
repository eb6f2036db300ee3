import type { MaterialCode, PriceList, Template } from '@muro/domain';
import type { DesignLayout } from '@muro/shop';

export interface Catalogue {
  readonly templates: readonly Template[];
  readonly prices: PriceList;
  template(id: string): Template | null;
  /** Returns a content hash of everything that a design's card is painted from; '' for an unknown design. */
  cardMark(id: string): string;
  /** Returns the present layout of a static design on this machine; null for a generated design and an unknown one. */
  staticDesign(id: string): DesignLayout | null;
}

/** Layouts of static designs, stored permanently under their hash. */
export interface Layouts {
  /** Finds a layout; '' as the hash means the present one. @returns null for a hash that this design never had */
  find(templateId: string, hash: string): Promise<StaticDesign | null>;
}

/** A static design's layout and its pictures. */
export interface StaticDesign {
  readonly hash: string;
  readonly templateXml: string;
  /** Address of its folder, with a trailing slash; addresses of pictures in the layout are relative to it. */
  readonly baseUrl: string;
  /** Local files by the addresses of the pictures. */
  readonly files: Readonly<Record<string, string>>;
}

export interface PriceOf {
  readonly material: MaterialCode;
  readonly priceCents: number;
}
