import { type ApiLocale, type CartAnswer, MAX_LINES } from '@muro/api';
import type { Accounts } from '../../accounts/types/accounts.ts';
import { done, type Result, refuse } from '../../values/result.ts';
import type { Carts } from '../types/carts.ts';
import { namedLines } from './choose-cart-lines.ts';
import { type DraftPorts, draftOrder } from './draft-order.ts';

export interface CartPorts extends DraftPorts {
  readonly accounts: Pick<Accounts, 'findById'>;
  readonly carts: Carts;
}

/** The account and language of a request. */
export interface CartOwner {
  readonly ownerId: number;
  readonly locale: ApiLocale;
}

/**
 * Returns the cart with present prices. Each collage has its newest version unless another was chosen. Lines that cannot be ordered any
 * more are removed.
 */
export async function readCart(ports: CartPorts, { ownerId, locale }: CartOwner): Promise<CartAnswer> {
  const lines: CartAnswer['lines'] = [];
  for (const { collageId, line, material, quantity, version } of await ports.carts.list(ownerId)) {
    const draft = await draftOrder(ports, { ownerId, collageId, version: version ?? undefined, locale });
    if (!draft.ok) {
      await ports.carts.remove(ownerId, collageId, line);
      continue;
    }
    const { materials } = draft.value;
    const onlyMaterial = materials.length === 1 ? (materials[0]?.material ?? '') : '';
    const isOffered = materials.some((candidate) => candidate.material === material);
    lines.push({ draft: draft.value, line, material: isOffered ? material : onlyMaterial, quantity, version });
  }
  const account = await ports.accounts.findById(ownerId);
  return { lines, email: account?.email ?? '', earlier: await ports.carts.findEarlierAddress(ownerId) };
}

interface LineRequest {
  readonly collageid: string;
  readonly line?: number | undefined;
  readonly version?: number | undefined;
  readonly material?: string | undefined;
  readonly quantity?: number | undefined;
}

/** Adds a collage to the cart, or changes its line. */
export async function fillCart(ports: CartPorts, owner: CartOwner, request: LineRequest): Promise<Result<CartAnswer>> {
  const { collageid, line, material, quantity } = request;
  const collageId = Number(collageid);
  const draft = await draftOrder(ports, { ...owner, collageId, version: request.version });
  if (!draft.ok) return draft;
  if (material !== undefined && !draft.value.materials.some((candidate) => candidate.material === material))
    return refuse('ERROR_MATERIAL');
  // A request with only the id comes from the editor and means the newest version.
  const version = material === undefined && quantity === undefined ? (request.version ?? null) : request.version;
  const rule = { maxLines: MAX_LINES, chooseLines: namedLines };
  const isAdded = await ports.carts.put(owner.ownerId, [{ collageId, line, material, quantity, version }], rule);
  return isAdded ? done(await readCart(ports, owner)) : refuse('ERROR_CART', { limit: MAX_LINES });
}
