import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UploadAnswer } from '@muro/api';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colourGrid, gridDistance } from '../../../../packages/press/test/colour-grid.ts';
import { watchTree } from '../start/process-tree.ts';
import { freePort, type ServerProcess, startProcess } from '../start/start-process.ts';
import { type Client, signUp } from '../support/http-client.ts';
import { jpegSegments } from './jpeg-segments.ts';
import { type CorpusEntry, findCorpus, NO_CORPUS } from './read-corpus.ts';

const corpus = findCorpus();
const photos = corpus?.entries.filter(({ file }) => file.startsWith('images/')) ?? [];
const MAX_GROWTH = 300_000_000;
const GRID_TOLERANCE = 12;
const CMYK_TOLERANCE = 60;

describe.skipIf(!corpus)(`photos of the corpus through a running server${corpus ? '' : ` (${NO_CORPUS})`}`, () => {
  let folder: string;
  let server: ServerProcess;
  let ana: Client;
  const pictures = new Map<string, readonly number[]>();
  const worst = { ms: 0, growthMb: 0, of: '' };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'muro-corpus-'));
    server = await startProcess({ PORT: String(await freePort()), MURO_DATA: folder, MURO_PNG: '0' });
    ana = await signUp(server.url, 'ana');
  });
  afterAll(async () => {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
    console.info(`longest answer ${Math.round(worst.ms)} ms (${worst.of}), most memory beyond the start ${Math.round(worst.growthMb)} MB`);
  });
  const drafts = () => readdirSync(join(folder, 'photos/drafts'));

  it.each(photos.map((entry) => [entry.file, entry] as const))('%s', async (_, entry) => {
    const bytes = corpus?.bytesOf(entry.file) as Buffer;
    const watch = watchTree(server.child.pid as number);
    const start = watchTree(server.child.pid as number).stop();
    const begin = performance.now();
    const { status, body } = await ana.upload(bytes, entry.file.split('/').at(-1));
    const ms = performance.now() - begin;
    const growth = watch.stop() - start;
    if (ms > worst.ms) Object.assign(worst, { ms, of: entry.file });
    worst.growthMb = Math.max(worst.growthMb, growth / 1e6);
    expect(status, JSON.stringify(body)).toBeLessThan(500);
    expect(growth).toBeLessThan(MAX_GROWTH);
    await expect.poll(drafts).toEqual([]);
    const { expect: wanted } = entry;
    if (body.error) {
      expect(wanted.outcome, `${body.error}`).not.toBe('accept');
      expect(wanted.error_any_of ?? wanted.if_refused_error_any_of ?? [body.error]).toContain(body.error);
      return;
    }
    expect(wanted.outcome).not.toBe('refuse');
    if (wanted.upright) expect([body.orgWidth, body.orgHeight]).toEqual(wanted.upright);
    // The corpus does not define whether a malformed orientation applies, so both orientations are accepted.
    else if (wanted.if_accepted_upright) expect([body.orgWidth, body.orgHeight].sort()).toEqual([...wanted.if_accepted_upright].sort());
    if (wanted.suggestedRotation !== undefined) expect(body.suggestedRotation).toBe(wanted.suggestedRotation);
    await expectServed(entry, body);
  });

  it('members of a group are one picture', () => {
    const groups = new Map<string, string[]>();
    for (const { file, group } of photos) if (group && pictures.has(file)) groups.set(group, [...(groups.get(group) ?? []), file]);
    expect(groups.size).toBeGreaterThan(0);
    for (const [first = '', ...others] of groups.values()) {
      for (const other of others) {
        expect(gridDistance(pictures.get(first) ?? [], pictures.get(other) ?? []), `${first} ${other}`).toBeLessThanOrEqual(GRID_TOLERANCE);
      }
    }
  });

  it('the server is the same process and takes the next photo', async () => {
    expect(server.child.exitCode).toBe(null);
    expect((await ana.upload(corpus?.bytesOf('images/made/progressive.jpg') as Buffer)).status).toBe(200);
  });

  async function expectServed(
    { file, upright_grid_4x4_srgb: wanted, description }: CorpusEntry,
    { src, thumb }: UploadAnswer,
  ): Promise<void> {
    for (const path of [src, thumb]) {
      const served = await ana.get(path);
      expect(served.status).toBe(200);
      expect(served.headers['content-type']).toBe('image/jpeg');
      expect(served.headers['x-content-type-options']).toBe('nosniff');
      expect(served.headers['content-security-policy']).toBe("sandbox; default-src 'none'");
      const { markers, trailing } = jpegSegments(served.bytes);
      // JFIF, tables, frame and scan: no EXIF, XMP, GPS, profile or comment.
      expect(markers.filter((marker) => ![0xe0, 0xdb, 0xc0, 0xc4, 0xda].includes(marker))).toEqual([]);
      expect(trailing).toBe(0);
      expect((await sharp(served.bytes).metadata()).exif).toBe(undefined);
      if (path !== src) continue;
      const grid = await colourGrid(served.bytes);
      pictures.set(file, grid);
      if (wanted)
        expect(gridDistance(grid, wanted)).toBeLessThanOrEqual(/cmyk/i.test(`${file} ${description}`) ? CMYK_TOLERANCE : GRID_TOLERANCE);
    }
  }
});
