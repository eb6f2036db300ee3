import { type ApiLocale, type CartAnswer, MAX_LINES } from '@muro/api';
import type { Accounts } from '../ports/accounts.ts';
import type { Carts } from '../ports/carts.ts';
import type { Catalogue, Layouts } from '../ports/catalogue.ts';
import type { Collages } from '../ports/collages.ts';
import type { Shop } from '../ports/shop.ts';
import { draftOrder } from './draft-order.ts';
import { done, type Result, refuse } from './result.ts';

export interface CartPorts {
  readonly accounts: Pick<Accounts, 'own'>;
  readonly carts: Carts;
  readonly collages: Collages;
  readonly catalogue: Catalogue;
  readonly layouts: Layouts;
  readonly shop: Shop;
}

/** Who asks, and in which language. */
interface Asking {
  readonly ownerId: number;
  readonly locale: ApiLocale;
}

/** What a person means to order, each at its newest version and today's price. What cannot be ordered any more leaves the cart. */
export async function readCart(ports: CartPorts, { ownerId, locale }: Asking): Promise<CartAnswer> {
  const lines: CartAnswer['lines'] = [];
  for (const { collageId, material, quantity } of await ports.carts.list(ownerId)) {
    const draft = await draftOrder(ports, { ownerId, collageId, locale });
    if (!draft.ok) {
      await ports.carts.remove(ownerId, collageId);
      continue;
    }
    const { materials } = draft.value;
    const only = materials.length === 1 ? (materials[0]?.material ?? '') : '';
    const isOffered = materials.some((one) => one.material === material);
    lines.push({ draft: draft.value, material: isOffered ? material : only, quantity });
  }
  const account = await ports.accounts.own(ownerId);
  return { lines, ...(account && { email: account.email }), earlier: await ports.carts.earlierAddress(ownerId) };
}

interface Wish {
  readonly collageid: string;
  readonly material?: string | undefined;
  readonly quantity?: number | undefined;
}

/** Puts a collage into the cart, or changes how it is to be ordered. */
export async function fillCart(ports: CartPorts, asking: Asking, { collageid, material, quantity }: Wish): Promise<Result<CartAnswer>> {
  const collageId = Number(collageid);
  const draft = await draftOrder(ports, { ...asking, collageId });
  if (!draft.ok) return draft;
  if (material !== undefined && !draft.value.materials.some((one) => one.material === material)) return refuse('ERROR_MATERIAL');
  const isIn = await ports.carts.put(asking.ownerId, { collageId, material, quantity }, MAX_LINES);
  return isIn ? done(await readCart(ports, asking)) : refuse('ERROR_CART', { limit: MAX_LINES });
}
