import type { ApiLocale } from '@muro/api';
import { WITHDRAWAL_TEXTS } from '@muro/texts/all';
import type { Limits } from '../../accounts/types/accounts.ts';
import { rateLimit } from '../../accounts/use-cases/rate-limit.ts';
import { textIn } from '../../texts/text.ts';
import type { Result } from '../../values/result.ts';
import type { OrderChanges, WithdrawalInput } from '../types/orders.ts';
import { changed } from './change-order.ts';
import type { OrderAccess } from './order-access.ts';

export interface WithdrawPorts {
  readonly orderChanges: OrderChanges;
  readonly limits: Limits;
  /** The shop's own language. */
  readonly locale: ApiLocale;
}

/** Withdraws from the contract. The link of the order suffices, because the law allows no further conditions. */
export async function withdrawOrder(
  ports: WithdrawPorts,
  { orderId, ownerId }: OrderAccess,
  { lines, name, email }: { readonly lines: string; readonly name: string; readonly email: string },
): Promise<Result<null>> {
  const rate = await rateLimit(ports, 'withdrawal', orderId);
  if (!rate.ok) return rate;
  const statement: WithdrawalInput = { lines: lines.split(',').map(Number), name, email };
  const reason = textIn(ports.locale, WITHDRAWAL_TEXTS.held, { lines });
  return changed(await ports.orderChanges.withdraw({ orderId, ownerId, who: 'buyer' }, statement, reason));
}
