import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readOrCreate } from '../files/read-or-create.ts';

/** Shortest secret that signatures may rest on. */
export const MIN_SECRET = 24;

export interface ShopSecret {
  /** Secrets that keys in the database are wrapped with, the present one first. */
  readonly words: readonly string[];
  /** The present one lies in the data folder: when it is lost the server may make new keys by itself. */
  readonly isOfFolder: boolean;
  /** The password of `DATABASE_URL`, which former versions took where `MURO_SECRET` was not set; null without one. */
  readonly databasePassword: string | null;
}

interface SecretPlace {
  readonly secretWords: readonly string[];
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
}

/** `MURO_SECRET`, or for the embedded database a file in the data folder, which stays valid when the setting comes later. */
export function shopSecret({ secretWords, databaseUrl, dataFolder }: SecretPlace): ShopSecret {
  if (databaseUrl !== undefined) return { words: secretWords, isOfFolder: false, databasePassword: new URL(databaseUrl).password };
  const file = join(dataFolder, 'secret');
  const ofFolder = () => readOrCreate(file, () => randomBytes(32).toString('base64url'));
  if (secretWords.length === 0) return { words: [ofFolder()], isOfFolder: true, databasePassword: null };
  return { words: existsSync(file) ? [...secretWords, ofFolder()] : secretWords, isOfFolder: false, databasePassword: null };
}
