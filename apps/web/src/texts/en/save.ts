import type { Catalogue } from '../core.ts';

export const save = {} as const satisfies Catalogue;
