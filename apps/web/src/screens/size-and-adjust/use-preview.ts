import { type Design, type Drawing, previewBoxPx, previewScale, type SizeCm, type Template } from '@muro/domain';
import { useMemo } from 'react';
import { type DrawnDesign, drawDesign } from '../../app/catalogue/draw-design.ts';
import { useChosenDocument } from '../../app/catalogue/use-chosen-document.ts';
import { smallPicturesOf } from '../../app/photos/small-pictures.ts';
import type { SmallPictures } from '../../canvas/scene.ts';
import { type Choice, designOf } from '../../flow/catalogue/design-choice.ts';
import { collageOf } from '../../state/collage/work.ts';
import { useShaper } from '../../state/editor/collage-tools.ts';
import { useWork, useWorkspace } from '../../state/editor/use-workspace.ts';
import { useWindowHeightPx, useWindowWidthPx } from '../../state/window/use-window-size.ts';
import { useSampleLook } from './use-sample-look.ts';

export interface Preview extends DrawnDesign {
  readonly pxPerCm: number;
  /** True if it shows the current choice; false while a layout for the photos is being computed. */
  readonly isCurrent: boolean;
  /** The piece as shown in the room, close up, in the lens, in the list of materials and on the size cards; has sample photos if the person has none. */
  readonly piece: PieceLook;
}

export interface PieceLook {
  readonly drawing: Drawing;
  readonly photos: SmallPictures;
  /** Draws the design in another form. */
  readonly draw: (design: Design) => Drawing;
}

/**
 * Returns the layout as chosen, with the photos of the open work, scaled to the preview box; null until a static design's layout or the
 * digit outlines have loaded. [SIZE-26 … SIZE-30]
 */
export function usePreview(template: Template, choice: Choice): Preview | null {
  const scaleOf = usePreviewScale();
  const chosen = useChosenDocument(template, choice);
  const workspace = useWorkspace();
  const collage = useWork(collageOf);
  const { shaper } = useShaper();
  const design = useMemo(() => chosen && designOf(template, chosen.choice, chosen.document), [template, chosen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the memo reads the collage from the workspace
  const drawn = useMemo(() => design && drawDesign(workspace, design, shaper), [workspace, design, collage, shaper]);
  const piece = usePieceLook(template, design, drawn);
  if (!drawn || !piece) return null;
  return { ...drawn, piece, isCurrent: chosen?.choice === choice, pxPerCm: scaleOf(drawn.trim) };
}

function usePieceLook(template: Template, design: Design | null, drawn: DrawnDesign | null): PieceLook | null {
  const workspace = useWorkspace();
  const { shaper } = useShaper();
  const samples = useSampleLook(template, drawn !== null && !drawn.hasPhotos);
  return useMemo(() => {
    if (!design || !drawn) return null;
    if (samples) {
      const draw = (other: Design): Drawing => samples.draw(other, shaper);
      return { drawing: draw(design), photos: samples.photos, draw };
    }
    const draw = (other: Design): Drawing => drawDesign(workspace, other, shaper).drawing;
    return { drawing: drawn.drawing, photos: smallPicturesOf(workspace), draw };
  }, [workspace, design, drawn, samples, shaper]);
}

/** Side of this window's preview box, CSS px. */
export function usePreviewBoxPx(): number {
  return previewBoxPx(useWindowWidthPx(), useWindowHeightPx());
}

/** Returns a function that computes the CSS px per cm of a page in this window's preview box. */
export function usePreviewScale(): (page: SizeCm) => number {
  const [widthPx, heightPx] = [useWindowWidthPx(), useWindowHeightPx()];
  return (page) => previewScale(page, widthPx, heightPx);
}
