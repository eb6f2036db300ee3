import type { Limits } from '../../accounts/types/accounts.ts';
import { rateLimit } from '../../accounts/use-cases/rate-limit.ts';
import { done, type Result, refuse } from '../../values/result.ts';
import type { CollageShelf } from '../types/collages.ts';

export interface ShelfPorts {
  readonly shelf: CollageShelf;
  readonly limits: Limits;
  readonly mostCollages: number;
}

export type ShelfDeed =
  | { readonly do: 'rename'; readonly name: string }
  | { readonly do: 'remove' | 'bring-back' }
  | { readonly do: 'copy'; readonly version: number | null; readonly name: string };

/** Applies an action of the owner to a collage: rename, copy, delete or restore. @returns the id of the collage, or of its copy */
export async function keepShelf(
  ports: ShelfPorts,
  { ownerId, collageId }: { readonly ownerId: number; readonly collageId: number },
  deed: ShelfDeed,
): Promise<Result<number>> {
  const turn = await rateLimit(ports, 'save', ownerId);
  if (!turn.ok) return turn;
  const { shelf, mostCollages } = ports;
  if (deed.do === 'copy') {
    const { name, version } = deed;
    const outcome = await shelf.copy(ownerId, { collageId, version }, { name, mostCollages });
    if (outcome.kind === 'full') return refuse('ERROR_COLLAGES', { limit: mostCollages });
    return outcome.kind === 'copied' ? done(outcome.collageId) : refuse('ERROR_NOT_FOUND');
  }
  const isDone =
    deed.do === 'rename'
      ? await shelf.rename(ownerId, collageId, deed.name)
      : await (deed.do === 'remove' ? shelf.remove(ownerId, collageId) : shelf.bringBack(ownerId, collageId));
  return isDone ? done(collageId) : refuse('ERROR_NOT_FOUND');
}
