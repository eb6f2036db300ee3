import { productOf, type SizeCm, sizesOf, type Template } from '@muro/domain';
import { useMemo } from 'react';
import { useChosenDocument } from '../../app/catalogue/use-chosen-document.ts';
import { type Choice, chooseSize, designOf } from '../../flow/catalogue/design-choice.ts';
import { isSameSize, useRoomChoice } from '../../room/room-choice.ts';
import { useText } from '../../state/language/text-store.ts';
import { type ShownPiece, shownMaterial } from './shown-piece.ts';
import type { Preview } from './use-preview.ts';

export interface OtherSizesProps {
  readonly template: Template;
  readonly choice: Choice;
  readonly preview: Preview;
}

/** Returns the design, with its photos, in each other size that hangs in the room or is compared there. */
export function useOtherSizes(design: OtherSizesProps): readonly ShownPiece[] {
  const beside = useRoomChoice(({ count, otherSize }) => (count > 1 ? otherSize : null));
  const [first = null, second = null] = useRoomChoice(({ compared }) => compared);
  // As many as the row and the comparison have.
  const pieces = [usePieceOfSize(design, beside), usePieceOfSize(design, first), usePieceOfSize(design, second)];
  return pieces.filter((piece) => piece !== null);
}

/** Returns the design as it would be laid out at a size; null without a size, and until its layout for the photos has been computed. */
function usePieceOfSize({ template, choice, preview }: OtherSizesProps, wanted: SizeCm | null): ShownPiece | null {
  const t = useText();
  const size = wanted && sizesOf(template).find((candidate) => isSameSize(candidate, wanted));
  const other = useMemo(() => (size ? chooseSize(template, choice, size) : choice), [template, choice, size]);
  const chosen = useChosenDocument(template, other);
  const { photos, draw } = preview.piece;
  const drawn = useMemo(() => {
    if (!size || chosen?.choice !== other) return null;
    const drawnDesign = designOf(template, other, chosen.document);
    return { drawing: draw(drawnDesign), product: productOf(drawnDesign.size, shownMaterial(template, other)) };
  }, [template, other, chosen, size, draw]);
  return useMemo(() => {
    if (!drawn) return null;
    const { width, height } = drawn.product.trim;
    return { ...drawn, photos, label: t('roomSize', { width, height }) };
  }, [drawn, photos, t]);
}
