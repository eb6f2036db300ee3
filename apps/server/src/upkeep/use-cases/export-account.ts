import { withScreenshot } from '../../collages/use-cases/stored-screenshot.ts';
import type { Blobs, StoredFile } from '../../files/blobs.ts';
import type { PlacedOrder } from '../../orders/types/orders.ts';
import type { Exports } from '../types/exports.ts';

interface ExportParts {
  readonly exports: Exports;
  readonly blobs: Blobs;
}

interface ExportedFile {
  readonly name: string;
  open(): AsyncIterable<Uint8Array>;
}

/** Yields all data of a user as files; missing photos are listed in the last file. */
export async function* exportedFiles({ exports, blobs }: ExportParts, userId: number): AsyncGenerator<ExportedFile> {
  yield textFile('account.json', JSON.stringify(await exports.findAccount(userId), null, 2));
  yield { name: 'orders.json', open: () => jsonList(exports.listOrders(userId)) };
  const names: Record<string, string> = {};
  for await (const { id, name, version, xml } of exports.listVersions(userId)) {
    names[id] = name;
    yield textFile(`collages/${id}/version-${version}.xml`, () => withScreenshot({ blobs }, xml));
  }
  yield textFile('collages.json', JSON.stringify(names, null, 2));
  const missing: string[] = [];
  for await (const { id, name, sha256 } of exports.listPhotos(userId)) {
    const file = await blobs.read(sha256);
    const path = `photos/${id}-${fileName(name)}`;
    if (file) yield { name: path, open: () => piecesOf(file) };
    else missing.push(path);
  }
  if (missing.length > 0) yield textFile('missing-photos.txt', missing.join('\n'));
}

/** Yields a JSON array of orders, indented by two spaces. */
async function* jsonList(orders: AsyncIterable<PlacedOrder>): AsyncGenerator<Buffer> {
  let before = '[';
  for await (const { ownerId: _, ...order } of orders) {
    yield Buffer.from(`${before}\n${JSON.stringify(order, null, 2).replace(/^/gm, '  ')}`);
    before = ',';
  }
  yield Buffer.from(before === '[' ? '[]' : '\n]');
}

async function* piecesOf(file: StoredFile): AsyncGenerator<Buffer> {
  yield* (await file.open()) as AsyncIterable<Buffer>;
}

function textFile(name: string, text: string | (() => Promise<string>)): ExportedFile {
  return {
    name,
    async *open() {
      yield Buffer.from(typeof text === 'string' ? text : await text());
    },
  };
}

/** Sanitises a file name: it may be a path, or contain reserved characters. */
const fileName = (name: string): string => {
  const plain = name
    .replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, '_')
    .replace(/^\.+/, '_')
    .slice(-100);
  return /\.jpe?g$/i.test(plain) ? plain : `${plain || 'photo'}.jpg`;
};
