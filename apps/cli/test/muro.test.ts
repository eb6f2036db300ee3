import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { GENERATORS } from '@muro/domain';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeHeic } from '../../../packages/domain/test/make-heic.ts';
import { main } from '../src/main.ts';

/* Most tests call `main` in this process; a few start the built command. */

const cli = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'muro-cli-'));
const pathTo = (...parts: string[]) => join(folder, ...parts);
const photos: string[] = [];

/** Runs one call in this process, with the folder as working directory. */
async function muro(...args: string[]) {
  const text = { stdout: '', stderr: '' };
  const writerTo = (name: keyof typeof text) => ({
    write: (piece: string) => {
      text[name] += piece;
    },
  });
  const status = await main(args, { stdout: writerTo('stdout'), stderr: writerTo('stderr') });
  return { status, ...text };
}

/** Runs the built command in a child process. */
function startMuro(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(cli, 'bin/muro.mjs'), ...args], {
    encoding: 'utf8',
    cwd: folder,
  });
  return { status, stdout, stderr };
}

const oneLine = (text: string) => expect(text.trim().split('\n').length, text).toBe(1);

const home = process.cwd();
beforeAll(async () => {
  process.chdir(folder);
  mkdirSync(pathTo('in'));
  for (let index = 0; index < 7; index++) {
    const [width, height] = index % 3 === 2 ? [300, 450] : [450, 300];
    const background = { r: 30 * index, g: 120, b: 255 - 30 * index };
    const picture = sharp({ create: { width, height, channels: 3, background } }).jpeg();
    await picture.withMetadata({ orientation: index === 0 ? 6 : 1 }).toFile(pathTo('in', `${index}.jpg`));
    photos.push(pathTo('in', `${index}.jpg`));
  }
}, 60_000);

afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true, force: true });
});

