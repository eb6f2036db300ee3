import type { PlacedOrderAccess } from '../../client/placed-order.ts';
import { linkSecret } from '../../state/address/link-secret.ts';

/** The order that the page's address names: by the secret behind '#', which no server is sent, or by its number. */
export function orderAccessHere(): PlacedOrderAccess {
  return { key: linkSecret(), id: new URLSearchParams(window.location.search).get('id') ?? '' };
}
