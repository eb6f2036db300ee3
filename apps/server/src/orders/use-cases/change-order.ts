import { done, type Result, refuse } from '../../values/result.ts';
import type { ChangeOutcome, OrderChanges, OrderRecord, OrderRecords } from '../types/orders.ts';

/** Converts the outcome of a change to a result or a refusal. */
export function changed(outcome: ChangeOutcome): Result<null> {
  switch (outcome.kind) {
    case 'changed':
      return done(null);
    case 'unknown':
      return refuse('ERROR_NOT_FOUND');
    case 'other-state':
      return refuse('ERROR_STATE', { place: outcome.state });
    case 'impossible':
      return refuse('ERROR_STEP', { place: outcome.state });
    case 'held':
      return refuse('ERROR_HELD');
    case 'too-late':
      return refuse('ERROR_GRACE');
    case 'no-withdrawal':
      return refuse('ERROR_WITHDRAWAL', { field: 'lines' });
  }
}

/** Makes a change of the shop and returns the changed order. */
export async function changeOrder(
  { orderChanges, orderRecords }: { readonly orderChanges: OrderChanges; readonly orderRecords: OrderRecords },
  orderId: number,
  act: (changes: OrderChanges, context: { readonly orderId: number; readonly who: 'shop' }) => Promise<ChangeOutcome>,
): Promise<Result<OrderRecord>> {
  const result = changed(await act(orderChanges, { orderId, who: 'shop' }));
  if (!result.ok) return result;
  const order = await orderRecords.find(orderId);
  return order ? done(order) : refuse('ERROR_NOT_FOUND');
}
