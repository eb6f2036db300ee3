import type { Catalogue } from '../core.ts';

export const account = {} as const satisfies Catalogue;
