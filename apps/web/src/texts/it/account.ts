import type { Like } from '../core.ts';
import type { account as source } from '../en/account.ts';

export const account: Like<typeof source> = {};
