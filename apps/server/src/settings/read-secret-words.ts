import { SettingError } from './setting-error.ts';
import { MIN_SECRET } from './shop-secret.ts';

/**
 * Returns the secrets of MURO_SECRET, the present one first; the former one may be short. Empty with the embedded database, whose secret lies in the data folder.
 *
 * @throws {SettingError} if a secret is too short, or is missing although a PostgreSQL server is set
 */
export function readSecretWords(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const secrets = (env.MURO_SECRET ?? '').split(',').map((secret) => secret.trim());
  if (secrets.every((secret) => secret === '')) {
    if (!env.DATABASE_URL) return [];
    throw new SettingError(
      'MURO_SECRET',
      '',
      `a secret of ${MIN_SECRET} characters or more, the same on every server, because DATABASE_URL is set (make one with \`muro init\` or \`openssl rand -base64 32\`, and keep it as safe as a backup)`,
    );
  }
  const [present = '', ...formerWords] = secrets;
  if (present.length < MIN_SECRET || formerWords.length > 1 || formerWords.includes(''))
    throw new SettingError(
      'MURO_SECRET',
      '…',
      `${MIN_SECRET} characters or more; during a change followed by a comma and the former secret, which may be shorter`,
    );
  return secrets;
}