describe('muro make and muro print', () => {
  it('[INGEST-02] accepts photos of every format and whole folders, and skips other files', async () => {
    const picture = () => sharp({ create: { width: 300, height: 200, channels: 3, background: '#407030' } });
    mkdirSync(pathTo('holiday', 'day 2'), { recursive: true });
    await picture().png().withMetadata({ orientation: 6 }).toFile(pathTo('holiday', 'b 10.png'));
    await picture().webp().toFile(pathTo('holiday', 'b 9.webp'));
    await picture().avif({ effort: 0 }).toFile(pathTo('holiday', 'a.avif'));
    await picture()
      .tiff({ compression: 'lzw' })
      .toFile(pathTo('holiday', 'day 2', 'scan.tif'));
    await picture()
      .jpeg()
      .toFile(pathTo('holiday', 'day 2', 'c.jpg'));
    writeFileSync(pathTo('holiday', 'day 2', 'camera.HIF'), makeHeic({ turnsLeft: 1 }));
    writeFileSync(pathTo('holiday', '._a.avif'), Buffer.from([0, 5, 0x16, 7]));
    writeFileSync(pathTo('holiday', 'notes.txt'), 'no photo');
    const made = await muro('make', pathTo('holiday'), pathTo('holiday', '._a.avif'), '--size', '60x40', '-o', pathTo('kinds'));
    expect(made).toMatchObject({ status: 0, stderr: expect.stringContaining('left out 1 file that is not a photo') });
    const names = ['a.jpg', 'b 9.jpg', 'b 10.jpg', 'c.jpg', 'camera.jpg', 'scan.jpg'];
    expect(readdirSync(pathTo('kinds', 'photos')).sort()).toEqual([...names].sort());
    const sizeOf = async (name: string) => {
      const { format, width, height } = await sharp(pathTo('kinds', 'photos', name)).metadata();
      return [format, width, height];
    };
    expect(await sizeOf('b 10.jpg')).toEqual(['jpeg', 200, 300]);
    expect(await sizeOf('camera.jpg')).toEqual(['jpeg', 64, 128]);
    expect((await muro('print', pathTo('kinds'), '-o', pathTo('kinds.pdf'))).status).toBe(0);
    writeFileSync(pathTo('raw.dng'), Buffer.from('II*\0\x10\0\0\0CR\x02\0', 'latin1'));
    expect(await muro('make', pathTo('raw.dng'), '--size', '60x40', '-o', pathTo('x'))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('is a RAW photo; save it as JPEG first'),
    });
    mkdirSync(pathTo('empty'));
    expect(await muro('make', pathTo('empty'), '--size', '60x40', '-o', pathTo('x'))).toMatchObject({ status: 1 });
  });

  it('makes a collage and its print file of seven photos and keeps every original byte', async () => {
    const made = await muro('make', ...photos, '--size', '100x70', '--title', 'Ça va <été> & "là"', '-o', pathTo('out'));
    expect(made).toMatchObject({ status: 0, stderr: '' });
    expect(readdirSync(pathTo('out')).sort()).toEqual(['collage.xml', 'photos']);
    for (const photo of photos) {
      expect(readFileSync(pathTo('out', 'photos', photo.slice(-5))).equals(readFileSync(photo))).toBe(true);
    }
    const printed = await muro('print', 'out', '-o', 'out.pdf', '--ticket', 'out.json', '--jpeg', 'out.jpg', '--dpi', '30', '--originals');
    expect(printed).toMatchObject({ status: 0, stderr: '' });
    const bytes = readFileSync(pathTo('out.pdf'));
    for (const photo of photos.map((path) => readFileSync(path))) {
      const scan = photo.indexOf(Buffer.from('ffda', 'hex')); // compares only the coded data, since metadata is not embedded
      expect([scan > 0, bytes.includes(photo.subarray(scan))]).toEqual([true, true]);
    }
    const pdf = await PDFDocument.load(bytes);
    expect(pdf.getTitle()).toBe('Ça va <été> & "là"');
    const trim = pdf.getPage(0).getTrimBox();
    expect([trim.width, trim.height].map((side) => (side / 72) * 2.54)).toEqual([expect.closeTo(100, 3), expect.closeTo(70, 3)]);
    const ticket = JSON.parse(readFileSync(pathTo('out.json'), 'utf8'));
    expect(ticket.pdf).toEqual({
      sha256: createHash('sha256').update(bytes).digest('hex'),
      bytes: bytes.length,
      version: '1.6',
      standard: null,
    });
    expect(ticket.photos.length).toBe(7);
    expect(ticket).toMatchObject({ material: 'POSTER', size: { width: 100, height: 70 }, wrap: 0.1, pages: 1 });
    const flat = await sharp(pathTo('out.jpg')).metadata();
    expect([flat.width, flat.height]).toEqual([Math.round((100.2 / 2.54) * 30), Math.round((70.2 / 2.54) * 30)]);
    expect(flat).toMatchObject({ density: 30, space: 'srgb' });
  });

  it('applies --set, --generator and --material, and prints only JSON for programs', async () => {
    const made = await muro(
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
      pathTo('seven'),
    );
    expect(made.stderr).toBe('');
    expect(JSON.parse(made.stdout)).toMatchObject({
      generator: 'alleven',
      material: 'CANVAS4CM',
      photos: 7,
      size: { width: 60, height: 60 },
    });
    const printed = await muro('print', pathTo('seven', 'collage.xml'), '--json', '-o', pathTo('seven.pdf'));
    expect(JSON.parse(printed.stdout).ticket).toMatchObject({
      wrap: 5,
      isWrapped: true,
      sides: 'photos',
      sheet: { width: 70, height: 70 },
    });
  });

  it('creates a valid shop folder and overwrites none', async () => {
    expect((await muro('shop', 'init', pathTo('shop'))).stdout).toMatch(/shop: 19 files; change them/);
    expect((await muro('check', pathTo('shop'))).stdout).toBe(`${pathTo('shop')}: shop, My shop, 1 way of delivery to 3 countries, EUR\n`);
    expect((await muro('shop', 'init', pathTo('shop'))).stderr).toBe(`muro: ${pathTo('shop')}: is not empty\n`);
  });

  it('reports all unreadable photos by name and writes nothing', async () => {
    writeFileSync(pathTo('in', 'text.jpg'), 'no photo');
    writeFileSync(pathTo('in', 'cut.jpg'), readFileSync(photos[1] as string).subarray(0, 900));
    const made = await muro(
      'make',
      photos[0] as string,
      pathTo('in', 'text.jpg'),
      pathTo('in', 'cut.jpg'),
      pathTo('in', 'gone.jpg'),
      '--size',
      '50x40',
      '-o',
      pathTo('none'),
    );
    expect(made.status).toBe(1);
    oneLine(made.stderr);
    for (const name of ['text.jpg: is not a photo', 'cut.jpg: ', 'gone.jpg: cannot be read']) expect(made.stderr).toContain(name);
    expect(made.stderr).not.toContain('/0.jpg');
    expect(existsSync(pathTo('none'))).toBe(false);
  });

  it('reports options that do not fit', async () => {
    expect(
      await muro('make', ...photos, '--size', '50x40', '--generator', 'alleven', '--set', 'numberVert=99', '-o', pathTo('x')),
    ).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^muro: --set numberVert: 99 is outside 1 to 10\n$/),
    });
    expect(await muro('make', ...photos, '--size', '50x40', '--generator', 'single', '-o', pathTo('x'))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('1 place for 7 photos'),
    });
    expect((await muro('make', ...photos, '--size', '5x5', '-o', pathTo('x'))).status).toBe(2);
    expect(await muro('make', ...photos, '--size', 'big', '-o', pathTo('x'))).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("'big'"),
    });
    expect((await muro('make', ...photos, '--size', '50x40', '--template', 'nothing-like-it', '-o', pathTo('x'))).status).toBe(2);
    expect(existsSync(pathTo('x'))).toBe(false);
  });

  it('refuses a missing photo, a wrong photo and a broken collage, and keeps an earlier file', async () => {
    await muro('make', ...photos, '--size', '50x40', '-o', pathTo('stop'));
    writeFileSync(pathTo('stop.pdf'), 'earlier');
    rmSync(pathTo('stop', 'photos', '3.jpg'));
    expect(await muro('print', 'stop', '-o', 'stop.pdf')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^muro: stop\/photos\/3\.jpg: .*missing\n$/),
    });
    writeFileSync(pathTo('stop', 'photos', '3.jpg'), readFileSync(photos[2] as string));
    expect(await muro('print', 'stop', '-o', 'stop.pdf')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('shape of 450 x 300 px'),
    });
    writeFileSync(pathTo('stop', 'collage.xml'), '<collage templateId="x"><userdata></collage>');
    const broken = await muro('print', 'stop', '-o', 'stop.pdf');
    expect(broken.status).toBe(1);
    expect(broken.stderr).toMatch(/^muro: stop\/collage\.xml: line 1/);
    oneLine(broken.stderr);
    expect(readFileSync(pathTo('stop.pdf'), 'utf8')).toBe('earlier');
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it("prints a static design of the shop's catalogue with its pictures", async () => {
    const campo = join(cli, '../../catalogue/campo');
    const [, id = ''] = /<template id="(\w+)"/.exec(readFileSync(join(campo, 'design.xml'), 'utf8')) ?? [];
    const made = await muro(
      'make',
      ...photos.slice(0, 4),
      '--size',
      '50x40',
      '--template',
      id,
      '--material',
      'DIBOND',
      '-o',
      pathTo('campo'),
    );
    expect(made).toMatchObject({ status: 0, stderr: '' });
    expect(await muro('print', 'campo', '-o', 'campo.pdf', '--ticket', 'campo.json')).toMatchObject({ status: 0, stderr: '' });
    expect(JSON.parse(readFileSync(pathTo('campo.json'), 'utf8'))).toMatchObject({ product: { templateId: id, generator: '' }, wrap: 0.3 });
    const pictures = (await PDFDocument.load(readFileSync(pathTo('campo.pdf')))).getPage(0).node.Resources()?.toString() ?? '';
    expect(pictures.match(/\/P\d+ /g)?.length).toBeGreaterThan(4);
    expect(await muro('make', ...photos.slice(0, 4), '--size', '51x40', '--template', id, '-o', pathTo('campo-odd'))).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('50x40'),
    });
  });

  it('ignores addresses of a collage that lead out of its photo folder', async () => {
    await muro('make', photos[1] as string, '--size', '50x40', '--generator', 'single', '-o', pathTo('lead'));
    writeFileSync(pathTo('secret.jpg'), readFileSync(photos[1] as string));
    const xml = readFileSync(pathTo('lead', 'collage.xml'), 'utf8');
    writeFileSync(
      pathTo('lead', 'collage.xml'),
      xml.replaceAll('photos/1.jpg', '../secret.jpg').replaceAll('name="1.jpg"', 'name="../../secret.jpg"'),
    );
    rmSync(pathTo('lead', 'photos', '1.jpg'));
    expect(await muro('print', 'lead', '-o', 'lead.pdf')).toMatchObject({ status: 1, stderr: expect.stringContaining('missing') });
  });
});

