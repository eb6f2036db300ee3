import {
  type Collage,
  composePage,
  type Drawing,
  drawLayoutPreview,
  previewBoxPx,
  type SizeCm,
  scaleToFit,
  type Template,
  type TextShaper,
} from '@muro/domain';
import { useMemo } from 'react';
import { readyDocument, useDesign } from '../../app/catalogue/design-store.ts';
import { useShaper } from '../../app/collage/collage-tools.ts';
import { collageOf, useWork } from '../../app/collage/work-store.ts';
import { useWindowHeightPx, useWindowWidthPx } from '../../app/use-window-size.ts';
import { type Choice, designOf, documentOf, trimOf } from '../../flow/catalogue/design-choice.ts';

export interface Preview {
  readonly drawing: Drawing;
  readonly trim: SizeCm;
  readonly pxPerCm: number;
  readonly photoCount: number;
}

interface Work {
  /** The open collage; its photos are shown in the design as it would be. */
  readonly collage: Collage | null;
  readonly shaper: TextShaper | null;
}

/** The layout as chosen, scaled to the preview box; null while a static design's layout is not there. [SIZE-26 … SIZE-30] */
export function usePreview(template: Template, choice: Choice): Preview | null {
  const boxPx = previewBoxPx(useWindowWidthPx(), useWindowHeightPx());
  const staticDocument = useDesign((store) => readyDocument(store.documents[template.id]));
  const collage = useWork(collageOf);
  const { shaper } = useShaper();
  const drawn = useMemo(
    () => draw(template, choice, staticDocument, { collage, shaper }),
    [template, choice, staticDocument, collage, shaper],
  );
  if (!drawn) return null;
  return { ...drawn, pxPerCm: scaleToFit(drawn.trim, { width: boxPx, height: boxPx }) };
}

function draw(template: Template, choice: Choice, staticDocument: Parameters<typeof documentOf>[2], { collage, shaper }: Work) {
  const document = documentOf(template, choice, staticDocument);
  if (!document) return null;
  const trim = trimOf(template, choice, document);
  const page = composePage({ document, trim, material: choice.material });
  const photoCount = page.layers.filter((layer) => layer.kind === 'photo').length;
  const hasPhotos = collage !== null && Object.keys({ ...collage.fills, ...collage.parked.fills }).length > 0;
  const { tried, collageId } = useWork.getState();
  const filled = hasPhotos && tried({ type: 'change-design', design: designOf(template, choice, document), isSaved: collageId !== null });
  return { drawing: filled ? drawLayoutPreview(page, filled, shaper) : drawLayoutPreview(page), trim, photoCount };
}
