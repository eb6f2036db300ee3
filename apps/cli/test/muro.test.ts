import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/* The real binary, built and run as a person would. */

const cli = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'muro-cli-'));
const at = (...parts: string[]) => join(folder, ...parts);
const photos: string[] = [];

function muro(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(cli, 'bin/muro.mjs'), ...words], { encoding: 'utf8', cwd: folder });
  return { status, stdout, stderr };
}

const oneLine = (text: string) => expect(text.trim().split('\n').length, text).toBe(1);

beforeAll(async () => {
  await build({ root: cli, logLevel: 'silent' });
  mkdirSync(at('in'));
  for (let index = 0; index < 7; index++) {
    const [width, height] = index % 3 === 2 ? [300, 450] : [450, 300];
    const background = { r: 30 * index, g: 120, b: 255 - 30 * index };
    const picture = sharp({ create: { width, height, channels: 3, background } }).jpeg();
    await picture.withMetadata({ orientation: index === 0 ? 6 : 1 }).toFile(at('in', `${index}.jpg`));
    photos.push(at('in', `${index}.jpg`));
  }
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('muro make and muro print', () => {
  it('seven photos in, a collage and its print file out, every original byte kept', async () => {
    const made = muro('make', ...photos, '--size', '100x70', '--title', 'Ça va <été> & "là"', '-o', at('out'));
    expect(made).toMatchObject({ status: 0, stderr: '' });
    expect(readdirSync(at('out')).sort()).toEqual(['collage.xml', 'photos']);
    for (const photo of photos) {
      expect(readFileSync(at('out', 'photos', photo.slice(-5))).equals(readFileSync(photo))).toBe(true);
    }
    const printed = muro('print', 'out', '-o', 'out.pdf', '--ticket', 'out.json', '--jpeg', 'out.jpg', '--dpi', '30', '--originals');
    expect(printed).toMatchObject({ status: 0, stderr: '' });
    const bytes = readFileSync(at('out.pdf'));
    for (const photo of photos) expect(bytes.includes(readFileSync(photo))).toBe(true);
    const pdf = await PDFDocument.load(bytes);
    expect(pdf.getTitle()).toBe('Ça va <été> & "là"');
    const trim = pdf.getPage(0).getTrimBox();
    expect([trim.width, trim.height].map((side) => (side / 72) * 2.54)).toEqual([expect.closeTo(100, 3), expect.closeTo(70, 3)]);
    const ticket = JSON.parse(readFileSync(at('out.json'), 'utf8'));
    expect(ticket.pdf).toEqual({ sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length, version: '1.6' });
    expect(ticket.photos.length).toBe(7);
    expect(ticket).toMatchObject({ material: 'POSTER', size: { width: 100, height: 70 }, wrap: 0.1, pages: 1 });
    const flat = await sharp(at('out.jpg')).metadata();
    expect([flat.width, flat.height]).toEqual([Math.round((100.2 / 2.54) * 30), Math.round((70.2 / 2.54) * 30)]);
    expect(flat).toMatchObject({ density: 30, space: 'srgb' });
  });

  it('--set, --generator and --material are obeyed; programs get JSON and no words', () => {
    const made = muro(
      'make',
      ...photos,
      '--size',
      '60x60',
      '--generator',
      'alleven',
      '--material',
      'canvas4cm',
      '--set',
      'numberVert=7',
      '--set',
      'numberHor=1',
      '--json',
      '-o',
      at('seven'),
    );
    expect(made.stderr).toBe('');
    expect(JSON.parse(made.stdout)).toMatchObject({
      generator: 'alleven',
      material: 'CANVAS4CM',
      photos: 7,
      size: { width: 60, height: 60 },
    });
    const printed = muro('print', at('seven', 'collage.xml'), '--json', '-o', at('seven.pdf'));
    expect(JSON.parse(printed.stdout).ticket).toMatchObject({ wrap: 5, isWrapped: true, sheet: { width: 70, height: 70 } });
  });

  it('refuses photos that cannot be read, all by name, and writes nothing', () => {
    writeFileSync(at('in', 'text.jpg'), 'no photo');
    writeFileSync(at('in', 'cut.jpg'), readFileSync(photos[1] as string).subarray(0, 900));
    const made = muro(
      'make',
      photos[0] as string,
      at('in', 'text.jpg'),
      at('in', 'cut.jpg'),
      at('in', 'gone.jpg'),
      '--size',
      '50x40',
      '-o',
      at('none'),
    );
    expect(made.status).toBe(1);
    oneLine(made.stderr);
    for (const name of ['text.jpg: is not a JPEG', 'cut.jpg: ', 'gone.jpg: cannot be read']) expect(made.stderr).toContain(name);
    expect(made.stderr).not.toContain('/0.jpg');
    expect(existsSync(at('none'))).toBe(false);
  });

  it('says what does not fit', () => {
    expect(muro('make', ...photos, '--size', '50x40', '--set', 'numberVert=99', '-o', at('x'))).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^muro: --set numberVert: 99 is outside 1 to 10\n$/),
    });
    expect(muro('make', ...photos, '--size', '50x40', '--generator', 'single', '-o', at('x'))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('1 places for 7 photos'),
    });
    expect(muro('make', ...photos, '--size', '5x5', '-o', at('x')).status).toBe(2);
    expect(muro('make', ...photos, '--size', 'big', '-o', at('x'))).toMatchObject({ status: 2, stderr: expect.stringContaining("'big'") });
    expect(muro('make', ...photos, '--size', '50x40', '--template', 'nothing-like-it', '-o', at('x')).status).toBe(2);
    expect(existsSync(at('x'))).toBe(false);
  });

  it('a missing photo, another photo and a broken collage stop the print and leave an earlier file', () => {
    muro('make', ...photos, '--size', '50x40', '-o', at('stop'));
    writeFileSync(at('stop.pdf'), 'earlier');
    rmSync(at('stop', 'photos', '3.jpg'));
    expect(muro('print', 'stop', '-o', 'stop.pdf')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^muro: stop\/photos\/3\.jpg: .*missing\n$/),
    });
    writeFileSync(at('stop', 'photos', '3.jpg'), readFileSync(photos[2] as string));
    expect(muro('print', 'stop', '-o', 'stop.pdf')).toMatchObject({ status: 1, stderr: expect.stringContaining('shape of 450 x 300 px') });
    writeFileSync(at('stop', 'collage.xml'), '<collage templateId="x"><userdata></collage>');
    const broken = muro('print', 'stop', '-o', 'stop.pdf');
    expect(broken.status).toBe(1);
    expect(broken.stderr).toMatch(/^muro: stop\/collage\.xml: line 1/);
    oneLine(broken.stderr);
    expect(readFileSync(at('stop.pdf'), 'utf8')).toBe('earlier');
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it("a static design of the shop's catalogue is printed with its art", async () => {
    const campo = join(cli, '../../catalogue/campo');
    const [, id = ''] = /<template id="(\w+)"/.exec(readFileSync(join(campo, 'design.xml'), 'utf8')) ?? [];
    const made = muro('make', ...photos.slice(0, 4), '--size', '50x40', '--template', id, '--material', 'DIBOND', '-o', at('campo'));
    expect(made).toMatchObject({ status: 0, stderr: '' });
    expect(muro('print', 'campo', '-o', 'campo.pdf', '--ticket', 'campo.json')).toMatchObject({ status: 0, stderr: '' });
    expect(JSON.parse(readFileSync(at('campo.json'), 'utf8'))).toMatchObject({ product: { templateId: id, generator: '' }, wrap: 0.3 });
    const pictures = (await PDFDocument.load(readFileSync(at('campo.pdf')))).getPage(0).node.Resources()?.toString() ?? '';
    expect(pictures.match(/\/P\d+ /g)?.length).toBeGreaterThan(4);
    expect(muro('make', ...photos.slice(0, 4), '--size', '51x40', '--template', id, '-o', at('campo-odd'))).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('50x40'),
    });
  });

  it("a collage's addresses cannot lead out of its photos", () => {
    muro('make', photos[1] as string, '--size', '50x40', '--generator', 'single', '-o', at('lead'));
    writeFileSync(at('secret.jpg'), readFileSync(photos[1] as string));
    const xml = readFileSync(at('lead', 'collage.xml'), 'utf8');
    writeFileSync(
      at('lead', 'collage.xml'),
      xml.replaceAll('photos/1.jpg', '../secret.jpg').replaceAll('name="1.jpg"', 'name="../../secret.jpg"'),
    );
    rmSync(at('lead', 'photos', '1.jpg'));
    expect(muro('print', 'lead', '-o', 'lead.pdf')).toMatchObject({ status: 1, stderr: expect.stringContaining('missing') });
  });
});