describe('muro make and the design it is asked for', () => {
  const make = async (...args: string[]) => await muro('make', ...photos, '-o', pathTo('asked'), ...args);
  const collage = () => readFileSync(pathTo('asked', 'collage.xml'), 'utf8');
  const texts = () => [...collage().matchAll(/<doptext slot="(txt\d)"/g)].map(([, slot]) => slot);

  it.each([
    ['heart', ['--size', '60x60']],
    ['number', ['--size', '60x60']],
    ['numberyear', ['--size', '60x40']],
    ['numberdate', ['--size', '60x40']],
    ['mosaic1', ['--size', '60x40']],
    ['onelarge', ['--size', '60x40']],
  ])('makes text slots of %s only for given words', async (generator, size) => {
    expect((await make('--generator', generator, ...size, '--title', 'Amor')).status).toBe(0);
    expect(texts()).toEqual(['txt1']);
    expect(collage()).toContain('text="Amor"');
    expect((await make('--generator', generator, ...size, '--title', 'Amor', '--subtitle', '2026')).status).toBe(0);
    expect(texts()).toEqual(['txt1', 'txt2']);
    expect((await make('--generator', generator, ...size)).status).toBe(0);
    expect(texts()).toEqual([]);
  });

  it('[TFIT-01] [TFIT-02] [TITLE-13] prints every character that a font has, reports the others, and does not break words', async () => {
    const makeWithTitle = async (title: string) => await make('--generator', 'alleven', '--size', '30x30', '--title', title);
    expect((await makeWithTitle('“Łódź” – Ελλάδα, العربية ٢٠٢٦ ❤️👨‍👩‍👧')).stderr).not.toContain('the title');
    expect(collage()).toContain('text="“Łódź” – Ελλάδα, العربية ٢٠٢٦ ❤️👨‍👩‍👧"');
    expect((await makeWithTitle('Mar 漢字')).stderr).toContain('muro: note: no font has 漢 字: left out of the title\n');
    const long = 'Veinticinco años y ni un solo día sin risas '.repeat(9).trim();
    expect((await makeWithTitle(long)).stderr).toMatch(/the title is too long: its last \d+ letters find no room\n/);
    expect(collage()).toContain(`text="${long}"`);
    expect((await makeWithTitle('')).status).toBe(0);
    expect(collage()).toContain('text=""');
  });

  it('[GEN-TILES-03] [GEN-TILES-06] makes and prints the number of panels closest to the requested size', async () => {
    expect((await make('--size', '58x57', '--generator', 'tiles')).stdout).toContain('tiles, 58.2 x 58.2 cm, 7 photos');
    expect(collage()).toContain('<dopcanvas width="58.2" height="58.2"/>');
    expect(collage()).toMatch(/slot="img1" x="0.5" y="0.5" width="18.4" height="18.4"/);
    expect(collage()).toContain('material="TILES"');
    const printed = await muro('print', pathTo('asked'), '-o', pathTo('asked.pdf'), '--json');
    expect(JSON.parse(printed.stdout)).toMatchObject({
      ticket: { size: { width: 58.2, height: 58.2 }, material: 'TILES' },
      empty: ['img8', 'img9'],
    });
    expect((await make('--size', '78x39', '--template', '122', '--json')).stdout).toContain('"width": 77.6');
    expect(await make('--size', '9x60', '--generator', 'tiles')).toMatchObject({ status: 2, stderr: expect.stringContaining('19.4 cm') });
  });

  it('offers the materials of the design', async () => {
    const refused = async (args: string[], reason: string) =>
      expect(await make(...args)).toMatchObject({ status: 2, stderr: expect.stringContaining(reason) });
    await refused(['--size', '60x60', '--generator', 'tiles', '--material', 'POSTER'], 'tiles comes on TILES');
    await refused(['--size', '58.2x58.2', '--template', '121', '--material', 'POSTER'], "the design '121' comes on TILES");
    await refused(['--size', '60x60', '--generator', 'alleven', '--material', 'TILES'], 'alleven comes on POSTER');
    await refused(['--size', '60x60', '--generator', 'tiles', '--title', 'Hola'], 'tiles has no place for a text');
    await refused(['--size', '50x40', '--generator', 'heart'], 'squares of 30 to 100');
  });

  it('[SZST-07] starts with the values of step 2: the material overrides the margin of a preset', async () => {
    expect((await muro('make', photos[1] as string, '--size', '50x40', '--generator', 'single', '-o', pathTo('asked'))).status).toBe(0);
    expect(collage()).toContain('<val name="marginCM" value="0"/>');
    expect((await make('--size', '50x40', '--generator', 'alleven', '--material', 'CANVAS4CM', '--set', 'marginCM=1.5')).status).toBe(0);
    expect(collage()).toContain('<val name="marginCM" value="1.5"/>');
    expect(collage()).toMatch(/slot="img1" x="-3.5" y="-3.5"/);
  });

  it('[TFIT-01] [TFIT-02] reports missing characters and words without room, in make and in print', async () => {
    const args = ['--size', '40x30', '--generator', 'alleven', '--set', 'numberVert=7', '--set', 'numberHor=1', '--title'];
    const made = await make(...args, '漢字 Łódź');
    expect(made).toMatchObject({ status: 0, stderr: 'muro: note: no font has 漢 字: left out of the title\n' });
    expect(collage()).toContain('漢字 Łódź');
    expect((await muro('print', pathTo('asked'), '-o', pathTo('asked.pdf'))).stderr).toContain('no font has 漢 字');
    expect((await make(...args, 'Łódź, l’été … œuvre – 5 €')).stderr).toBe('');
    expect((await make(...args, 'word '.repeat(190))).stderr).toMatch(
      /^muro: note: the title is too long: its last \d+ letters find no room\n$/,
    );
  });

  it('reports empty slots to people and to programs', async () => {
    const made = await make('--size', '60x60', '--generator', 'heart', '--json');
    expect(made.stderr).toBe('');
    const { empty, warnings } = JSON.parse(made.stdout);
    expect([empty.length, warnings]).toEqual([24, [expect.stringContaining('24 of 31 places are empty')]]);
  });
});

