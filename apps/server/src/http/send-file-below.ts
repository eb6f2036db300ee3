import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { FastifyReply } from 'fastify';

/** Kinds of files that belong to a design. */
const TYPES: Readonly<Record<string, string>> = {
  '.xml': 'text/xml; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

const PLAIN_PATH = /^[A-Za-z0-9_-]+(?:[./][A-Za-z0-9_-]+)*$/;

/** Sends a file below a folder; false when there is none, or the path leads elsewhere. */
export async function sendFileBelow(reply: FastifyReply, folder: string, path: string): Promise<boolean> {
  const type = TYPES[extname(path)];
  if (!type || !PLAIN_PATH.test(path)) return false;
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
