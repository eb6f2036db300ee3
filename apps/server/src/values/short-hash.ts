import { createHash } from 'node:crypto';

/** Returns a short content hash of a text: the first twelve hex digits of its SHA-256. */
export const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