describe('a layout that follows the photos', () => {
  interface Made {
    readonly layout: { readonly cells: readonly { kind: string; slot: string; x: number; y: number; width: number; height: number }[] };
    readonly vals: Readonly<Record<string, string>>;
  }
  const laidOut = async (...args: string[]) => {
    const { status, stderr } = await muro('layout', '--generator', 'fit', '--size', '70x50', '-o', pathTo('fit.json'), ...args);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const { layout, vals } = JSON.parse(readFileSync(pathTo('fit.json'), 'utf8')) as Made;
    return { vals, cells: layout.cells.filter(({ kind }) => kind === 'photo') };
  };
  /** Area of a photo's slot divided by the median area of all slots. */
  const timesUsual = (cells: Made['layout']['cells'], photo: number): number => {
    const areas = cells.map(({ width, height }) => width * height);
    const median = areas.toSorted((a, b) => a - b)[Math.floor(areas.length / 2)];
    return (areas[photo] as number) / (median as number);
  };
  const ASPECTS = [1.5, 0.75, 1.5, 4 / 3, 1, 0.75, 2 / 3, 16 / 9, 0.75, 1.5, 4 / 3, 1.5];

  it('makes slot 1 for photo 1 and so on, by --aspects and --weights', async () => {
    const weights = ASPECTS.map((_, index) => (index === 4 ? 4 : 1));
    const { cells, vals } = await laidOut('--aspects', ASPECTS.join(), '--weights', weights.join(), '--set', 'order=given');
    expect(vals).toMatchObject({ photos: '12', order: '1' });
    expect(cells.map(({ slot }) => slot)).toEqual(ASPECTS.map((_, index) => `img${index + 1}`));
    for (const [index, { width, height }] of cells.entries()) expect(width / height / (ASPECTS[index] as number)).toBeCloseTo(1, 1);
    expect(timesUsual(cells, 4)).toBeGreaterThan(2.5);
    const free = await laidOut('--aspects', ASPECTS.join(), '--weights', weights.join());
    expect(timesUsual(free.cells, 4)).toBeGreaterThan(2.5);
  });

  it('is reproducible by its seed', async () => {
    const args = ['--aspects', ASPECTS.join()];
    expect(await laidOut(...args, '--seed', '7')).toEqual(await laidOut(...args, '--seed', '7'));
    expect(await laidOut(...args, '--seed', '7')).not.toEqual(await laidOut(...args, '--seed', '8'));
    expect((await laidOut(...args, '--seed', '7')).vals).toEqual((await laidOut(...args)).vals);
  });

  it('is the default, in the requested order', async () => {
    const made = await muro(
      'make',
      ...[...photos].reverse(),
      '--size',
      '60x30',
      '--order',
      'name',
      '--variants',
      '2',
      '--json',
      '-o',
      pathTo('fitted'),
    );
    expect(JSON.parse(made.stdout)).toMatchObject({ generator: 'fit', photos: 7, empty: [], warnings: [] });
    expect(readdirSync(pathTo('fitted')).sort()).toEqual(['collage-2.xml', 'collage.xml', 'photos']);
    const [first, second] = ['collage.xml', 'collage-2.xml'].map((name) => readFileSync(pathTo('fitted', name), 'utf8')) as [
      string,
      string,
    ];
    expect(first).not.toBe(second);
    expect([...first.matchAll(/<photo id="\d+"[^>]*name="([^"]+)"/g)].map(([, name]) => name)).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((n) => `${n}.jpg`),
    );
    expect((await muro('check', pathTo('fitted', 'collage-2.xml'))).status).toBe(0);
    expect((await muro('print', pathTo('fitted', 'collage-2.xml'), '-o', pathTo('fitted.pdf'))).status).toBe(0);
  });

  it('gives favourites more room', async () => {
    const args = ['make', ...photos, '--size', '60x60', '-o', pathTo('favourite')];
    const areaOf = (slot: number) => {
      const xml = readFileSync(pathTo('favourite', 'collage.xml'), 'utf8');
      const [, width, height] = new RegExp(`slot="img${slot}" x="[^"]*" y="[^"]*" width="([^"]*)" height="([^"]*)"`).exec(xml) ?? [];
      return Number(width) * Number(height);
    };
    expect((await muro(...args, '--favourite', '4.jpg=4')).status).toBe(0);
    const large = areaOf(5);
    expect(readFileSync(pathTo('favourite', 'collage.xml'), 'utf8').match(/favourite="\d"/g)).toEqual(['favourite="4"']);
    expect((await muro('check', pathTo('favourite', 'collage.xml'))).status).toBe(0);
    expect(large).toBeGreaterThan(2 * areaOf(2));
    expect((await muro(...args)).status).toBe(0);
    expect(large).toBeGreaterThan(1.5 * areaOf(5));
  });

  it.each([
    [['--aspects', '1.5,x'], "'x'"],
    [['--aspects', '1.5,0'], "'0'"],
    [['--aspects', '1.5', '--weights', '1,2'], 'one for each of 1 photos'],
    [['--weights', '1'], 'without --aspects'],
    [['--aspects', Array.from({ length: 145 }, () => 1).join()], 'at most 144 photos'],
    [['--aspects', '1,2', '--set', 'photos=5'], 'outside 2 to 2'],
    [['--set', 'order=odd'], "order: expected one of free, given, time, days but received 'odd'"],
  ])('reports the option that has no effect: %j', async (args, reason) => {
    const { status, stderr } = await muro('layout', '--generator', 'fit', '--size', '70x50', '-o', pathTo('odd.json'), ...args);
    expect(status).toBe(2);
    oneLine(stderr);
    expect(stderr).toContain(reason);
  });

  it('reports options that a design does not support', async () => {
    const refused = async (...args: string[]) => await muro('make', ...photos, '--size', '60x60', '-o', pathTo('refused'), ...args);
    for (const [args, reason] of [
      [['--favourite', 'missing.jpg=4'], 'none of the photos'],
      [['--favourite', '1.jpg=40'], 'FILE=2 or FILE=4'],
      [['--favourite', '1.jpg=3'], 'FILE=2 or FILE=4'],
      [['--generator', 'alleven', '--favourite', '1.jpg=4'], 'do not follow the photos'],
      [['--generator', 'alleven', '--variants', '4'], 'has only one variant'],
      [['--generator', 'alleven', '--seed', '4'], 'has no random values'],
      [['--order', 'size'], 'given, name, time'],
    ] as const) {
      expect(await refused(...args)).toMatchObject({ status: 2, stderr: expect.stringContaining(reason) });
    }
    expect((await muro('layout', '--generator', 'alleven', '--size', '60x60', '--aspects', '1', '-o', pathTo('x.json'))).stderr).toContain(
      'does not follow',
    );
  });
});

