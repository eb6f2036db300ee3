import { type CartAnswer, MAX_LINES } from '@muro/api';
import { done, type Result, refuse } from '../../values/result.ts';
import type { CartChange } from '../types/carts.ts';
import type { Orders } from '../types/orders.ts';
import { lineOfPiece } from './choose-cart-lines.ts';
import { draftOrder } from './draft-order.ts';
import { type CartOwner, type CartPorts, readCart } from './fill-cart.ts';

/**
 * Adds every line of an earlier order to the cart with its version, material and quantity; a collage on two materials gets two lines. Other
 * lines of the cart stay.
 */
export async function orderAgain(
  ports: CartPorts & { readonly orders: Pick<Orders, 'find'> },
  asking: CartOwner,
  orderId: number,
): Promise<Result<CartAnswer>> {
  const order = await ports.orders.find(asking.ownerId, orderId);
  const pieces: CartChange[] = [];
  for (const { collageId, version, material, quantity } of order?.lines ?? []) {
    const draft = await draftOrder(ports, { ...asking, collageId, version });
    if (draft.ok) pieces.push({ collageId, version, material, quantity });
  }
  if (pieces.length === 0) return refuse('ERROR_NOT_FOUND');
  const isAdded = await ports.carts.put(asking.ownerId, pieces, { maxLines: MAX_LINES, chooseLines: lineOfPiece });
  return isAdded ? done(await readCart(ports, asking)) : refuse('ERROR_CART', { limit: MAX_LINES });
}
