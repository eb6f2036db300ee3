import { MATERIALS, type MaterialCode, productOf, type Template } from '@muro/domain';
import { useDeferredValue, useMemo } from 'react';
import { documentNow } from '../../app/catalogue/design-documents.ts';
import { type Choice, chooseMaterial, designOf } from '../../flow/catalogue/design-choice.ts';
import { ObjectCorner } from '../../object/ObjectCorner.tsx';
import { CORNER_PX } from '../material-rows/corner-px.ts';
import type { PieceLook, Preview } from './use-preview.ts';

const SIZE = { sidePx: CORNER_PX.width, heightPx: CORNER_PX.height, pxPerCm: CORNER_PX.perCm };

interface MaterialCornerProps {
  readonly template: Template;
  readonly choice: Choice;
  readonly preview: Preview | null;
  readonly code: MaterialCode;
}

/** The corner of the buyer's own piece in a material. [WALL-18] */
export function MaterialCorner({ template, choice, preview, code }: MaterialCornerProps) {
  const piece = useDeferredValue(preview?.piece ?? null);
  const drawing = useDrawingIn({ template, choice, preview, code, piece });
  const trim = useDeferredValue(preview?.trim ?? null);
  return piece && drawing && trim && <ObjectCorner product={productOf(trim, code)} drawing={drawing} photos={piece.photos} {...SIZE} />;
}

/**
 * Returns the drawing of the design in a material. Only a canvas folds its own part of the sheet, so only it needs a drawing of its own;
 * that is made after the choice has been shown.
 */
function useDrawingIn({ template, choice, preview, code, piece }: MaterialCornerProps & { readonly piece: PieceLook | null }) {
  const deferredChoice = useDeferredValue(preview?.isCurrent ? choice : null);
  const isOwn = MATERIALS[code].isCanvas && code !== choice.material;
  const otherDrawing = useMemo(() => {
    if (!isOwn || !deferredChoice || !piece) return null;
    const other = chooseMaterial(template, deferredChoice, code);
    // A layout for photos takes a worker; its picture on another material differs only in its margins.
    const document = documentNow(template, other.photos ? deferredChoice : other);
    return document && piece.draw(designOf(template, other, document));
  }, [isOwn, deferredChoice, template, code, piece]);
  return isOwn ? otherDrawing : (piece?.drawing ?? null);
}