describe('muro layout', () => {
  it('--seed chooses reproducible random values, and is reported for a design without random values', async () => {
    const generated = async (generator: string, ...args: string[]) => {
      const made = await muro('layout', '--generator', generator, '--size', '60x60', '--json', '-o', pathTo('dealt.json'), ...args);
      return {
        ...(JSON.parse(made.stdout) as { vals: Record<string, string>; warnings: string[] }),
        text: readFileSync(pathTo('dealt.json'), 'utf8'),
      };
    };
    const hands: string[] = [];
    for (const seed of ['1', '2', '3', '4']) hands.push((await generated('mosaiccross', '--seed', seed)).text);
    expect(new Set(hands).size).toBeGreaterThan(2);
    expect((await generated('mosaiccross', '--seed', '2')).text).toBe(hands[1]);
    expect((await generated('mosaiccross', '--seed', '2', '--set', 'numberHor=9')).vals.numberHor).toBe('9');
    expect((await generated('single', '--seed', '2')).warnings).toEqual(['--seed: single has no random values here']);
    expect((await generated('tiles', '--seed', '2')).warnings).toHaveLength(1);
  });

  it('writes the same layout as data, template, drawing and picture', async () => {
    const args = ['layout', '--generator', 'mosaic1', '--size', '60x40', '--seed', '5', '-o'];
    for (const ending of ['json', 'xml', 'svg', 'png']) expect((await muro(...args, pathTo(`layout.${ending}`))).status).toBe(0);
    const document = JSON.parse(readFileSync(pathTo('layout.json'), 'utf8'));
    expect(document).toMatchObject({ design: 'mosaic1', layout: { size: { width: 60, height: 40 } } });
    expect(readFileSync(pathTo('layout.svg'), 'utf8')).toContain('viewBox="0 0 60 40"');
    expect(await sharp(pathTo('layout.png')).metadata()).toMatchObject({ width: 1200, height: 800 });
    expect(await muro('check', pathTo('layout.xml'))).toMatchObject({ status: 0, stdout: expect.stringContaining('layout, 60 x 40 cm') });
    const before = readFileSync(pathTo('layout.xml'));
    await muro(...args, pathTo('layout.xml'));
    expect(readFileSync(pathTo('layout.xml')).equals(before)).toBe(true);
  });

  it('wrong usage is exit 2 and one line', async () => {
    for (const args of [
      ['layout', '--generator', 'unknown', '--size', '60x40', '-o', 'a.json'],
      ['layout', '--generator', 'alleven', '--size', '60x40', '-o', 'a.doc'],
      ['layout', '--generator', 'alleven', '--size', '60x40', '--material', 'WOOD', '-o', 'a.json'],
      ['layout', '--generator', 'alleven', '--size', '60x40', '--set', 'colour', '-o', 'a.json'],
      ['layout', '--size', '60x40'],
      ['print', 'x', '-o', 'y.pdf', '--jpeg', 'y.jpg', '--dpi', '9000'],
      ['print', 'x', '-o', 'y.pdf', '--dpi', '150'],
      ['print', 'x', '-o', 'y.jpg'],
      ['print', 'x', '-o', 'y.pdf', '--jpeg', 'y.pdf'],
      ['print', 'x', '-o', 'y.pdf', '--ticket', 'y.pdf'],
      ['make', 'x.jpg', '--size', '60x40', '-o', ''],
      ['make', 'x.jpg', '--size', '60x40', '-o', '-'],
      ['serve', '--data', ''],
      ['fly'],
      [],
      ['orders'],
      ['accounts'],
    ]) {
      const { status, stderr } = await muro(...args);
      expect([args, status]).toEqual([args, 2]);
      oneLine(stderr);
    }
    expect((await muro('shop')).stderr).toContain('expected a command: init; `muro shop --help` says more');
    expect(await muro('--help')).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining('print file') });
    const { version } = JSON.parse(readFileSync(join(cli, 'package.json'), 'utf8'));
    expect(await muro('--version')).toEqual({ status: 0, stderr: '', stdout: `muro ${version}\n` });
    for (const args of [['--help'], ['make', '--help'], ['layout', '--help']]) {
      const { stdout } = await muro(...args);
      for (const { name } of GENERATORS) expect(stdout).toContain(name);
    }
    expect((await muro('layout', '--help')).stdout).toMatch(/mosaiccross +numberHor, borderCM, marginCM, mixed, random, hasText/);
  });
});

