import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCollageXml } from '@muro/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { make } from '../src/commands/make.ts';
import { print } from '../src/commands/print.ts';
import { goodShop, writeShop } from './make-shop.ts';

type Files = Record<string, string | Uint8Array>;

const folder = mkdtempSync(join(tmpdir(), 'muro-layouts-'));
const pathTo = (...parts: string[]) => join(folder, ...parts);
let files: Files;

const paper = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer();

beforeAll(async () => {
  vi.stubEnv('MURO_CATALOGUE', pathTo('shop'));
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const good = await goodShop();
  // A copied folder with an unchanged source: the designer does not use its own layout and pictures.
  files = {
    ...good,
    'frame/art/paper.jpg': await paper('#00ff00'),
    'frame/template.xml': withoutLeaf(good),
    'copy/design.xml': String(good['frame/design.xml']).replace('id="12"', 'id="22"').replaceAll('id="120', 'id="220'),
    'copy/template.xml': withoutLeaf(good).replaceAll('img2', 'img7'),
    'copy/art/paper.jpg': await paper('#ff0000'),
    'copy/art/leaf.png': good['frame/art/leaf.png'] as Uint8Array,
  };
  writeShop(pathTo('shop'), files);
  for (const name of ['a', 'b']) await sharp(await paper('#8888ff')).toFile(pathTo(`${name}.jpg`));
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const withoutLeaf = (good: Files) => String(good['frame/template.xml']).replace(/.*<dopoverlay.*"leaf".*\n/, '');
const makeLayout = (template: string, output: string) =>
  make([pathTo('a.jpg'), pathTo('b.jpg')], { size: '40x30', template, material: 'POSTER', variants: 1, output: pathTo(output) });
const printed = (name: string) => print(pathTo(name), { output: pathTo(`${name}.pdf`), jpeg: pathTo(`${name}.jpeg`), dpi: 20 });
const savedIn = (name: string) => readCollageXml(readFileSync(pathTo(name, 'collage.xml'), 'utf8'));

it('[TPL-15] makes and prints the layout that the source of a design refers to, and stores its hash', async () => {
  await makeLayout('22', 'copied');
  await makeLayout('12', 'own');
  const saved = savedIn('copied');
  expect(saved.layout).toMatch(/^[0-9a-f]{64}$/);
  expect(saved.layout).toBe(savedIn('own').layout);
  expect(saved.pages[0]?.items.flatMap(({ kind, slot }) => (kind === 'photo' ? [slot] : []))).toEqual(['img1', 'img2']);
  await printed('copied');
  const { data, info } = await sharp(pathTo('copied.jpeg')).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const bottom = info.channels * (Math.round(info.height * 0.97) * info.width + Math.round(info.width / 2));
  expect([...data.subarray(bottom, bottom + 3)].map((value) => (value > 127 ? 255 : 0))).toEqual([0, 255, 0]);
});

it('refuses to print a collage if the text or a picture of its layout has changed', async () => {
  await makeLayout('12', 'older');
  writeShop(pathTo('shop'), { ...files, 'frame/art/paper.jpg': await paper('#0000ff') });
  await expect(printed('older')).rejects.toThrow('was made on another layout than its design');
  writeShop(pathTo('shop'), { ...files, 'frame/template.xml': String(files['frame/template.xml']).replace('x="21"', 'x="22"') });
  await expect(printed('older')).rejects.toThrow('was made on another layout than its design');
  writeShop(pathTo('shop'), files);
  await printed('older');
});

it('reports a missing source and a missing picture', async () => {
  writeShop(pathTo('shop'), Object.fromEntries(Object.entries(files).filter(([path]) => !path.startsWith('frame/'))));
  await expect(makeLayout('22', 'lost')).rejects.toThrow("no design of this catalogue has the id '12' of its source");
  writeShop(pathTo('shop'), Object.fromEntries(Object.entries(files).filter(([path]) => path !== 'frame/art/leaf.png')));
  await expect(makeLayout('22', 'lost')).rejects.toThrow(/leaf\.png: the picture of the design cannot be read: there is no such file/);
});
