import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from '../http/raw-request.ts';
import { watchTree } from '../start/process-tree.ts';
import { freePort, type ServerProcess, startProcess } from '../start/start-process.ts';
import { type Client, signUp } from '../support/http-client.ts';
import { findCorpus, NO_CORPUS } from './read-corpus.ts';

const corpus = findCorpus();
const bodies = corpus?.entries.filter(({ file }) => file.startsWith('http/')) ?? [];

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  );
const ownFiles = new Set(
  filesIn(resolve(import.meta.dirname, '../../../../catalogue')).map((file) =>
    createHash('sha256').update(readFileSync(file)).digest('hex'),
  ),
);

describe.skipIf(!corpus)(`forms, names and sizes of the corpus against a running server${corpus ? '' : ` (${NO_CORPUS})`}`, () => {
  let folder: string;
  let server: ServerProcess;
  let ana: Client;
  let eve: Client;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'muro-forms-'));
    server = await startProcess({ PORT: String(await freePort()), MURO_DATA: join(folder, 'data') });
    [ana, eve] = [await signUp(server.url, 'ana'), await signUp(server.url, 'eve')];
  });
  afterAll(async () => {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  const drafts = () => readdirSync(join(folder, 'data/photos/drafts'));
  /** Returns the stored blobs except the shop's own files, which the server stores meanwhile. */
  const blobs = () => filesIn(join(folder, 'data/photos')).filter((file) => !file.includes('/drafts/') && !ownFiles.has(basename(file)));
  const expectServerWorks = async () => {
    expect(server.child.exitCode).toBe(null);
    expect((await ana.upload(corpus?.bytesOf('images/made/restart.jpg') as Buffer)).status).toBe(200);
  };

  it.each(bodies.map((entry) => [entry.file, entry] as const))('%s is refused and leaves nothing', async (file, entry) => {
    await expectServerWorks();
    const before = blobs();
    for (const session of [eve.cookie.split('=')[1] ?? '', 'f'.repeat(43)]) {
      const body = Buffer.from(corpus?.bytesOf(file).toString('latin1').replace('{{OTHER_SESSION_ID}}', session) ?? '', 'latin1');
      const headers = { cookie: ana.cookie, 'content-type': entry.content_type ?? '' };
      for (const length of [{ 'content-length': String(body.length) }, {}]) {
        const answer = await rawRequest({ url: server.url, headers: { ...headers, ...length }, body: [body] });
        expect(answer.status, answer.text.slice(0, 300)).toBeGreaterThanOrEqual(400);
        expect(answer.status).toBeLessThan(500);
        expect(JSON.parse(answer.text.slice(answer.text.indexOf('{'), answer.text.lastIndexOf('}') + 1))).toHaveProperty('error');
      }
    }
    await expect.poll(drafts).toEqual([]);
    expect(blobs()).toEqual(before);
    expect(existsSync('/tmp/corpus-shared.jpg')).toBe(false);
    await expectServerWorks();
  });

  it('no name of a file becomes a path, a header or a fault', async () => {
    const names = corpus?.json<readonly string[]>('strings/filenames.json') ?? [];
    const photo = corpus?.bytesOf('images/made/tiny_3x2.jpg') as Buffer;
    const { body: first } = await ana.upload(photo);
    const files = () => [readdirSync(folder), readdirSync(join(folder, 'data')), blobs()];
    const before = files();
    for (const name of names) {
      const { status, body } = await ana.upload(photo, name);
      if (status === 200) expect(body.id, name).toBe(first.id);
      else expect(status, name).toBe(400);
    }
    expect(files()).toEqual(before);
    await expect.poll(drafts).toEqual([]);
  });

  describe('boundary sizes', () => {
    const recipes =
      corpus?.json<readonly { name: string; base: string; total_bytes: number; expect: { outcome: string } }[]>('recipes.json') ?? [];
    const lengths = ['true', 'missing', 'too long', 'too short'] as const;

    it.each(recipes.flatMap((recipe) => lengths.map((length) => [recipe.name, length, recipe] as const)))(
      '%s with a content length that is %s',
      async (_, length, recipe) => {
        const photo = padJpeg(corpus?.bytesOf(recipe.base) as Buffer, recipe.total_bytes);
        const body = formOf(photo);
        const total = body.reduce((sum, piece) => sum + piece.length, 0);
        const declaredLength = { true: total, missing: null, 'too long': total + 1000, 'too short': total - 1000 }[length];
        const watch = watchTree(server.child.pid as number);
        const start = watchTree(server.child.pid as number).stop();
        const headers = {
          cookie: ana.cookie,
          'content-type': 'multipart/form-data; boundary=b',
          ...(declaredLength && { 'content-length': String(declaredLength) }),
        };
        const answer = await rawRequest({ url: server.url, headers, body, hangsUp: length === 'too long' });
        const growth = watch.stop() - start;
        const isAccepted = recipe.expect.outcome === 'accept' && (length === 'true' || length === 'missing');
        const isTooBig = recipe.expect.outcome === 'refuse' && (length !== 'too short' || (declaredLength ?? 0) > 27_000_000);
        // A client that declares more than it sends has disconnected, and bytes after a body are not a request:
        // the connection may be closed before the response to a wrong length is sent.
        const isWrong = length === 'too long' || length === 'too short';
        const allowedStatuses = isAccepted ? [200] : [isTooBig ? 413 : 400, ...(isWrong ? [0, 400] : [])];
        expect(allowedStatuses, answer.text.slice(0, 300)).toContain(answer.status);
        if (answer.status === 413) {
          expect(answer.text).toContain('ERROR_FILE_TO_BIG');
          expect(growth).toBeLessThan(50_000_000);
          expect(answer.sentBytes).toBeLessThan(26_214_400 + 64_000 + KERNEL_BYTES);
        }
        await expect.poll(drafts, { timeout: 10_000 }).toEqual([]);
        await expectServerWorks();
      },
    );
  });
});

/** Bytes that the kernel may buffer between a client that writes and a server that has stopped reading. */
const KERNEL_BYTES = 12_000_000;
const PIECE = 65_536;

/** Returns the same picture in a longer file: comments are inserted after the start marker. */
function padJpeg(jpeg: Buffer, totalBytes: number): Buffer {
  const comments: Buffer[] = [];
  for (let need = totalBytes - jpeg.length; need > 0; ) {
    let length = Math.min(need, 65_537);
    if (need - length > 0 && need - length < 4) length -= 4;
    const comment = Buffer.alloc(length, 'P');
    comment.writeUInt16BE(0xfffe, 0);
    comment.writeUInt16BE(length - 2, 2);
    comments.push(comment);
    need -= length;
  }
  return Buffer.concat([jpeg.subarray(0, 2), ...comments, jpeg.subarray(2)]);
}

function formOf(photo: Buffer): readonly Buffer[] {
  const pieces = Array.from({ length: Math.ceil(photo.length / PIECE) }, (_, index) => photo.subarray(index * PIECE, (index + 1) * PIECE));
  const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="p.jpg"\r\nContent-Type: image/jpeg\r\n\r\n';
  return [Buffer.from(head), ...pieces, Buffer.from('\r\n--b--\r\n')];
}
