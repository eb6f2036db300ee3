import { join } from 'node:path';

/** Folder of the built web app's files whose names contain the hash of their content. */
export const builtFolder = (webFolder: string): string => join(webFolder, 'assets');
