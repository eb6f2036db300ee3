import { composePage, type Drawing, drawLayoutPreview, photoLayers, type SizeCm, type Template, type TextShaper } from '@muro/domain';
import { designOf, trimOf } from '../../flow/catalogue/design-choice.ts';
import { openCollage } from '../../state/editor/open-collage.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { designCommands } from '../collage/fill-design.ts';
import type { ChosenDocument } from './use-chosen-document.ts';

export interface DrawnDesign {
  readonly drawing: Drawing;
  readonly trim: SizeCm;
  readonly photoCount: number;
}

/** A design as it is chosen, with the photos and texts of the open work as it would have them. */
export function drawDesign(
  workspace: Workspace,
  template: Template,
  { choice, document }: ChosenDocument,
  shaper: TextShaper | null,
): DrawnDesign {
  const trim = trimOf(template, choice, document);
  const page = composePage({ document, trim, material: choice.material });
  const { tried, photosFirst } = workspace.work.getState();
  const collage = openCollage(workspace);
  const hasPhotos = collage !== null && (photosFirst || Object.keys({ ...collage.fills, ...collage.parked.fills }).length > 0);
  const filled = hasPhotos && tried(...designCommands(workspace, designOf(template, choice, document)));
  return {
    drawing: filled ? drawLayoutPreview(page, filled, shaper) : drawLayoutPreview(page),
    trim,
    photoCount: photoLayers(page).length,
  };
}
