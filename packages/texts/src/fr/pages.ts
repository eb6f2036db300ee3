import type { Pages } from '../en/pages.ts';
import type { Like } from '../shared/core.ts';
import { account } from './account.ts';
import { cart } from './cart.ts';
import { errors } from './errors.ts';
import { foot } from './foot.ts';
import { frame } from './frame.ts';
import { orderStates } from './order-states.ts';
import { ownAccount } from './own-account.ts';
import { passwords } from './passwords.ts';
import { secondFactor } from './second-factor.ts';
import { visitor } from './visitor.ts';

export const pages: Like<Pages> = {
  ...frame,
  ...foot,
  ...errors,
  ...account,
  ...passwords,
  ...visitor,
  ...ownAccount,
  ...secondFactor,
  ...cart,
  ...orderStates,
};