describe('muro print --profile', () => {
  it('makes PDF/X-4 with a press profile, and gives the reason why another profile is refused', async () => {
    await muro('make', photos[0] as string, '--size', '30x20', '-o', pathTo('pressed'));
    const white = sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } });
    const profile = async (name: string) => (await sharp(await white.withIccProfile(name).jpeg().toBuffer()).metadata()).icc as Buffer;
    writeFileSync(pathTo('press.icc'), await profile('cmyk'));
    writeFileSync(pathTo('display.icc'), await profile('p3'));
    const print = async (name: string) =>
      await muro('print', 'pressed', '-o', 'pressed.pdf', '--profile', pathTo(name), '--ticket', 'pressed.json');
    expect((await print('press.icc')).status).toBe(0);
    expect(JSON.parse(readFileSync(pathTo('pressed.json'), 'utf8')).pdf.standard).toBe('PDF/X-4');
    expect(readFileSync(pathTo('pressed.pdf'), 'latin1')).toContain('/GTS_PDFXVersion(PDF/X-4)');
    for (const [name, reason] of [
      ['display.icc', "the profile is of a display, not of a press (class 'prtr')"],
      ['gone.icc', 'there is no such file'],
    ] as const) {
      const { status, stderr } = await print(name);
      expect([status, stderr.trim()]).toEqual([1, `muro: ${pathTo(name)}: ${reason}`]);
    }
  });
});

