import {
  type Collage,
  type IncompleteText,
  isLow,
  MATERIALS,
  type Page,
  type Quality,
  qualityOf,
  type SizeCm,
  type Smiley,
  smileyOf,
} from '@muro/domain';
import type { PrintReport } from './print-job.ts';

/** Facts about an order's print file that a print shop needs without opening it. Lengths in cm. */
export interface JobTicket {
  readonly product: { readonly templateId: string; readonly childTemplateId: string; readonly generator: string };
  /** The finished front (trim). */
  readonly size: SizeCm;
  /** The whole sheet: the trim plus the wrap on each side. */
  readonly sheet: SizeCm;
  readonly material: string;
  readonly productIndex: number;
  /** Width of the printed area beyond the trim on each side: cut off, or folded round the frame where `isWrapped`. */
  readonly wrap: number;
  readonly isWrapped: boolean;
  /** Content of the folded sides; null for materials that are not folded, and for designs that draw their sides themselves. */
  readonly sides: Page['wrap'];
  readonly pages: number;
  readonly photos: readonly TicketPhoto[];
  /** Texts that are not printed completely: they did not fit, or no font has their characters. */
  readonly lostWords: readonly IncompleteText[];
  /** `standard` is null for plain PDF. */
  readonly pdf: { readonly sha256: string; readonly bytes: number; readonly version: string; readonly standard: string | null };
  /** ISO 8601, UTC. */
  readonly created: string;
}

export interface TicketPhoto {
  readonly slot: string;
  readonly photoId: string;
  readonly name: string;
  /** Printed resolution in whole dots per inch, rounded down. */
  readonly dpi: number;
  readonly quality: Quality;
  readonly smiley: Smiley;
  readonly isLow: boolean;
}

export interface TicketFacts {
  readonly page: Page;
  readonly collage: Collage;
  readonly report: PrintReport;
  readonly lost: readonly IncompleteText[];
  readonly createdAt: Date;
}

/** Builds the job ticket that is stored beside a print file. */
export function jobTicket({ page, collage, report, lost, createdAt }: TicketFacts): JobTicket {
  const { templateId, childTemplateId, generator } = collage.design;
  const material = MATERIALS[page.material];
  const nameOf = new Map(collage.photos.map((photo) => [photo.id, photo.name]));
  return {
    product: { templateId, childTemplateId, generator },
    size: page.trim,
    sheet: { width: page.sheet.width, height: page.sheet.height },
    material: page.material,
    productIndex: material.productIndex,
    wrap: page.bleed,
    isWrapped: material.isCanvas,
    sides: page.wrap,
    pages: 1,
    photos: report.photos.map(({ slot, photoId, dpi }) => ({
      slot,
      photoId,
      name: nameOf.get(photoId) ?? '',
      dpi: Math.floor(dpi),
      quality: qualityOf(dpi),
      smiley: smileyOf(dpi),
      isLow: isLow(dpi),
    })),
    lostWords: lost,
    pdf: { sha256: report.sha256, bytes: report.bytes, version: report.pdfVersion, standard: report.standard },
    created: createdAt.toISOString(),
  };
}
