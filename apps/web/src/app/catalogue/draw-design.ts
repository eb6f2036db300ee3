import {
  type Collage,
  type Design,
  type Drawing,
  designPage,
  drawLayoutPreview,
  type Page,
  photoLayers,
  qualitySummary,
  type SizeCm,
  type TextShaper,
} from '@muro/domain';
import { openCollage } from '../../state/editor/open-collage.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { designCommands } from '../collage/fill-design.ts';

export interface DrawnDesign {
  readonly drawing: Drawing;
  readonly trim: SizeCm;
  readonly photoCount: number;
  /** False while all its places are empty. */
  readonly hasPhotos: boolean;
  /** Lowest printed resolution of its photos, dots per inch; null without photos. */
  readonly worstDpi: number | null;
}

/** Draws a design with the photos and texts of the open work. */
export function drawDesign(workspace: Workspace, design: Design, shaper: TextShaper | null): DrawnDesign {
  const page = designPage(design);
  const { preview, photosFirst } = workspace.work.getState();
  const collage = openCollage(workspace);
  const isBegun = collage !== null && (photosFirst || Object.keys({ ...collage.fills, ...collage.parked.fills }).length > 0);
  const filled = isBegun && preview(...designCommands(workspace, design));
  return {
    drawing: filled ? drawLayoutPreview(page, filled, shaper) : drawLayoutPreview(page),
    trim: design.size,
    photoCount: photoLayers(page).length,
    hasPhotos: filled ? Object.keys(filled.fills).length > 0 : false,
    worstDpi: filled ? worstDpi(page, filled) : null,
  };
}

function worstDpi(page: Page, collage: Collage): number | null {
  const all = Object.values(qualitySummary(page, collage).bySlot);
  return all.length > 0 ? Math.min(...all) : null;
}