describe('muro layout', () => {
  it('writes the same layout as data, template, drawing and picture', async () => {
    const words = ['layout', '--generator', 'mosaic1', '--size', '60x40', '--seed', '5', '-o'];
    for (const ending of ['json', 'xml', 'svg', 'png']) expect(muro(...words, at(`layout.${ending}`)).status).toBe(0);
    const document = JSON.parse(readFileSync(at('layout.json'), 'utf8'));
    expect(document).toMatchObject({ design: 'mosaic1', layout: { size: { width: 60, height: 40 } } });
    expect(readFileSync(at('layout.svg'), 'utf8')).toContain('viewBox="0 0 60 40"');
    expect(await sharp(at('layout.png')).metadata()).toMatchObject({ width: 1200, height: 800 });
    expect(muro('check', at('layout.xml'))).toMatchObject({ status: 0, stdout: expect.stringContaining('layout, 60 x 40 cm') });
    const before = readFileSync(at('layout.xml'));
    muro(...words, at('layout.xml'));
    expect(readFileSync(at('layout.xml')).equals(before)).toBe(true);
  });

  it('wrong usage is exit 2 and one line', () => {
    for (const words of [
      ['layout', '--generator', 'nobody', '--size', '60x40', '-o', 'a.json'],
      ['layout', '--generator', 'alleven', '--size', '60x40', '-o', 'a.doc'],
      ['layout', '--generator', 'alleven', '--size', '60x40', '--material', 'WOOD', '-o', 'a.json'],
      ['layout', '--generator', 'alleven', '--size', '60x40', '--set', 'colour', '-o', 'a.json'],
      ['layout', '--size', '60x40'],
      ['print', 'x', '-o', 'y.pdf', '--dpi', '9000'],
      ['fly'],
      [],
    ]) {
      const { status, stderr } = muro(...words);
      expect([words, status]).toEqual([words, 2]);
      oneLine(stderr);
    }
    expect(muro('--help')).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining('print file') });
  });
});

