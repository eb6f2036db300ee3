import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Folder of the server's package. Its sources and its bundle lie at different depths below it. */
const SERVER_FOLDER = folderOf(import.meta.dirname);

/** Folder of the product. */
export const ROOT = resolve(SERVER_FOLDER, '../..');

/** Folder of the build that this process runs. The link `dist` points to the newest build, which may be another one. */
const BUILD_FOLDER = existsSync(join(import.meta.dirname, 'main.js')) ? import.meta.dirname : join(SERVER_FOLDER, 'dist');

/** Returns the folders and files of the product itself. The folder of the web app is that of its newest build. */
export function productFolders() {
  const web = join(ROOT, 'apps/web/dist');
  return {
    sampleFolder: join(ROOT, 'catalogue/sample-photos'),
    webFolder: existsSync(web) ? realpathSync(web) : web,
    publicFolder: join(SERVER_FOLDER, 'public'),
    migrationsFolder: join(SERVER_FOLDER, 'migrations'),
    databaseTemplate: join(BUILD_FOLDER, 'empty-database.tar.gz'),
  };
}

function folderOf(below: string): string {
  const folder = dirname(below);
  return folder === below || existsSync(join(below, 'package.json')) ? below : folderOf(folder);
}
