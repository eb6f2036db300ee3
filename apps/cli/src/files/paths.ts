import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The repository's root folder. Sources and bundle of this package lie at different depths below its folder. */
const root = join(packageFolder(import.meta.dirname), '../..');

function packageFolder(below: string): string {
  const above = dirname(below);
  return above === below || existsSync(join(below, 'package.json')) ? below : packageFolder(above);
}

export const SERVER_FILE = join(root, 'apps/server/dist/main.js');

export const RESTORE_FILE = join(root, 'apps/server/dist/restore.js');

export const MIGRATIONS_FOLDER = join(root, 'apps/server/migrations');

/** Returns the folder with the shop's designs. */
export const catalogueFolder = (): string => process.env.MURO_CATALOGUE || join(root, 'catalogue');
