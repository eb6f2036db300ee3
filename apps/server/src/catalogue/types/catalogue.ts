import type { MaterialCode, PriceList, Template } from '@muro/domain';
import type { DesignLayout } from '@muro/shop';

export interface Catalogue {
  readonly templates: readonly Template[];
  readonly prices: PriceList;
  template(id: string): Template | null;
  /** Changes with everything that a design's card is painted of; '' for an unknown one. */
  cardMark(id: string): string;
  /** The layout that a static design has now, as it lies on this machine; null for a generated design and an unknown one. */
  staticDesign(id: string): DesignLayout | null;
}

/** Layouts of static designs as they were shown, each under its hash for good. */
export interface Layouts {
  /** @returns null for a hash that this design never had; '' asks for the layout that it has now */
  find(templateId: string, hash: string): Promise<StaticDesign | null>;
}

/** The layout of a static design and its pictures. */
export interface StaticDesign {
  readonly hash: string;
  readonly templateXml: string;
  /** Address of its folder, with the closing slash; pictures in the layout are addressed below it. */
  readonly baseUrl: string;
  /** Files on this machine by the addresses of the pictures. */
  readonly files: Readonly<Record<string, string>>;
}

export interface PriceOf {
  readonly material: MaterialCode;
  readonly priceCents: number;
}
