import { createHash } from 'node:crypto';

/** Names of people and addresses are counted under, not kept. */
export const nameHash = (name: string): string => createHash('sha256').update(name).digest('hex').slice(0, 40);
