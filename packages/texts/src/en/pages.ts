import { account } from './account.ts';
import { cart } from './cart.ts';
import { errors } from './errors.ts';
import { frame } from './frame.ts';
import { orderStates } from './order-states.ts';
import { passwords } from './passwords.ts';

/** The English texts of the pages of `pages.html`; the other languages follow its keys. */
export const pages = { ...frame, ...errors, ...account, ...passwords, ...cart, ...orderStates };

export type Pages = typeof pages;
