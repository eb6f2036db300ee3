import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { isPlainPath } from '@muro/domain';
import type { FastifyReply } from 'fastify';
import type { StoredFile } from '../files/blobs.ts';
import { IMMUTABLE_CACHE } from './immutable-cache.ts';

/** Content types of the files of a design. */
const TYPES: Readonly<Record<string, string>> = {
  '.xml': 'text/xml; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/** Sends a file below a folder; false if it is missing, or if the path leads out of the folder. */
export async function sendFileBelow(reply: FastifyReply, folder: string, path: string): Promise<boolean> {
  const type = TYPES[extname(path)];
  if (!type || !isPlainPath(path)) return false;
  try {
    const [root, file] = [await realpath(folder), await realpath(join(folder, path))];
    const entry = await stat(file);
    if (!file.startsWith(root + sep) || !entry.isFile()) return false;
    void reply.type(type).header('content-length', entry.size).header('cache-control', 'public, max-age=300').send(createReadStream(file));
    return true;
  } catch {
    return false;
  }
}

/** Sends a file of a stored layout; its address contains the layout's hash, so its content never changes. */
export async function sendDesignFile(reply: FastifyReply, path: string, file: StoredFile): Promise<FastifyReply> {
  const body = await file.open();
  reply.type(TYPES[extname(path)] ?? 'application/octet-stream').header('cache-control', IMMUTABLE_CACHE);
  return reply.header('content-length', file.sizeBytes).send(body);
}
