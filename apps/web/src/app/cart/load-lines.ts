import type { OrderRequest } from '@muro/api';
import { loadOrderDraft } from '../../client/orders.ts';
import { type CartLine, keyOfLine, lineKey } from '../../flow/saving/cart-line.ts';

/** A collage with the wanted material and quantity. */
interface RequestedLine extends Pick<OrderRequest, 'collageid' | 'material' | 'quantity'> {
  readonly line: number;
  readonly pinned: number | null;
}

/** Returns the wanted lines of a request; lines with a pinned version in the cart keep it. */
export const requestedLines = (request: OrderRequest, shownLines: readonly CartLine[] = []): readonly RequestedLine[] =>
  [request, ...(request.more ?? [])].map(({ collageid, line = 1, material, quantity }) => ({
    ...{ collageid, line, quantity },
    ...(material !== undefined && { material }),
    pinned: shownLines.find((shownLine) => lineKey(shownLine) === keyOfLine(collageid, line))?.version ?? null,
  }));

export const linesToReload = (lines: readonly CartLine[]): readonly RequestedLine[] =>
  lines.map(({ draft, line, material, quantity, version = null }) => ({
    collageid: String(draft.collageid),
    ...{ line, material, quantity, pinned: version },
  }));

/** Loads the current data of the cart's collages. A material that is no longer offered is deselected. */
export function loadLines(lines: readonly RequestedLine[]): Promise<readonly CartLine[]> {
  return Promise.all(
    lines.map(async ({ collageid, line, material, quantity, pinned }) => {
      const draft = await loadOrderDraft(collageid, pinned);
      const isOffered = draft.materials.some((candidate) => candidate.material === material);
      return {
        ...{ draft, line, quantity, version: pinned },
        material: isOffered && material !== undefined ? material : draft.material,
      };
    }),
  );
}
