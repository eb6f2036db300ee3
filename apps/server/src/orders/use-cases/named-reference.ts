import type { Collages } from '../../collages/types/collages.ts';
import { done, type Result, refuse } from '../../values/result.ts';
import type { Reference, References } from '../types/references.ts';
import type { WantedLine } from './ordered-line.ts';

/** A valid reference and the owner of its collage. */
export interface NamedReference {
  readonly reference: Reference;
  readonly ownerId: number;
}

export interface ReferencePorts {
  readonly references: References;
  readonly collages: Collages;
}

/** Validates a reference. @param field  field of the request, for the refusal */
export async function namedReference(
  { references, collages }: ReferencePorts,
  word: string,
  field: string,
): Promise<Result<NamedReference>> {
  const read = await references.read(word);
  if (!read) return refuse('ERROR_REFERENCE', { field });
  if (read.isExpired) return refuse('ERROR_REFERENCE_EXPIRED', { field });
  const { reference } = read;
  const ownerId = await references.findOwner(reference.collageId);
  const exists = ownerId !== null && (await collages.find(ownerId, reference.collageId, reference.version)) !== null;
  return exists ? done({ reference, ownerId }) : refuse('ERROR_REFERENCE_VERSION', { field });
}

/** Returns the order line of a reference. */
export function wantedLineOf({ collageId, version, material }: Reference, quantity: number): WantedLine {
  return { collageid: String(collageId), version, material, quantity };
}
