import type { Like } from '../core.ts';
import type { save as source } from '../en/save.ts';

export const save: Like<typeof source> = {};
