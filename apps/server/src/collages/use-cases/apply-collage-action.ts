import type { Limits } from '../../accounts/types/accounts.ts';
import { rateLimit } from '../../accounts/use-cases/rate-limit.ts';
import { done, type Result, refuse } from '../../values/result.ts';
import type { CollageList } from '../types/collages.ts';

export interface CollageActionPorts {
  readonly collageList: CollageList;
  readonly limits: Limits;
  readonly maxCollages: number;
}

export type CollageAction =
  | { readonly do: 'rename'; readonly name: string }
  | { readonly do: 'remove' | 'bring-back' }
  | { readonly do: 'copy'; readonly version: number | null; readonly name: string };

/** Applies an action of the owner to a collage: rename, copy, delete or restore. @returns the id of the collage, or of its copy */
export async function applyCollageAction(
  ports: CollageActionPorts,
  { ownerId, collageId }: { readonly ownerId: number; readonly collageId: number },
  action: CollageAction,
): Promise<Result<number>> {
  const rate = await rateLimit(ports, 'save', ownerId);
  if (!rate.ok) return rate;
  const { collageList, maxCollages } = ports;
  if (action.do === 'copy') {
    const { name, version } = action;
    const outcome = await collageList.copy(ownerId, { collageId, version }, { name, maxCollages });
    if (outcome.kind === 'full') return refuse('ERROR_COLLAGES', { limit: maxCollages });
    return outcome.kind === 'copied' ? done(outcome.collageId) : refuse('ERROR_NOT_FOUND');
  }
  const isDone =
    action.do === 'rename'
      ? await collageList.rename(ownerId, collageId, action.name)
      : await (action.do === 'remove' ? collageList.moveToBin(ownerId, collageId) : collageList.restore(ownerId, collageId));
  return isDone ? done(collageId) : refuse('ERROR_NOT_FOUND');
}
