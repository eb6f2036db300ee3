import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readOrCreate } from '../files/read-or-create.ts';

/** Minimum length of a secret that signatures are derived from, characters. */
export const MIN_SECRET = 24;

export interface ShopSecret {
  /** Secrets that keys in the database are wrapped with, the present one first. */
  readonly words: readonly string[];
  /** True if the present secret lies in the data folder: if it is lost, the server may create new keys by itself. */
  readonly isOfFolder: boolean;
  /** The password of `DATABASE_URL`, from which earlier versions derived keys if `MURO_SECRET` was not set; null without one. */
  readonly databasePassword: string | null;
}

interface SecretPlace {
  readonly secretWords: readonly string[];
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
}

/**
 * Returns the secrets of `MURO_SECRET`; with the embedded database also those of a file in the data folder, which stays valid if the
 * setting is added later.
 */
export function shopSecret({ secretWords, databaseUrl, dataFolder }: SecretPlace): ShopSecret {
  if (databaseUrl !== undefined) return { words: secretWords, isOfFolder: false, databasePassword: new URL(databaseUrl).password };
  const file = join(dataFolder, 'secret');
  const ofFolder = () => readOrCreate(file, () => randomBytes(32).toString('base64url'));
  if (secretWords.length === 0) return { words: [ofFolder()], isOfFolder: true, databasePassword: null };
  return { words: existsSync(file) ? [...secretWords, ofFolder()] : secretWords, isOfFolder: false, databasePassword: null };
}