describe('muro check', () => {
  it("[GEN-COMMON-03] names a design's unknown generator and a preset out of its bounds", () => {
    const entry = (source: string, preset: string) =>
      `<template id="1" name="Muro-Uno" source="${source}" width="50" height="40" visible="true"><preset>${preset}</preset></template>`;
    writeFileSync(at('spiral.xml'), entry('gen:spiral', ''));
    writeFileSync(at('wide.xml'), entry('gen:alleven', '<val name="numberVert" value="99"/>'));
    writeFileSync(at('well.xml'), entry('gen:alleven', '<val name="numberVert" value="5"/>'));
    const { status, stdout, stderr } = muro('check', at('spiral.xml'), at('wide.xml'), at('well.xml'));
    expect([status, stdout.trim()]).toEqual([1, `${at('well.xml')}: design, Muro-Uno`]);
    expect(stderr).toContain("spiral.xml: source: nobody knows the generator 'spiral'");
    expect(stderr).toMatch(/wide\.xml: preset 'numberVert': 99 is outside 1 to 10/);
  });

  it('says line and reason of every bad file, and what the good ones are', () => {
    muro('make', ...photos, '--size', '50x40', '-o', at('good'));
    writeFileSync(at('bomb.xml'), '<?xml version="1.0"?>\n<!DOCTYPE x [<!ENTITY a "b">]>\n<template/>');
    writeFileSync(at('odd.xml'), '<svg/>');
    writeFileSync(at('list.xml'), '<rsp><templates><template id="1"/><template id="2"/></templates></rsp>');
    const { status, stdout, stderr } = muro(
      'check',
      at('good', 'collage.xml'),
      at('bomb.xml'),
      at('odd.xml'),
      at('list.xml'),
      at('gone.xml'),
    );
    expect(status).toBe(1);
    expect(stdout).toContain('collage.xml: collage, 50 x 40 cm, 7 photos');
    const lines = stderr.trim().split('\n');
    expect(lines.length).toBe(4);
    expect(lines[0]).toMatch(/bomb\.xml: line 2.*DOCTYPE/i);
    expect(lines[1]).toContain('<svg> is no document of Muro');
    expect(lines[2]).toMatch(/list\.xml: line 1.*\(and 1 more\)/);
    expect(lines[3]).toContain('gone.xml: there is no such file');
    const asData = muro('check', '--json', at('odd.xml'));
    expect(asData.status).toBe(1);
    expect(JSON.parse(asData.stdout).faults).toEqual([expect.objectContaining({ file: at('odd.xml'), place: 'line 1' })]);
  });
});

describe('muro serve', () => {
  it('starts the server with what it is told, passes its words on and ends as it ends', () => {
    writeFileSync(at('no-folder'), '');
    const { status, stderr } = muro('serve', '--port', '0', '--data', at('no-folder'));
    expect(status).toBe(1);
    if (existsSync(join(cli, '../server/dist/main.js'))) expect(stderr).toContain(at('no-folder'));
    else expect(stderr).toContain('the server is not built');
  });

  it('a port that is none is wrong usage', () => {
    expect(muro('serve', '--port', '99999').status).toBe(2);
  });
});
