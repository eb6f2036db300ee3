import { join } from 'node:path';

/** Where the built web app has the files whose names hold the hash of their content. */
export const builtFolder = (webFolder: string): string => join(webFolder, 'assets');
