import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { layoutFiles } from './layout-files.ts';

const parent = mkdtempSync(join(tmpdir(), 'muro-layout-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const XML = `<template><resources>
  <resource id="b"><version media="web" source="art/b.png"/></resource>
  <resource id="a"><version media="web" source="art/a.png"/></resource>
  <resource id="again"><version media="web" source="art/a.png"/></resource>
</resources><dopcanvas width="50" height="40"/><variation name="default"/></template>`;

const layoutIn = (name: string, templateXml = XML) => ({ templateXml, baseUrl: `/templates/${name}/`, folder: join(parent, name) });

beforeEach(() => {
  for (const name of ['one', 'two']) {
    mkdirSync(join(parent, name, 'art'), { recursive: true });
    for (const picture of ['a', 'b']) writeFileSync(join(parent, name, 'art', `${picture}.png`), `picture ${picture}`);
  }
});

it('the hash depends on the text and the pictures, not on their location', async () => {
  const files = await layoutFiles(layoutIn('one'));
  expect(files.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(files.files.map(({ path }) => path)).toEqual(['template.xml', 'art/a.png', 'art/b.png']);
  expect((await layoutFiles(layoutIn('two'))).hash).toBe(files.hash);
});

it('the hash changes with a letter of the text, with a picture, and with exchanged pictures', async () => {
  const hashes = [
    (await layoutFiles(layoutIn('one'))).hash,
    (await layoutFiles(layoutIn('one', XML.replace('width="50"', 'width="60"')))).hash,
  ];
  writeFileSync(join(parent, 'one/art/a.png'), 'picture b');
  writeFileSync(join(parent, 'one/art/b.png'), 'picture a');
  hashes.push((await layoutFiles(layoutIn('one'))).hash);
  writeFileSync(join(parent, 'one/art/a.png'), 'picture c');
  hashes.push((await layoutFiles(layoutIn('one'))).hash);
  expect(new Set(hashes).size).toBe(4);
});

it('rejects when a picture is missing', async () => {
  rmSync(join(parent, 'one/art/a.png'));
  await expect(layoutFiles(layoutIn('one'))).rejects.toThrow('ENOENT');
});