describe('muro check', () => {
  it("[GEN-COMMON-03] names a design's unknown generator and a preset out of its bounds", async () => {
    const entry = (source: string, preset: string) =>
      `<template id="1" name="Muro-Uno" source="${source}" width="50" height="40" materials="POSTER" visible="true"><preset>${preset}</preset></template>`;
    writeFileSync(pathTo('spiral.xml'), entry('gen:spiral', ''));
    writeFileSync(pathTo('wide.xml'), entry('gen:alleven', '<val name="numberVert" value="99"/>'));
    writeFileSync(pathTo('well.xml'), entry('gen:alleven', '<val name="numberVert" value="5"/>'));
    const { status, stdout, stderr } = await muro('check', pathTo('spiral.xml'), pathTo('wide.xml'), pathTo('well.xml'));
    expect([status, stdout.trim()]).toEqual([1, `${pathTo('well.xml')}: design, Muro-Uno`]);
    expect(stderr).toContain("spiral.xml: line 1, column 1, template: unknown generator 'spiral'; known are alleven, ");
    expect(stderr).toMatch(/wide\.xml: line 1, column \d+, template\/preset\/val: preset 'numberVert': 99 is outside 1 to 10/);
  });

  it('reports invalid UTF-8 and accepts a byte order mark', async () => {
    const list = '<rsp>\n<templates><!-- caf\u00e9 --></templates></rsp>';
    writeFileSync(pathTo('latin.xml'), Buffer.from(list, 'latin1'));
    writeFileSync(pathTo('wide16.xml'), Buffer.from(`\ufeff${list}`, 'utf16le'));
    writeFileSync(pathTo('marked.xml'), `\ufeff${list}`);
    const { status, stdout, stderr } = await muro('check', pathTo('latin.xml'), pathTo('wide16.xml'), pathTo('marked.xml'));
    expect([status, stdout.trim()]).toEqual([1, `${pathTo('marked.xml')}: list, 0 designs`]);
    expect(stderr).toContain('latin.xml: line 2, column 20: character 20 is not valid UTF-8 (byte e9)');
    expect(stderr).toContain('wide16.xml: line 1, column 1: the text is UTF-16; save it as UTF-8');
    const title = await muro('make', ...photos, '--size', '50x40', '--title', 'Caf\ufffd', '-o', pathTo('lost'));
    expect([title.status, existsSync(pathTo('lost'))]).toEqual([2, false]);
    expect(title.stderr).toContain("'Caf\ufffd' is not valid UTF-8");
  });

  it('reports a layout that does not match its values, and pages beyond a product; print refuses both', async () => {
    await muro('make', ...photos, '--size', '50x40', '--generator', 'alleven', '-o', pathTo('whole'));
    const xml = readFileSync(pathTo('whole', 'collage.xml'), 'utf8');
    const expectRefusal = async (name: string, text: string, reason: string) => {
      expect(text).not.toBe(xml);
      writeFileSync(pathTo('whole', name), text);
      expect(await muro('check', pathTo('whole', name))).toMatchObject({ status: 1, stderr: expect.stringContaining(reason) });
    };
    const page = /<userdata[\s\S]*<\/userdata>/.exec(xml)?.[0] ?? '';
    await expectRefusal('moved.xml', xml.replace(/(slot="img1" x=")[^"]*/, '$15'), 'photo img1 is');
    await expectRefusal('mine.xml', xml.replace('design="alleven"', 'design="mine"'), "unknown generator 'mine'");
    await expectRefusal('two.xml', xml.replace(page, `<pages><page>${page}</page><page>${page}</page></pages>`), 'has 2 pages');
    const printed = await muro('print', pathTo('whole', 'two.xml'), '-o', pathTo('two.pdf'));
    expect(printed).toMatchObject({ status: 1, stderr: expect.stringContaining('has 2 pages') });
    expect(existsSync(pathTo('two.pdf'))).toBe(false);
  });

  it('reports every fault of a price list with line and column', async () => {
    writeFileSync(pathTo('prices.json'), '{ "currency": "EUR",\r\n"vat": 21,\r\n"materials": { "POSTER": { "baseCents": 6.95 } } }');
    const { status, stderr } = await muro('check', pathTo('prices.json'));
    expect([status, stderr.trim().split('\n')]).toEqual([
      1,
      [
        expect.stringContaining('prices.json: line 2, column 8, vat: must be "included", not 21'),
        expect.stringContaining('prices.json: line 3, column 26, materials.POSTER.perSquareMetreCents: is missing'),
        expect.stringContaining('prices.json: line 3, column 41, materials.POSTER.baseCents: must be a whole number of cents'),
      ],
    ]);
  });

  it('reports line and reason of every invalid file, and the kind of the valid ones', async () => {
    await muro('make', ...photos, '--size', '50x40', '-o', pathTo('good'));
    writeFileSync(pathTo('bomb.xml'), '<?xml version="1.0"?>\n<!DOCTYPE x [<!ENTITY a "b">]>\n<template/>');
    writeFileSync(pathTo('odd.xml'), '<svg/>');
    writeFileSync(pathTo('list.xml'), '<rsp><templates><template id="1"/><template id="2"/></templates></rsp>');
    const { status, stdout, stderr } = await muro(
      'check',
      pathTo('good', 'collage.xml'),
      pathTo('bomb.xml'),
      pathTo('odd.xml'),
      pathTo('list.xml'),
      pathTo('gone.xml'),
    );
    expect(status).toBe(1);
    expect(stdout).toContain('collage.xml: collage, 50 x 40 cm, 7 photos');
    const lines = stderr.trim().split('\n');
    expect(lines[0]).toMatch(/bomb\.xml: line 2.*DOCTYPE/i);
    expect(lines[1]).toContain('<svg> is not a document of Muro');
    expect(lines.slice(2, -1)).toEqual(
      Array(6).fill(expect.stringMatching(/list\.xml: line 1, column \d+, .*(name|width|height) is missing/)),
    );
    expect(lines.at(-1)).toContain('gone.xml: there is no such file');
    const asData = await muro('check', '--json', pathTo('odd.xml'));
    expect(asData.status).toBe(1);
    expect(JSON.parse(asData.stdout).faults).toEqual([
      expect.objectContaining({ file: pathTo('odd.xml'), line: 1, reason: '<svg> is not a document of Muro' }),
    ]);
  });
});

