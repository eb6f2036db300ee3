import { join } from 'node:path';

/** The repository's root folder, relative to apps/cli/dist. */
const root = join(import.meta.dirname, '../../..');

export const SERVER_FILE = join(root, 'apps/server/dist/main.js');

export const RESTORE_FILE = join(root, 'apps/server/dist/restore.js');

/** Returns the folder with the shop's designs. */
export const catalogueFolder = (): string => process.env.MURO_CATALOGUE || join(root, 'catalogue');
