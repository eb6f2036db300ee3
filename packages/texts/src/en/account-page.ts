import type { Catalogue } from '../shared/core.ts';

/** Account page. */
export const accountPage = {
  confirmedHalf: 'Confirmed. We are still waiting for the confirmation from your other inbox.',
  confirmedDone: 'Confirmed. The address is now in use.',
  underWay: 'Not printed yet: order {orders}. Cancel it on its page or wait until it has been printed. Then you can delete the account.',
} as const satisfies Catalogue;
