import type { Like } from '../core.ts';
import type { Pages } from '../en/pages.ts';
import { account } from './account.ts';
import { cart } from './cart.ts';
import { errors } from './errors.ts';
import { frame } from './frame.ts';
import { orderStates } from './order-states.ts';
import { passwords } from './passwords.ts';

export const pages: Like<Pages> = { ...frame, ...errors, ...account, ...passwords, ...cart, ...orderStates };
