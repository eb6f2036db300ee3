import type { ApiLocale, OrderDraftAnswer } from '@muro/api';
import { done, type Result } from '../../values/result.ts';
import type { References } from '../types/references.ts';
import { type DraftPorts, draftOrder } from './draft-order.ts';
import { orderedLine } from './ordered-line.ts';

export interface CheckoutPorts extends DraftPorts {
  readonly references: References;
}

export interface CheckoutInput {
  readonly ownerId: number;
  readonly collageId: number;
  /** The newest version if omitted. */
  readonly version?: number | undefined;
  /** Material; if it is '' or not offered, that of the collage, or the only one offered. */
  readonly material: string;
  readonly locale: ApiLocale;
  /** Address of the shop's own checkout. */
  readonly checkoutUrl: string;
}

export type CheckoutRedirect =
  | { readonly kind: 'to-checkout'; readonly address: string }
  /** The buyer still has to choose a material. */
  | { readonly kind: 'to-choose'; readonly draft: OrderDraftAnswer };

/** Redirects a buyer to the shop's own checkout with the newest version, or the one named. [EXIT-01] */
export async function redirectToCheckout(ports: CheckoutPorts, input: CheckoutInput): Promise<Result<CheckoutRedirect>> {
  const { ownerId, collageId, checkoutUrl } = input;
  const draft = await draftOrder(ports, input);
  if (!draft.ok) return draft;
  const { version, materials, isFinished } = draft.value;
  const onlyMaterial = materials.length === 1 ? (materials[0]?.material ?? '') : '';
  const isOffered = materials.some((candidate) => candidate.material === input.material);
  const material = isOffered ? input.material : onlyMaterial;
  if (isFinished && material === '' && materials.length > 1) return done({ kind: 'to-choose', draft: draft.value });
  const ordered = await orderedLine(ports, ownerId, { collageid: String(collageId), version, material, quantity: 1 });
  if (!ordered.ok) return ordered;
  const reference = await ports.references.issue(ordered.value.line, ports.catalogue.prices.currency);
  return done({ kind: 'to-checkout', address: `${checkoutUrl}?${new URLSearchParams({ collageid: String(collageId), reference })}` });
}
