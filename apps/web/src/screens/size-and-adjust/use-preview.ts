import { composePage, type Drawing, drawLayoutPreview, previewBoxPx, type SizeCm, scaleToFit, type Template } from '@muro/domain';
import { useMemo } from 'react';
import { readyDocument, useDesign } from '../../app/catalogue/design-store.ts';
import { useWindowHeightPx, useWindowWidthPx } from '../../app/use-window-size.ts';
import { type Choice, documentOf, trimOf } from '../../flow/catalogue/design-choice.ts';

export interface Preview {
  readonly drawing: Drawing;
  readonly trim: SizeCm;
  readonly pxPerCm: number;
  readonly photoCount: number;
}

/** The layout as chosen, scaled to the preview box; null while a static design's layout is not there. [SIZE-26 … SIZE-30] */
export function usePreview(template: Template, choice: Choice): Preview | null {
  const boxPx = previewBoxPx(useWindowWidthPx(), useWindowHeightPx());
  const staticDocument = useDesign((store) => readyDocument(store.documents[template.id]));
  const drawn = useMemo(() => draw(template, choice, staticDocument), [template, choice, staticDocument]);
  if (!drawn) return null;
  return { ...drawn, pxPerCm: scaleToFit(drawn.trim, { width: boxPx, height: boxPx }) };
}

function draw(template: Template, choice: Choice, staticDocument: Parameters<typeof documentOf>[2]) {
  const document = documentOf(template, choice, staticDocument);
  if (!document) return null;
  const trim = trimOf(template, choice, document);
  const page = composePage({ document, trim, material: choice.material });
  const photoCount = page.layers.filter((layer) => layer.kind === 'photo').length;
  return { drawing: drawLayoutPreview(page), trim, photoCount };
}
