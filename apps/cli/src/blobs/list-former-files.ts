import { type FormerFiles, PATHS } from '@muro/api';
import type { ShopServer } from '../orders/shop-server.ts';

/** Lists all files of a server's former store; null if it has none. */
export async function listFormerFiles(server: ShopServer): Promise<Omit<FormerFiles, 'next'> | null> {
  const files: FormerFiles['files'] = [];
  for (let path: string = PATHS.formerFiles; ; ) {
    const content = await server.content(path);
    if (typeof content === 'string') return null;
    const page = JSON.parse(await textOf(content)) as FormerFiles;
    for (const file of page.files) files.push(file);
    if (page.next === null) return { from: page.from, to: page.to, files };
    path = `${PATHS.formerFiles}?after=${page.next}`;
  }
}

async function textOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
}
