import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { PATHS } from '@muro/api';
import { z } from 'zod';
import { builtFolder } from '../../files/built-folder.ts';
import { IMMUTABLE_CACHE } from '../../http/immutable-cache.ts';
import type { App } from '../../http/route-tools.ts';
import type { WebFiles } from '../types/web-files.ts';

export interface FileServices {
  readonly webFolder: string;
  readonly webFiles: Pick<WebFiles, 'find'>;
}

const NAME = /^[\w-][\w.-]*$/;
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/**
 * Serves built files. During a rolling update servers of two versions run side by side, and a page of one may request its files from the
 * other, so files that this server does not have are read from the database.
 */
export function builtFileRoute(app: App, services: FileServices): void {
  const params = z.object({ name: z.string() });
  app.get(`${PATHS.webApp}assets/:name`, { schema: { hide: true, params } }, async (request, reply) => {
    const { name } = request.params;
    if (!NAME.test(name)) return reply.callNotFound();
    if (existsSync(join(builtFolder(services.webFolder), name))) return reply.sendFile(`assets/${name}`);
    const bytes = await services.webFiles.find(name);
    if (!bytes) return reply.callNotFound();
    return reply
      .type(TYPES[extname(name)] ?? 'application/octet-stream')
      .header('cache-control', IMMUTABLE_CACHE)
      .send(Buffer.from(bytes));
  });
}
