import { createHash } from 'node:crypto';

/** A short name for a text that changes with it: twelve digits of its SHA-256. */
export const markOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
