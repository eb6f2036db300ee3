import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVER_FOLDER } from './server-folder.ts';

const manifest = JSON.parse(readFileSync(join(SERVER_FOLDER, 'package.json'), 'utf8')) as { readonly version: string };

export const VERSION = manifest.version;
