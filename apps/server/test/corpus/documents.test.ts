import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadAnswer, SaveAnswer } from '@muro/api';
import { readCollageXml } from '@muro/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCatalogue } from '../catalogue/make-catalogue.ts';
import { collageXml } from '../collages/make-collage.ts';
import { rawRequest } from '../http/raw-request.ts';
import { photoOf } from '../photos/make-photo.ts';
import { freePort, type ServerProcess, startProcess } from '../start/start-process.ts';
import { type Client, signUp } from '../support/http-client.ts';
import { EFFECT_AND_TEXT, type MutationPlace, mutationsOf } from './document-mutations.ts';
import { findCorpus, NO_CORPUS } from './read-corpus.ts';

const corpus = findCorpus();
const documents = corpus?.entries.filter(({ file }) => file.endsWith('.xml')) ?? [];
const mutations = corpus?.json<readonly { id: number; name: string }[]>('xml/mutations.json') ?? [];
/** Hosts that the documents of the corpus would fetch from. */
const FETCHED = /(127\.0\.0\.1:9|www\.w3schools\.com)(?=\/)/g;
const MAX_BODY_BYTES = 8_000_000;

describe.skipIf(!corpus)(`documents of the corpus saved over a collage${corpus ? '' : ` (${NO_CORPUS})`}`, () => {
  let folder: string;
  let server: ServerProcess;
  let ana: Client;
  let listener: Server;
  let calls = 0;
  let collageid = '';
  let place: MutationPlace;
  const worst = { ms: 0, of: '' };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'muro-documents-'));
    listener = createServer((socket) => {
      calls++;
      socket.destroy();
    });
    const port = await freePort();
    await new Promise<void>((done) => listener.listen(port, '127.0.0.1', done));
    const env = { PORT: String(await freePort()), MURO_DATA: join(folder, 'data'), MURO_CATALOGUE: makeCatalogue(folder) };
    server = await startProcess(env);
    ana = await signUp(server.url, 'ana');
    const eve = await signUp(server.url, 'eve');
    const send = async (client: Client, seed: number) => (await client.upload(await photoOf({ width: 600, height: 400, seed }))).body;
    const photos = [await send(ana, 1), await send(ana, 2)];
    const theirs = await send(eve, 3);
    const foreign = (await save(eve, { collagexml: collageXml({ photos: [theirs], columns: 1 }) })).body;
    // The first photo is one that the user moved.
    const xml = collageXml({ photos }).replace(' placed="auto"/>\n    </dopimage>', `>${EFFECT_AND_TEXT}\n    </dopimage>`);
    expect(xml).toContain(EFFECT_AND_TEXT);
    collageid = String((await save(ana, { collagexml: xml })).body.collageid);
    const first = readCollageXml((await load()).collagexml).pages[0]?.items[0];
    place = {
      xml,
      photoId: photos[0]?.id ?? 0,
      dpi: first?.kind === 'photo' ? first.dpi : 0,
      foreignPhotoId: theirs.id,
      foreignCollageId: foreign.collageid,
      listener: `http://127.0.0.1:${port}`,
    };
  });
  afterAll(async () => {
    await server.kill();
    listener.close();
    rmSync(folder, { recursive: true, force: true });
    console.info(`longest answer to a document ${Math.round(worst.ms)} ms (${worst.of})`);
  });
  const save = (client: Client, fields: Readonly<Record<string, string>>) => client.form<SaveAnswer>('/api/save?format=json', fields);
  const load = async () => (await ana.form<LoadAnswer>('/api/load?format=json', { collageid })).body;

  /** Saves a change over the present collage and returns whether it was refused; a refusal must change nothing. */
  async function isRefused(of: string, fields: Readonly<Record<string, string>>): Promise<boolean> {
    const before = await load();
    const begin = performance.now();
    const body = Buffer.from(new URLSearchParams({ collagexml: place.xml, collageid, ...fields }).toString());
    const headers = { cookie: ana.cookie, 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) };
    const { status, text } = await rawRequest({ url: server.url, path: '/api/save?format=json', headers, body: [body] });
    const ms = performance.now() - begin;
    if (ms > worst.ms) Object.assign(worst, { ms, of });
    // A client that continues to send after the declared length was refused may find the connection closed.
    if (status > 0 || body.length <= MAX_BODY_BYTES) expect(status, text).toBeGreaterThanOrEqual(200);
    expect(status, text).toBeLessThan(500);
    expect(text).not.toContain('root:');
    expect(calls).toBe(0);
    expect(server.child.exitCode).toBe(null);
    if (status !== 200) expect(await load()).toEqual(before);
    return status !== 200;
  }

  it.each(documents.map((entry) => [entry.file, entry] as const))('%s', async (file, { expect: wanted }) => {
    for (const encoding of ['utf8', 'latin1'] as const) {
      const text = corpus?.bytesOf(file).toString(encoding) ?? '';
      const collagexml = text.replace(FETCHED, place.listener.slice('http://'.length));
      const wasRefused = await isRefused(file, { collagexml });
      if (wanted.outcome !== 'either') expect(wasRefused).toBe(wanted.outcome === 'refuse');
    }
  });

  it.each(mutations.map(({ id, name }) => [id, name] as const))('mutation %i: %s', async (id) => {
    const changes = mutationsOf(place)[id] ?? [];
    expect(changes.length).toBeGreaterThan(0);
    for (const { fields, outcome } of changes) {
      const wasRefused = await isRefused(`mutation ${id}`, fields);
      expect(wasRefused, JSON.stringify(fields).slice(0, 300)).toBe(outcome === 'refused');
      if (outcome === 'refused') continue;
      const { collagexml } = await load();
      expect(collagexml).not.toMatch(/NaN|Infinity|127\.0\.0\.1/);
      outcome(readCollageXml(collagexml));
    }
  });
});
