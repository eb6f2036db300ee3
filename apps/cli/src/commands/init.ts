import { randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { ENV_FILE } from '@muro/shop';
import { ensureFolder, writeFailure } from '../files/write-file.ts';
import { terminal } from '../terminal/terminal.ts';

export interface InitOptions {
  readonly json?: boolean;
}

/** Writes a new `.env` with a random secret, readable for its owner alone. A file that exists is never changed. */
export async function init(folder: string, { json = false }: InitOptions): Promise<void> {
  const { printLine, printResult } = terminal(json);
  const file = join(folder, ENV_FILE);
  await ensureFolder(folder);
  try {
    const handle = await open(file, 'wx', 0o600);
    await handle.writeFile(envText(randomBytes(32).toString('base64url'))).finally(() => handle.close());
  } catch (error) {
    throw writeFailure(file, error) ?? error;
  }
  printLine(`${file}: a new MURO_SECRET, readable by you alone; keep a copy of it apart from the backups`);
  printResult({ file });
}

const envText = (
  secret: string,
): string => `# Settings of Muro, read from the folder in which it is started. Environment variables take precedence over this file.
# All settings: docs/configuration/environment-variables.md

# Encrypts the signing keys in the database. The same on every server; keep a copy apart from the backups.
MURO_SECRET=${secret}

# Before the shop opens:
# MURO_PUBLIC_URL=https://shop.example
# MURO_TRUST_PROXY=loopback
# MURO_SHOP=shop
# SMTP_URL=smtp://user:password@mail.example:587

# Several servers, or more than 5,000 orders:
# DATABASE_URL=postgresql://muro:password@localhost/muro
`;