describe('the built command', () => {
  it('has the same output and exit codes 0, 1 and 2 as a call in this process', async () => {
    for (const [args, status] of [
      [['--version'], 0],
      [['make', ...photos.slice(0, 2), '--size', '30x20', '--json', '-o', pathTo('built')], 0],
      [['print', pathTo('built'), '-o', pathTo('built.pdf')], 0],
      [['check', pathTo('nowhere.xml')], 1],
      [['check', pathTo('nowhere.xml'), '--json'], 1],
      [['fly'], 2],
    ] as const) {
      const started = startMuro(...args);
      expect([args, started.status]).toEqual([args, status]);
      expect(started).toEqual(await muro(...args));
    }
  });

  it('runs through a symbolic link in the minimal environment of cron', () => {
    const link = pathTo('muro');
    symlinkSync(join(cli, 'bin/muro.mjs'), link);
    const env = { PATH: `${dirname(process.execPath)}:/usr/bin:/bin` };
    const { status, stdout, stderr } = spawnSync(link, ['--version'], { encoding: 'utf8', cwd: '/', env });
    expect([status, stdout, stderr]).toEqual([0, expect.stringMatching(/^muro \d+\.\d+\.\d+\n$/), '']);
  });
});

describe('muro serve', () => {
  it('starts the server with the given options, forwards its output and exits with its code', async () => {
    writeFileSync(pathTo('no-folder'), '');
    const { status, stdout, stderr } = startMuro('serve', '--port', '0', '--data', pathTo('no-folder'));
    expect(status).toBe(1);
    if (existsSync(join(cli, '../server/dist/main.js'))) expect(stdout).toContain(pathTo('no-folder'));
    else expect(stderr).toContain('the server is not built');
  });

  it('rejects an invalid port as wrong usage', async () => {
    expect((await muro('serve', '--port', '99999')).status).toBe(2);
  });
});
