import type { PlacedOrderAccess } from '../../client/placed-order.ts';
import { linkSecret } from '../../state/address/link-secret.ts';

/** Returns the order that the page's address identifies: by the secret after '#', which is not sent to servers, or by its number. */
export function readOrderAccess(): PlacedOrderAccess {
  return { key: linkSecret(), id: new URLSearchParams(window.location.search).get('id') ?? '' };
}
