import { createHash } from 'node:crypto';

/** Hashes a name of a person or address, under which attempts are counted; the name itself is not stored. */
export const nameHash = (name: string): string => createHash('sha256').update(name).digest('hex').slice(0, 40);
