import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CodeBlock, codeBlocks, readGuides } from '../../../../test-support/guides.ts';
import { makeCatalogue } from '../../../server/test/catalogue/make-catalogue.ts';
import { orderState, placeOrder } from '../../../server/test/orders/place-order.ts';
import { freePort, type ServerProcess, startProcess } from '../../../server/test/start/start-process.ts';
import { signUp } from '../../../server/test/support/http-client.ts';

/* Runs the code blocks of the guides that begin with `sh run` against a real shop and compares the output with the guides. */

const TOKEN = 'operator-token-of-these-guides';
const MURO = join(import.meta.dirname, '../../bin/muro.mjs');
const folder = mkdtempSync(join(tmpdir(), 'muro-guides-'));
const pathTo = (name: string) => join(folder, name);
let server: ServerProcess;

/** Pages in the order in which an operator comes to them; the others follow. The shop has its first order from the orders page on. */
const FIRST_PAGES = ['docs/install/quick-start.md', 'docs/integrate/api.md', 'docs/operate/operator-tokens.md'];
const LAST_PAGES = ['docs/operate/orders.md', 'docs/operate/backup-and-restore.md', 'docs/operate/integrity-check.md'];

interface Example {
  readonly code: string;
  /** Output that the guide shows; undefined if it shows none. */
  readonly expected: string | undefined;
}

const examplesOf = (blocks: readonly CodeBlock[]): readonly Example[] =>
  blocks.flatMap(({ kind, code }, index) => {
    const next = blocks[index + 1];
    return kind === 'sh run' ? [{ code, expected: next?.kind === 'text' ? next.code : undefined }] : [];
  });

const pages = readGuides()
  .map(({ path, text }) => ({ path, examples: examplesOf(codeBlocks(text)) }))
  .filter(({ examples }) => examples.length > 0);
const isOther = ({ path }: { readonly path: string }) => ![...FIRST_PAGES, ...LAST_PAGES].includes(path);
const pagesAt = (paths: readonly string[]) => paths.flatMap((path) => pages.filter((page) => page.path === path));
const beforeOrder = [...pagesAt(FIRST_PAGES), ...pages.filter(isOther)];
const afterOrder = pagesAt(LAST_PAGES);

/** Addresses and folders of the guides, and those of this run. */
const places = (): readonly (readonly [string, string])[] => [
  ['http://localhost:8080', server.url],
  ['/backups/muro', pathTo('backups')],
  ['/tmp/muro-practice', pathTo('practice')],
];

function runExample(code: string): Promise<{ readonly status: number | null; readonly out: string; readonly err: string }> {
  const command = places().reduce((text, [expected, real]) => text.replaceAll(expected, real), code);
  const env = { PATH: `${pathTo('bin')}:${process.env.PATH}`, HOME: folder, MURO_DATA: pathTo('data'), MURO_OPERATOR_TOKEN: TOKEN };
  return new Promise((done) => {
    const child = execFile('bash', ['-euc', command], { cwd: folder, env }, (_error, out, err) => {
      const output = places().reduce((text, [expected, real]) => text.replaceAll(real, expected), out);
      done({ status: child.exitCode, out: output.trim(), err });
    });
  });
}

/** Makes a pattern of shown output: numbers may have other digits, sizes another unit, `…` stands for anything. */
function patternOf(expected: string): RegExp {
  const escaped = expected.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const digits = escaped.replace(/\d+(?:\\\.\d+)? [kMG]B|\d+/g, (found) => (found.endsWith('B') ? '[\\d.]+ [kMG]?B' : '\\d+'));
  return new RegExp(`^${digits.replaceAll('…', '[^\\n]*')}$`);
}

async function expectShown({ code, expected }: Example): Promise<void> {
  const { status, out, err } = await runExample(code);
  expect([code, status, err]).toEqual([code, 0, status === 0 ? err : '']);
  if (expected !== undefined) expect(out, code).toMatch(patternOf(expected));
}

beforeAll(async () => {
  mkdirSync(pathTo('bin'));
  symlinkSync(MURO, pathTo('bin/muro'));
  const MURO_CATALOGUE = makeCatalogue(folder);
  const PORT = String(await freePort());
  server = await startProcess({ MURO_CATALOGUE, MURO_DATA: pathTo('data'), MURO_OPERATOR_TOKEN: TOKEN, MURO_LOCALE: 'en', PORT });
}, 120_000);

afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('the commands of the guides print what the guides show', () => {
  it.each(beforeOrder)('$path', async ({ examples }) => {
    for (const example of examples) await expectShown(example);
  });

  it('once the shop has an order', async () => {
    const ana = await signUp(server.url, 'ana');
    const { id } = await placeOrder(ana, 600, { city: 'Madrid' });
    while ((await orderState(ana, id)) !== 'printed') await sleep(50);
    await expectShown({ code: `muro orders download ${id} -o today`, expected: 'today: 1 print file, each with its ticket' });
  });

  it.each(afterOrder)('$path', async ({ examples }) => {
    for (const example of examples) await expectShown(example);
  });

  it('leave no error in the log', () => {
    expect(server.entries().filter(({ level }) => level === 'error' || level === 'fatal')).toEqual([]);
  });

  it('a pattern of shown output matches other digits and nothing else', () => {
    const pattern = patternOf('4 files of 2.8 MB: …');
    expect(pattern.test('46 files of 13.1 MB: can be restored')).toBe(true);
    expect(pattern.test('46 photos of 13.1 MB: can be restored')).toBe(false);
  });
});
