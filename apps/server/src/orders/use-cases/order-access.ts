import { normalizePostcode } from '@muro/domain';
import type { AttemptLimit, AttemptLimits } from '../../accounts/types/accounts.ts';
import { done, type Result, refuse } from '../../values/result.ts';
import type { AddressChange, ChangeContext, OrderChanges, Orders, PlacedOrder } from '../types/orders.ts';
import { changed } from './change-order.ts';
import { orderCountry } from './order-country.ts';

/** Access to an order: of its owner, or by its link, which needs a further check before a change. */
export interface OrderAccess {
  readonly orderId: number;
  readonly ownerId: number;
  readonly isByLink: boolean;
}

export interface ChangePorts {
  readonly orders: Orders;
  readonly orderChanges: OrderChanges;
  readonly attemptLimits: AttemptLimits;
}

const EMAIL_ATTEMPTS: AttemptLimit = { maxAttempts: 10, windowS: 15 * 60 };

/** Checks a change by link. Links may be passed on, so the client also has to know the e-mail address of the order. */
async function confirmEmail(
  { attemptLimits }: ChangePorts,
  { isByLink, orderId }: OrderAccess,
  order: PlacedOrder,
  email: string,
): Promise<Result<null>> {
  if (!isByLink) return done(null);
  const name = `order-email|${orderId}`;
  const waitS = await attemptLimits.take(name, EMAIL_ATTEMPTS);
  if (waitS !== null) return refuse('ERROR_TOO_MANY', { retryAfterS: waitS });
  if (folded(email) === folded(order.address.email)) {
    await attemptLimits.refund(name);
    return done(null);
  }
  await attemptLimits.fail(name, EMAIL_ATTEMPTS);
  return refuse('ERROR_ORDER_EMAIL', { field: 'email' });
}

const folded = (email: string) => email.normalize('NFKC').trim().toLowerCase();

const changeContextOf = ({ orderId, ownerId }: OrderAccess): ChangeContext => ({ orderId, ownerId, who: 'buyer' });

/** Cancels an order that its buyer may still cancel; the print job ends in the same transaction. */
export async function cancelOrder(ports: ChangePorts, access: OrderAccess, request: { readonly email: string }): Promise<Result<null>> {
  const order = await ports.orders.find(access.ownerId, access.orderId);
  if (!order) return refuse('ERROR_NOT_FOUND');
  const confirmation = await confirmEmail(ports, access, order, request.email);
  if (!confirmation.ok) return confirmation;
  const expected = order.state === 'failed' ? 'failed' : 'received';
  return changed(await ports.orderChanges.updateProduction(changeContextOf(access), { expected, to: 'cancelled', note: '', parcel: null }));
}

/** Changes the address of an order within the same country, because the price depends on the country. */
export async function changeAddress(
  ports: ChangePorts,
  access: OrderAccess,
  request: AddressChange & { readonly email: string },
): Promise<Result<null>> {
  const order = await ports.orders.find(access.ownerId, access.orderId);
  if (!order) return refuse('ERROR_NOT_FOUND');
  const { email, ...address } = request;
  const confirmation = await confirmEmail(ports, access, order, email);
  if (!confirmation.ok) return confirmation;
  const country = orderCountry({ countries: null }, order.address.country, order.locale || 'en');
  const postcode = normalizePostcode(country?.code ?? '', address.postcode);
  if (postcode === null) return refuse('ERROR_POSTCODE', { field: 'postcode' });
  return changed(await ports.orderChanges.updateAddress(changeContextOf(access), { ...address, postcode }));
}
