import type { OrderRequest } from '@muro/api';
import { loadOrderDraft } from '../../client/orders.ts';
import type { CartLine } from '../../flow/saving/cart-line.ts';

/** A collage as it is to be ordered. */
type Wanted = Pick<OrderRequest, 'collageid' | 'material' | 'quantity'>;

export const wantedOf = (request: OrderRequest): readonly Wanted[] => [request, ...(request.more ?? [])];

export const wantedIn = (lines: readonly CartLine[]): readonly Wanted[] =>
  lines.map(({ draft, material, quantity }) => ({ collageid: String(draft.collageid), material, quantity }));

/** Collages of the cart as they are now. A material that is offered no more is chosen no more. */
export function loadLines(wanted: readonly Wanted[]): Promise<readonly CartLine[]> {
  return Promise.all(
    wanted.map(async ({ collageid, material, quantity }) => {
      const draft = await loadOrderDraft(collageid);
      const isOffered = draft.materials.some((one) => one.material === material);
      return { draft, material: isOffered && material !== undefined ? material : draft.material, quantity };
    }),
  );
}
