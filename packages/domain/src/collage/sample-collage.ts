import type { SizePx } from '../geometry/rect.ts';
import type { Page } from '../page/page.ts';
import { photoLayers } from '../page/slots.ts';
import type { Photo } from '../photo/photo.ts';
import type { PhotoSubject } from '../photo/subject.ts';
import { itemAt } from '../units/item-at.ts';
import { applyCommand } from './apply-command.ts';
import { matchShapes, type Placements } from './auto-fill.ts';
import type { Collage, Design } from './collage.ts';
import type { CollageTools } from './collage-tools.ts';
import { designPage } from './design-page.ts';
import { newCollage } from './new-collage.ts';

/** Upright size and subject of a sample photograph. */
export interface SamplePhoto extends SizePx {
  readonly subject: PhotoSubject;
}

/** A design filled with sample photographs. */
interface SampleCollage {
  readonly page: Page;
  readonly collage: Collage;
  /** Ids of its photos by slot. */
  readonly placements: Placements;
}

/** Texts of a filled design, the same in every language, because the picture of a card is the same in every language. */
const SAMPLE_TEXTS: CollageTools['defaultTexts'] = { title: 'Luna & Leo', subtitle: '2026' };

/**
 * Fills a design with sample photographs, as its card shows it. Designs with more places than samples show some of them again.
 *
 * @param samples  at least one
 * @param fixedPlacements  the placements of the same design in another form, whose places keep their photographs
 */
export function sampleCollage(
  design: Design,
  samples: readonly SamplePhoto[],
  sizeText: CollageTools['sizeText'],
  fixedPlacements: Placements | null = null,
): SampleCollage {
  const tools: CollageTools = { sizeText, defaultTexts: SAMPLE_TEXTS };
  const page = designPage(design);
  const layers = photoLayers(page);
  const photos = [...layers.keys()].map((index): Photo => {
    const { widthPx, heightPx, subject } = sampleOf(design.templateId, samples, String(index));
    return { id: String(index), name: '', type: 'COMPUTER', widthPx, heightPx, subject };
  });
  const full = applyCommand(newCollage(design, tools), { type: 'add-photos', photos }, tools);
  const isSame =
    fixedPlacements !== null &&
    Object.keys(fixedPlacements).length === layers.length &&
    layers.every(({ slot }) => slot in fixedPlacements);
  const placements = isSame ? fixedPlacements : matchShapes(page, full);
  return { page, collage: applyCommand(full, { type: 'fill-empty-slots', placements }, tools), placements };
}

/** Returns the sample photograph that a photo of a filled design shows. */
export function sampleOf<Sample>(templateId: string, samples: readonly Sample[], photoId: string): Sample {
  return itemAt(samples, (firstSample(templateId, samples.length) + Number(photoId)) % samples.length);
}

/** Returns the index of the first photograph: neighbouring designs begin with different ones. */
function firstSample(id: string, count: number): number {
  return [...id].reduce((sum, letter) => sum + letter.charCodeAt(0) * 5, 0) % Math.max(1, count);
}
