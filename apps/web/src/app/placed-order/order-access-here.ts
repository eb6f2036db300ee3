import type { PlacedOrderAccess } from '../../client/placed-order.ts';

/** The order that the page's address names: by the secret behind '#', which no server is sent, or by its number. */
export function orderAccessHere(): PlacedOrderAccess {
  const { hash, search } = window.location;
  return { key: hash.slice(1), id: new URLSearchParams(search).get('id') ?? '' };
}
