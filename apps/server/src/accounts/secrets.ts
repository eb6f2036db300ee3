import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** One for each secret, that of the present one first. */
type Keys = readonly [present: Buffer, ...former: Buffer[]];

/** The shop's secret, and the former one while it changes: what they wrap is safe in a copy of the database. */
export interface Secrets {
  wrap(name: string, content: Buffer): string;
  /** Null when neither secret opens it. */
  unwrap(name: string, wrapped: string): Buffer | null;
  /** Keys for one use, 32 bytes each. */
  keysFor(use: string): Keys;
}

/** @param words  at least one, the present one first */
export function createSecrets([present, ...former]: readonly string[]): Secrets {
  if (present === undefined) throw new RangeError('Expected at least one word for secrets but received none');
  const keysFor = (use: string): Keys => {
    const keyOf = (word: string) => Buffer.from(hkdfSync('sha256', word, '', `muro ${use}`, 32));
    return [keyOf(present), ...former.map(keyOf)];
  };
  const wrapping = keysFor('wrapping');
  return {
    wrap(name, content) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', wrapping[0], iv).setAAD(Buffer.from(name));
      return Buffer.concat([iv, cipher.update(content), cipher.final(), cipher.getAuthTag()]).toString('base64');
    },
    unwrap(name, wrapped) {
      for (const key of wrapping) {
        const content = opened(key, name, Buffer.from(wrapped, 'base64'));
        if (content) return content;
      }
      return null;
    },
    keysFor,
  };
}

function opened(key: Buffer, name: string, bytes: Buffer): Buffer | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(name)).setAuthTag(bytes.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}

/**
 * What the shop set, else what all its servers have anyway: the password in the database's address, or for the embedded database
 * a file in the data folder.
 */
export function secretsOf(place: { secretWords: readonly string[]; databaseUrl: string | undefined; dataFolder: string }): Secrets {
  if (place.secretWords.length > 0) return createSecrets(place.secretWords);
  return createSecrets([place.databaseUrl ? passwordOf(place.databaseUrl) : secretOfFolder(place.dataFolder)]);
}

/** '' when the database lets its servers in without one. */
export const passwordOf = (databaseUrl: string): string => new URL(databaseUrl).password;

/** Made when the folder has none. */
function secretOfFolder(folder: string): string {
  const file = join(folder, 'secret');
  if (!existsSync(file)) {
    // Made aside, then linked: of two starts at once one wins, and a kill leaves no half of it.
    const aside = `${file}.${process.pid}`;
    writeFileSync(aside, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true });
    try {
      linkSync(aside, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(aside, { force: true });
    }
  }
  return readFileSync(file, 'utf8').trim();
}
